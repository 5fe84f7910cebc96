import type { ReactNode } from 'react'

/** A labelled line of a gallery section. */
export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="w-28 text-small text-muted">{label}</span>
      {children}
    </div>
  )
}
