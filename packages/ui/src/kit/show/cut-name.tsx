import type { ReactNode } from 'react'

/**
 * A name on one line. Where it does not fit it is cut at its own end: in a Persian line a Latin name that was cut at the
 * end of the line would lose its beginning.
 */
export function CutName({ className = '', children }: { className?: string; children: ReactNode }) {
  return <bdi className={`inline-block max-w-full truncate align-bottom ${className}`}>{children}</bdi>
}
