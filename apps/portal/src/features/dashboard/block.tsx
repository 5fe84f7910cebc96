import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { CallFailed } from '@sarai/contract/client.ts'
import { CardSection } from '@sarai/ui/kit/card.tsx'
import { ErrorState } from '@sarai/ui/kit/error-state.tsx'
import { Loading } from '@sarai/ui/kit/loading.tsx'

type BlockProps<Data> = {
  title: string
  answer: UseQueryResult<Data>
  note?: (data: Data) => ReactNode
  actions?: (data: Data) => ReactNode
  /** In the shape of what will come. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** A part of the dashboard that loads, fails and is tried again by itself; the others go on. */
export function Block<Data>({ title, answer, note, actions, skeleton, children }: BlockProps<Data>) {
  const { data, error } = answer
  return (
    <CardSection
      title={title}
      note={data === undefined ? undefined : note?.(data)}
      actions={data === undefined ? undefined : actions?.(data)}
    >
      {data !== undefined && children(data)}
      {data === undefined && error !== null && <Failure answer={answer} />}
      {data === undefined && error === null && <Loading className="border-t border-line p-4.5">{skeleton}</Loading>}
    </CardSection>
  )
}

/** What the server said, and another try; also for a part that has no card around it. */
export function Failure({ answer: { error, refetch, isFetching } }: { answer: UseQueryResult }) {
  return (
    <div className="border-t border-line">
      <ErrorState
        {...(error && { message: error.message })}
        {...(error instanceof CallFailed && { reference: error.reference })}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    </div>
  )
}
