import type { Words } from '@sarai/locale/message.ts'

export const en = {
  unit: 'per room per night',
  extra: 'Extra commission {amount}',
  none: 'No promoted hotels at the moment',
  noneText: 'When a hotel pays you extra, it is listed here with its dates.',
  allHotels: { one: 'Show the hotel', other: 'Show all # hotels' },
  bestHotels: { one: 'Show the best-paid hotel', other: 'Show the # best-paid hotels' },
  moreThan: { one: 'More than 1 hotel', other: 'More than # hotels' },
  moreHotels: 'Only the best-paid hotels are listed. The hotel search shows what you earn in each hotel.',
  morePeriods: 'There are more periods. Each is listed here as soon as an earlier one has ended.',
  hotels: { one: '1 hotel', other: '# hotels' },
} as const satisfies Words
