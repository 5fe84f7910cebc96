import { QueryClient } from '@tanstack/react-query'
import { CallFailed } from '@sarai/contract/client.ts'

/** Answers are kept for a moment; what changed meanwhile arrives over the live stream. One cache for each login. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (failures, error) => failures < 2 && isWorthRetrying(error) },
    },
  })
}

/** A refusal is an answer: only silence and a server in trouble are worth a second try. */
function isWorthRetrying(error: Error): boolean {
  return !(error instanceof CallFailed) || error.status === 0 || error.status >= 500
}
