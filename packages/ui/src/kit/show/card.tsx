import { useId, type ReactNode } from 'react'

type CardProps = { children: ReactNode; className?: string }

/** White paper with a hairline. Borders do the work; the shadow only lifts it off the page. */
export function Card({ children, className = '' }: CardProps) {
  return <div className={`rounded-card border border-line bg-surface shadow-low ${className}`}>{children}</div>
}

type CardSectionProps = CardProps & {
  title: ReactNode
  /** A few quiet words after the title: "3 active". */
  note?: ReactNode
  /** At the end of the title line: a link, a count, a button. */
  actions?: ReactNode
  level?: 2 | 3
}

/** A card that is a part of the page in its own right, named by its title. */
export function CardSection({ title, note, actions, level = 2, children, className = '' }: CardSectionProps) {
  const titleId = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section aria-labelledby={titleId} className={`rounded-card border border-line bg-surface shadow-low ${className}`}>
      <header className="flex min-h-13 flex-wrap items-center gap-x-2.5 gap-y-1 px-3.5 py-2.5 sm:px-4.5">
        <Heading id={titleId} className="text-h3 font-semibold">
          {title}
        </Heading>
        {note && <span className="text-small text-muted">{note}</span>}
        {actions && <div className="ms-auto flex items-center gap-2">{actions}</div>}
      </header>
      {children}
    </section>
  )
}
