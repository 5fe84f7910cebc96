import type { Words } from '@sarai/locale/message.ts'

export const en = {
  greetingMorning: 'Good morning, {name}',
  greetingAfternoon: 'Good afternoon, {name}',
  greetingEvening: 'Good evening, {name}',
  greeting: 'Welcome',
  agency: 'The account of {agency} is open.',
  emptyTitle: 'No packages are open for sale yet',
  emptyText: 'Hotels, prices and your requests appear here as soon as the provider publishes the first package.',
} as const satisfies Words
