import type { Words } from '@sarai/locale/message.ts'

export const en = {
  left: {
    one: 'Your agency can send 1 more file today, up to {size}.',
    other: 'Your agency can send # more files today, up to {size} in all.',
  },
  usedUp: 'Your agency has sent as many files as it may today. You can go on tomorrow.',
} as const satisfies Words
