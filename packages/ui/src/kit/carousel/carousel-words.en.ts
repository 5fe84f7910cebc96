import type { Words } from '@sarai/locale/message.ts'

export const en = {
  carousel: 'slide show',
  pause: 'Pause the slide show',
  play: 'Play the slide show',
  previous: 'Previous slide',
  next: 'Next slide',
  slideNamed: 'Slide {n} of {total}: {name}',
} as const satisfies Words
