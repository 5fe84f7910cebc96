import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-aria-components'

type RowLinkProps = {
  href?: string
  onIntent?: () => void
  /** Before the link is followed; `preventDefault` keeps it from that. */
  onClick?: (event: MouseEvent) => void
  isCurrent?: boolean
  className?: string
  children: ReactNode
}

/** A link whose target is the whole row or card: press it anywhere, open it in a new tab, reach it with Tab or J and K. */
export function RowLink({ href, onIntent, onClick, isCurrent = false, className = '', children }: RowLinkProps) {
  if (href === undefined) return children
  return (
    <Link
      href={href}
      onHoverStart={onIntent}
      onFocus={onIntent}
      // React Aria makes another click of Enter, which nobody can prevent: this is the browser's own.
      onClickCapture={onClick}
      aria-current={isCurrent || undefined}
      data-row-link
      className={`outline-none after:absolute after:inset-0 ${className}`}
    >
      {children}
    </Link>
  )
}

/** For the row around it: hovered, pressed, focused, selected. On the selected tint the quietest text is too pale (axe), so it darkens. */
export const rowLook = `relative transition-colors duration-120 has-[[data-row-link]]:hover:bg-surface-2
  has-[[data-row-link][data-pressed]]:bg-sunken
  has-[[data-row-link]:focus-visible]:outline-2 has-[[data-row-link]:focus-visible]:-outline-offset-2
  has-[[data-row-link]:focus-visible]:outline-focus
  data-current:bg-primary-soft! data-current:[--text-3:var(--text-2)]`

/** For what says "loading": not in the first 300 ms, so that a quick answer does not flash. */
export const appearLate = 'animate-[appear_200ms_300ms_both]'
