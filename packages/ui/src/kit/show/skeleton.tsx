/** A shape that is still empty: `<Skeleton className="h-10 w-full rounded-control" />`, inside a Loading. */
export function Skeleton({ className = 'h-3.5 w-24' }: { className?: string }) {
  return <span aria-hidden className={`block max-w-full animate-pulse rounded-tag bg-line/80 ${className}`} />
}
