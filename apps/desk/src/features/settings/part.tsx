import type { ReactNode } from 'react'
import { LoadError, type Loaded } from '@sarai/frame/failure/load-error.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'

type PartProps = {
  of: Loaded & { data: unknown }
  note: ReactNode
  action?: ReactNode
  children: ReactNode
}

/** One part of the settings: a line that says what it is for, a button, and the contents once they are there. */
export function Part({ of: query, note, action, children }: PartProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3.5 py-3 sm:px-4.5">
        <p className="text-soft">{note}</p>
        {action}
      </div>
      {query.error && <LoadError of={query} />}
      {query.data === undefined && !query.error && (
        <Loading className="grid gap-3 border-t border-line p-4.5">
          <Skeleton className="h-4 w-60 max-w-full" />
          <Skeleton className="h-4 w-44" />
        </Loading>
      )}
      {query.data !== undefined && children}
    </>
  )
}
