import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#kit/show/icon.tsx'

/** One thing about a hotel, after the sign for what it is about. */
export function Fact({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <p className="flex items-start gap-1.75 text-small text-soft">
      <Icon of={icon} size={14} className="mt-0.75 text-muted" />
      <bdi className="min-w-0">{children}</bdi>
    </p>
  )
}
