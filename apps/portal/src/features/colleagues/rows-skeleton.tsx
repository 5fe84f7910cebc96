import { Loading } from '@sarai/ui/kit/loading.tsx'
import { Skeleton } from '@sarai/ui/kit/skeleton.tsx'

export function RowsSkeleton() {
  return (
    <Loading className="grid gap-4 border-t border-line px-3.5 py-3.5 sm:px-4.5">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-9 rounded-full" />
          <div className="grid gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3 w-56" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
