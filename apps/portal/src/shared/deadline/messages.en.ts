import type { Words } from '@sarai/locale/message.ts'

export const en = {
  timeLeft: 'Time left',
  tehran: 'Tehran',
  hotelTime: 'Hotel',
  left: '{time} left',
  byTehran: '{time} Tehran',
  stopped: 'Clock stopped',
  kept: '{time} kept for you',
} as const satisfies Words
