import type { DeskRequestRow } from '@sarai/wire/desk/requests/queues.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Avatar } from '@sarai/ui/kit/show/avatar.tsx'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { CutName } from '@sarai/ui/kit/show/cut-name.tsx'
import { RowLink, rowLook } from '@sarai/ui/kit/table/row-link.tsx'
import { useRequestWords } from '#features/requests/request-words.ts'
import { RowTime } from '#features/requests/time-left.tsx'
import { showPrice } from '#shared/amounts/shown-amount.ts'
import type { SplitRowProps } from '#shared/split/split-list.tsx'

/** A press opens it beside the list; Enter, and a press with Ctrl, follow the link to its page. */
export function SplitRow({ of: row, now, isOpen, isGone, goneBefore, onOpen }: SplitRowProps<DeskRequestRow>) {
  const t = useRequestWords()
  const { language } = useLanguage()
  const days = showDateRange(language, calendarDay(row.checkIn), calendarDay(row.checkOut))
  return (
    <li
      data-current={isOpen || undefined}
      className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 px-3.5 py-2.5 text-small ${rowLook}`}
    >
      <RowLink
        href={`/requests/${row.id}`}
        isCurrent={isOpen}
        onClick={(event) => {
          const isByPointer = event.detail > 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
          if (!isByPointer) return
          event.preventDefault()
          onOpen()
        }}
        className="min-w-0 font-semibold text-ink"
      >
        <CutName>{row.agency.name}</CutName>
      </RowLink>
      <span className="text-end">
        {isGone ? <b className="font-semibold text-on-success-soft">{t('gone')}</b> : <RowTime of={row} now={now} />}
      </span>
      <span className="min-w-0">
        <CutName>{language === 'fa' ? row.hotelFa : row.hotelEn}</CutName>
      </span>
      <span className="text-end">{showPrice(language, row.finalPrice, row.currency)}</span>
      <span className="text-muted">
        <bdi dir="ltr">{row.number}</bdi> · {days} {row.isChanged && <Badge tone="accent">{t('changed')}</Badge>}
      </span>
      {row.assignedTo ? (
        <span className="justify-self-end">
          <Avatar name={row.assignedTo.name} tone="staff" size={22} />
          <span className="sr-only">{row.assignedTo.name}</span>
        </span>
      ) : (
        <span className="text-end text-muted">{t('nobody')}</span>
      )}
      {goneBefore !== undefined && (
        <span className="col-span-full text-soft">{t('goneNext', { number: goneBefore })}</span>
      )}
    </li>
  )
}
