import type { ProblemCode } from '#ground/problem.ts'

/**
 * Refusals that no agency can get past by itself: only the provider can put them right, or say what to do instead. Where
 * one is shown, a way to write to us stands beside it.
 */
export const onlyProviderSolves: ReadonlySet<string> = new Set([
  'AGENCY_READ_ONLY',
  'HOTEL_INACTIVE',
  'CONTRACT_NOT_EXTENDABLE',
  'CONTRACT_HAS_UNVERIFIED_PAYMENT',
  'REQUEST_CLOSED',
  'REQUEST_CONFIRMED',
  'RECEIPTS_UNDER_REVIEW',
  'DEADLINE_PASSED',
  'NOT_REVIVABLE',
  'STAY_BEGUN',
  'APPLICATION_PENDING',
  'OFFER_EXPIRED',
  'NOTES_CLOSED',
  'DUPLICATE_RECEIPT',
  'TOO_MANY_PAYMENTS',
  'TOO_MANY_MOVES',
  'PAID_TOO_LONG_AGO',
  'PAYMENT_ALREADY_DECIDED',
  'NO_RATE',
  'FILES_USED_UP',
  'UNEXPECTED',
] satisfies ProblemCode[])
