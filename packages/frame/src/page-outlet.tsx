import { useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'

/** Long enough for code that is there already, and short enough that a press is answered within a tenth of a second. */
const quickMs = 50

/**
 * The page inside its frame. While the code of the next one is on its way, a page is drawn in outline: the old one would
 * look as if the press had gone astray. It stays behind the outline, for a press that is taken back or fails.
 */
export function PageOutlet() {
  const isLeft = useIsLeft()
  return (
    <>
      {isLeft && (
        <Loading isOverdue className="grid gap-5">
          <Skeleton className="h-9 w-56" />
          <Card className="grid gap-4 p-4.5">
            {Array.from({ length: 5 }, (_, place) => (
              <Skeleton key={place} className="h-11 w-full rounded-control" />
            ))}
          </Card>
        </Loading>
      )}
      <div className={isLeft ? 'hidden' : 'contents'}>
        <Outlet />
      </div>
    </>
  )
}

function useIsLeft(): boolean {
  const { location } = useNavigation()
  const { pathname } = useLocation()
  const isLeaving = location !== undefined && location.pathname !== pathname
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isLeaving) return undefined
    const timer = setTimeout(() => setSlow(true), quickMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isLeaving])
  return isLeaving && isSlow
}
