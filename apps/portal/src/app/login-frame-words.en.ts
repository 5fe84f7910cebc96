import type { Words } from '@sarai/locale/message.ts'

/** Beside every form before the login: the first screen loads these. */
export const en = {
  title: 'Hotel booking request system',
  subtitle: 'For travel agencies: ask for rooms, follow the answer, pay and get the contract in one place.',
  pointRates: 'Net contract rates',
  pointCommission: 'Clear commission',
  pointDesk: 'Straight to the reservation desk',
} as const satisfies Words
