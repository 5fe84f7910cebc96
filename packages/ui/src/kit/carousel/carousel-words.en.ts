import type { Words } from '@sarai/locale/message.ts'

export const en = {
  pause: 'Pause the slide show',
  play: 'Play the slide show',
  previous: 'Previous slide',
  next: 'Next slide',
  slide: 'Slide {n} of {total}',
  slideNamed: 'Slide {n} of {total}: {name}',
} as const satisfies Words
