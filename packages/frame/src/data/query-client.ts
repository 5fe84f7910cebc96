import { QueryCache, QueryClient } from '@tanstack/react-query'
import { CallFailed } from '@sarai/wire/core/client.ts'

/** Answers are kept for a moment; what changed meanwhile arrives over the live stream. One cache for each login. */
export function createQueryClient(notify: (colour: 'error', sentence: string) => void): QueryClient {
  return new QueryClient({
    // A page shows in its place what it could not read; these refusals are told over it as well. A 401
    // leads to the login, which says so itself.
    queryCache: new QueryCache({ onError: (error) => isToldAloud(error) && notify('error', error.message) }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (failures, error) => failures < 2 && isWorthRetrying(error) },
      // By default a press without a network waits in silence and is sent by itself, long after it was meant.
      mutations: { networkMode: 'always' },
    },
  })
}

/** A refusal is an answer: only silence and a server in trouble are worth a second try. */
function isWorthRetrying(error: Error): boolean {
  return !(error instanceof CallFailed) || error.status === 0 || error.status >= 500
}

function isToldAloud(error: Error): boolean {
  return error instanceof CallFailed && [400, 403].includes(error.status)
}
