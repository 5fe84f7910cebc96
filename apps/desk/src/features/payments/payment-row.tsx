import { useSearchParams } from 'react-router'
import type { DeskPaymentRow } from '@sarai/wire/desk/money/payments.ts'
import { msPerHour } from '@sarai/domain/ground/hotel-time.ts'
import { showShortDateTime, showTime } from '@sarai/locale/date/date-display.ts'
import { StateChip } from '@sarai/ui/booking/state-chip.tsx'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { CutName } from '@sarai/ui/kit/show/cut-name.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { RowLink, rowLook } from '@sarai/ui/kit/table/row-link.tsx'
import { DeadlineText } from '#features/payments/deadline-text.tsx'
import { usePaymentWords } from '#features/payments/payment-words.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'
import type { SplitRowProps } from '#shared/split/split-list.tsx'

/** Whose money it is, how much, and until when somebody has to look. */
export function PaymentRow({ of: row, now, isOpen, isGone, goneBefore, onOpen }: SplitRowProps<DeskPaymentRow>) {
  const t = usePaymentWords()
  const { language } = useLanguage()
  const [address] = useSearchParams()
  const here = new URLSearchParams(address)
  here.set('open', `${row.id}`)
  const isForeign = row.currency !== row.contractCurrency
  return (
    <li
      data-current={isOpen || undefined}
      className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 px-3.5 py-2.5 text-small ${rowLook}`}
    >
      <RowLink
        href={`?${here}`}
        isCurrent={isOpen}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          onOpen()
        }}
        className="min-w-0 font-semibold text-ink"
      >
        <CutName>{row.agency.name}</CutName>
      </RowLink>
      <span className="text-end">
        {isGone ? <b className="font-semibold text-on-success-soft">{t('gone')}</b> : <RowBadge of={row} />}
      </span>
      <b className="font-semibold whitespace-nowrap">{showPrice(language, row.amount, row.currency)}</b>
      <span className="text-end">{isForeign && showPrice(language, row.expected, row.contractCurrency)}</span>
      <span className="col-span-full flex flex-wrap items-center justify-between gap-x-3 text-muted">
        <span>
          <bdi dir="ltr">{row.number}</bdi> · {showRecent(language, Date.parse(row.decidedAt ?? row.sentAt), now)}
        </span>
        {row.decidedAt === null ? (
          <DeadlineText at={row.deadlineAt} isHeld={row.isDeadlineHeld} now={now} />
        ) : (
          <StateChip of={row.kind} state={row.state} />
        )}
      </span>
      {goneBefore !== undefined && (
        <span className="col-span-full text-soft">{t('goneNext', { number: goneBefore })}</span>
      )}
    </li>
  )
}

/** What stands out: a look-alike before anything else. */
function RowBadge({ of: { flag, isSecondNeeded, kind, decidedAt } }: { of: DeskPaymentRow }) {
  const t = usePaymentWords()
  if (flag !== null && decidedAt === null) return <Badge tone="error">{t('duplicate')}</Badge>
  if (isSecondNeeded) return <Badge tone="secondary">{t('secondBadge')}</Badge>
  return kind === 'cash' ? <Badge>{t('cash')}</Badge> : null
}

/** The time alone, of the last half day. */
function showRecent(language: 'en' | 'fa', at: number, now: number): string {
  return now - at < 12 * msPerHour ? showTime(language, at) : showShortDateTime(language, at)
}
