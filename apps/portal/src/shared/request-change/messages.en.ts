import type { Words } from '@sarai/locale/message.ts'

export const en = {
  newerTitle: 'This request was changed meanwhile',
  newerText: 'What you typed is still here. Go on to apply it to the request as it is now.',
  nowState: 'It is now:',
  goOn: 'Go on with what I typed',
  byDesk: 'Reservation desk',
  byItself: 'By itself',
} as const satisfies Words
