import type { Words } from '@sarai/locale/message.ts'

export const en = {
  date: 'Date',
  room: 'Room',
  childNoBed: 'Child 0–5 without bed',
  childWithBed: 'Child 6–11 with bed',
  extraBed: 'Extra bed',
  nightTotal: 'Night total',
  sum: 'Sum',
  special: 'special date {amount}',
  nobody: 'nobody in this place',
} as const satisfies Words
