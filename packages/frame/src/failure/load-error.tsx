import type { UseQueryResult } from '@tanstack/react-query'
import { CallFailed } from '@sarai/wire/core/client.ts'
import { ErrorState } from '@sarai/ui/kit/show/error-state.tsx'
import { useHelp } from '#failure/help.ts'

export type Loaded = Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>

/** Why a query has nothing to show, with what support can look up, and a button to try again. */
export function LoadError({ of: { error, refetch, isFetching } }: { of: Loaded }) {
  const help = useHelp()(error)
  return (
    <ErrorState
      message={error?.message}
      reference={error instanceof CallFailed ? error.reference : undefined}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
      {...(help && { help })}
    />
  )
}
