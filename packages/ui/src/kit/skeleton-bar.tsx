/** A line of text that is still on its way. It waits 300 ms before it shows, so a quick answer does not flash. */
export function SkeletonBar({ isAtEnd = false, className = 'w-24' }: { isAtEnd?: boolean; className?: string }) {
  return (
    <span aria-hidden className="block opacity-100 transition-opacity delay-300 duration-150 starting:opacity-0">
      <span
        className={`block h-3.5 max-w-full animate-pulse rounded-tag bg-sunken ${isAtEnd ? 'ms-auto' : ''} ${className}`}
      />
    </span>
  )
}
