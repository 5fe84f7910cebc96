import { CircleCheck, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useIsPhone } from '@sarai/ui/kit/media-query.ts'
import { rowLook, RowLink } from '@sarai/ui/kit/table/row-link.tsx'
import { useTodayWords } from '#features/requests/today/today-words.ts'

export type QueueRow = { id: number; href: string; name: ReactNode; time: ReactNode }

type QueueCardProps = {
  title: string
  icon: LucideIcon
  /** Of the sign: its ground and its line. */
  colours: string
  href: string
  /** Counted to a thousand. */
  count: number
  /** There are more than were counted. */
  isMore?: boolean
  note: ReactNode
  /** Something should have been done already. */
  isLate?: boolean
  rows: readonly QueueRow[]
}

/** A queue at a glance: how many, how urgent, and the first of them. It leads into the queue; an empty one stays. */
export function QueueCard({
  title,
  icon,
  colours,
  href,
  count,
  isMore = false,
  note,
  isLate = false,
  rows,
}: QueueCardProps) {
  const t = useTodayWords()
  const { language } = useLanguage()
  const isPhone = useIsPhone()
  const digits = showNumber(language, Math.min(count, 999)) + (count > 999 || isMore ? '+' : '')
  return (
    <section
      aria-label={title}
      className={`flex flex-col overflow-hidden rounded-card border bg-surface shadow-low ${isLate ? 'border-error ring-1 ring-error' : 'border-line'}`}
    >
      <div
        className={`grid grid-cols-[auto_minmax(0,1fr)_auto] content-start gap-x-3 gap-y-2 px-3.5 py-3 max-sm:grow ${rowLook}`}
      >
        <span className={`grid size-9 shrink-0 place-items-center rounded-inner ${colours}`}>
          <Icon of={icon} size={18} />
        </span>
        <div className="min-w-0 max-sm:col-span-full max-sm:row-start-2">
          <h2 className="font-semibold">
            <RowLink href={href}>{title}</RowLink>
          </h2>
          <p className="text-small text-soft">{count === 0 ? t('allClear') : note}</p>
        </div>
        <b className="digits col-start-3 row-start-1 text-h1 leading-none font-bold">{digits}</b>
      </div>
      {!isPhone && (
        <ul className="grow divide-y divide-line border-t border-line">
          {rows.map((row) => (
            <li key={row.id} className={`flex items-center gap-3 px-3.5 py-2 text-[0.8125rem] ${rowLook}`}>
              <span className="min-w-0 grow">
                <RowLink href={row.href}>{row.name}</RowLink>
              </span>
              <span className="shrink-0 text-small">{row.time}</span>
            </li>
          ))}
          {count === 0 && (
            <li className="flex items-center gap-2 px-3.5 py-2.5 text-small text-soft">
              <Icon of={CircleCheck} size={16} className="text-success" />
              {t('noneWaits')}
            </li>
          )}
        </ul>
      )}
    </section>
  )
}
