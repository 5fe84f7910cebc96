import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#kit/show/icon.tsx'
import { Link } from '#kit/button/link.tsx'

type PageHeaderProps = {
  title: ReactNode
  /** One quiet line under the title. */
  note?: ReactNode
  /** Beside the title: a chip with the state. */
  badge?: ReactNode
  /** To the list this page was opened from. */
  back?: { href: string; label: string }
  actions?: ReactNode
}

/** The title can take the focus: every navigation moves it there, so that screen readers say where one is. */
export function PageHeader({ title, note, badge, back, actions }: PageHeaderProps) {
  return (
    <header className="mb-4.5 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <div className="min-w-0">
        {back && (
          <Link
            href={back.href}
            className="-ms-1 mb-0.5 inline-flex items-center gap-1 py-0.5 text-small pointer-coarse:-my-1.5 pointer-coarse:py-2.5 pointer-coarse:pe-2"
          >
            <Icon of={ChevronLeft} size={16} />
            {back.label}
          </Link>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 tabIndex={-1} className="text-h1 leading-snug font-bold tracking-[-0.018em] outline-none">
            {title}
          </h1>
          {badge}
        </div>
        {note && <p className="text-soft">{note}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2.5">{actions}</div>}
    </header>
  )
}
