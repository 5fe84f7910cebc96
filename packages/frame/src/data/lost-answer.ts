import { CallFailed } from '@sarai/wire/core/client.ts'

/**
 * Nothing arrived, or a server in between gave up: whether the write was done is not known. A server that says that it
 * is busy has done nothing.
 */
export function isAnswerLost(error: Error | undefined): boolean {
  if (!(error instanceof CallFailed) || error.code === 'BUSY') return false
  return error.code === 'UNREACHABLE' || [502, 503, 504].includes(error.status)
}

/**
 * Nobody has decided about the write, or nobody has heard of it: it was lost, the server was in trouble, let nobody in
 * at that moment, or is still at work on the first try. What was asked is still to be asked.
 */
export function isUndecided(error: Error): boolean {
  if (!(error instanceof CallFailed) || error.code === 'IDEMPOTENCY_IN_PROGRESS') return true
  return error.status === 0 || error.status >= 500 || [401, 429].includes(error.status)
}

/** The key belongs to a write with other contents, which was done: only another key is heard. */
export function isKeyTaken(error: Error): boolean {
  return error instanceof CallFailed && error.code === 'IDEMPOTENCY_MISMATCH'
}
