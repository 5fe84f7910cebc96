import type { Words } from '@sarai/locale/message.ts'

export const en = {
  unit: 'per room per night',
  extra: 'Extra commission {amount}',
  none: 'No promoted hotels at the moment',
  noneText: 'When a hotel pays you extra, it is listed here with its dates.',
  allHotels: { one: 'Show the hotel', other: 'Show all # hotels' },
  hotels: { one: '1 hotel', other: '# hotels' },
} as const satisfies Words
