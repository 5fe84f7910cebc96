import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'

const tones = {
  success: 'bg-success-soft text-on-success-soft',
  error: 'bg-error-soft text-on-error-soft',
  neutral: 'bg-primary-soft text-on-primary-soft',
} as const

type AuthCardProps = {
  icon: LucideIcon
  tone: keyof typeof tones
  /** For what appears without a navigation: it is read out at once. */
  isNews?: boolean
  /** While the answer is on its way: the drawing turns, and screen readers know that more comes. */
  isBusy?: boolean
  children: ReactNode
}

/** How something ended: a drawing, an `AuthHeading`, and what to do next. */
export function AuthCard({ icon, tone, isNews = false, isBusy = false, children }: AuthCardProps) {
  return (
    <Card className="p-6 sm:p-8">
      <div role={isNews ? 'alert' : undefined} aria-busy={isBusy} className="grid gap-4">
        <span className={`grid size-14 place-items-center rounded-card ${tones[tone]}`}>
          <Icon of={icon} size={26} className={isBusy ? 'animate-spin' : ''} />
        </span>
        {children}
      </div>
    </Card>
  )
}
