import { CallFailed } from '@sarai/wire/core/client.ts'

/**
 * Nothing arrived, or a server in between gave up: whether the write was done is not known. A server that says that it
 * is busy has done nothing.
 */
export function isAnswerLost(error: Error | undefined): boolean {
  if (!(error instanceof CallFailed) || error.code === 'BUSY') return false
  return error.code === 'UNREACHABLE' || [502, 503, 504].includes(error.status)
}
