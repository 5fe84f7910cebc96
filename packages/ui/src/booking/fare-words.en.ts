import type { Words } from '@sarai/locale/message.ts'

export const en = {
  date: 'Date',
  room: 'Room',
  childNoBed: 'Child without bed',
  childWithBed: 'Child with bed',
  extraBed: 'Extra bed',
  nightTotal: 'Night total',
  sum: 'Sum',
  special: 'special date {amount}',
  nobody: 'nobody in this place',
} as const satisfies Words
