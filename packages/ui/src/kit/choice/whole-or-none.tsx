import type { ReactNode } from 'react'

type WholeOrNoneProps = {
  children: ReactNode
  /** Goes first where there is room for the text alone. */
  more?: ReactNode
  className?: string
}

/**
 * One line of text where there may be room for it or not: the whole of it is drawn, or nothing. «ش» tells nobody that
 * this is «شب یلدا». What does not fit beside the strut goes to a second line, which is cut off.
 */
export function WholeOrNone({ children, more, className = '' }: WholeOrNoneProps) {
  return (
    <span className={`flex h-[1lh] min-w-0 flex-wrap content-start overflow-hidden ${className}`}>
      <span className="h-full w-0" />
      <span className="whitespace-nowrap">{children}</span>
      {more && <span className="whitespace-nowrap">{more}</span>}
    </span>
  )
}
