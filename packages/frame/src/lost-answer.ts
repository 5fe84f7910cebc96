import { CallFailed } from '@sarai/contract/client.ts'

/** Nothing arrived, or a server in between gave up: whether the write was done is not known. */
export function isAnswerLost(error: Error | undefined): boolean {
  return error instanceof CallFailed && (error.code === 'UNREACHABLE' || [502, 503, 504].includes(error.status))
}
