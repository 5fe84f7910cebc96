import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#kit/show/icon.tsx'

type CalloutProps = {
  tone?: 'info' | 'success' | 'warning' | 'error'
  title?: ReactNode
  children?: ReactNode
  /** Buttons or links under the text. */
  actions?: ReactNode
  /** For what appears after the user did something: it is read out at once. */
  isNews?: boolean
  className?: string
}

const looks = {
  info: { icon: Info, colours: 'bg-info-soft text-on-info-soft' },
  success: { icon: CircleCheck, colours: 'bg-success-soft text-on-success-soft' },
  warning: { icon: TriangleAlert, colours: 'bg-warning-soft text-on-warning-soft' },
  error: { icon: CircleAlert, colours: 'bg-error-soft text-on-error-soft' },
} as const

/** A message that belongs to its place on the page and stays: a snackbar is for results, this is for problems. */
export function Callout({ tone = 'info', title, children, actions, isNews = false, className = '' }: CalloutProps) {
  const { icon, colours } = looks[tone]
  return (
    <div
      role={isNews ? 'alert' : undefined}
      className={`flex gap-3 rounded-inner border border-current/15 px-4 py-3 ${colours} ${className}`}
    >
      <Icon of={icon} className="mt-0.5 rtl:mt-1" />
      <div className="grid min-w-0 grow gap-1">
        {title && <b className="font-semibold">{title}</b>}
        {children && <div>{children}</div>}
        {actions && <div className="mt-1.5 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  )
}
