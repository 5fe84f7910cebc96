import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { StarPattern } from '#kit/brand/star-pattern.tsx'
import { Icon } from '#kit/show/icon.tsx'

type EmptyStateProps = {
  icon: LucideIcon
  /** Why it is empty: "No requests yet", and other words after a filter. */
  title: string
  children?: ReactNode
  /** What to do next: one button. */
  action?: ReactNode
}

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="relative grid justify-items-center gap-1 overflow-hidden px-6 py-10 text-center">
      <StarPattern className="[mask-image:radial-gradient(closest-side,#000,transparent)]" />
      <span className="relative mb-3 grid size-14 place-items-center rounded-card bg-primary-soft text-on-primary-soft">
        <Icon of={icon} size={24} />
      </span>
      <p className="relative text-h3 font-semibold">{title}</p>
      {children && <p className="relative max-w-100 text-soft">{children}</p>}
      {action && <div className="relative mt-4">{action}</div>}
    </div>
  )
}
