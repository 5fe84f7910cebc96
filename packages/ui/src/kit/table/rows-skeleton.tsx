import { Loading } from '#kit/show/loading.tsx'
import { Skeleton } from '#kit/show/skeleton.tsx'

/** Rows of a card that are still to come: a mark, and two lines beside it. */
export function RowsSkeleton({ rows, mark }: { rows: number; mark: string }) {
  return (
    <Loading className="grid gap-4 border-t border-line px-3.5 py-3.5 sm:px-4.5">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className={mark} />
          <div className="grid gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3 w-56" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
