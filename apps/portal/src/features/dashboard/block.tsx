import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { useDrawnInTurns } from '@sarai/ui/kit/drawn-in-turns.ts'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'

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
  const isDrawn = useDrawnInTurns(data !== undefined)
  return (
    <CardSection
      title={title}
      note={data === undefined ? undefined : note?.(data)}
      actions={data === undefined ? undefined : actions?.(data)}
    >
      {isDrawn && children(data!)}
      {data === undefined && error !== null && (
        <div className="border-t border-line">
          <LoadError of={answer} />
        </div>
      )}
      {!isDrawn && (data !== undefined || error === null) && (
        <Loading className="border-t border-line p-4.5">{skeleton}</Loading>
      )}
    </CardSection>
  )
}
