import type { Words } from '@sarai/locale/message.ts'

export const en = {
  stepSkipped: 'Not needed without transfer',
  goneTitle: 'This hotel cannot be chosen',
  goneText: 'It may no longer be on sale, or the address of this page is not quite right.',
  currencyTitle: 'This hotel sells in another currency',
  currencyText:
    'All requests of a contract are in one currency, here {currency}. Choose another hotel, or ask for this one in a new request.',
  toHotels: 'Back to the hotels',
} as const satisfies Words
