/**
 * Every refusal that a person is meant to read, by its machine code. The sentences in both languages stand in
 * locale (problem-texts.ts), so the domain says what is wrong and never how it reads.
 */
export const problemCodes = [
  'VALIDATION_FAILED',
  'UNKNOWN_MODEL',
  'NOT_FOUND',
  'NOT_LOGGED_IN',
  'FORBIDDEN',
  'LOGIN_FAILED',
  'AGENCY_PENDING',
  'AGENCY_REJECTED',
  'AGENCY_SUSPENDED',
  'STATE_CHANGED',
  'IDEMPOTENCY_IN_PROGRESS',
  'IDEMPOTENCY_MISMATCH',
  'RATE_LIMITED',
  'OUTCOME_UNKNOWN',
  'UNEXPECTED',
] as const

export type ProblemCode = (typeof problemCodes)[number]
