import type { ListedContract } from '@sarai/wire/portal/money/contracts.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { calendarOf, otherCalendar, showDate, tehran, todayIn } from '@sarai/locale/date/date-display.ts'
import { StateChip } from '@sarai/ui/booking/state-chip.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import type { Column } from '@sarai/ui/kit/table/table-column.ts'
import { useListWords } from '#features/contracts/list/list-words.ts'
import { DueTime } from '#shared/deadline/due-time.tsx'
import { BalanceBar } from '#shared/money/balance-bar.tsx'
import { standingOf } from '#shared/money/standing.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'

/** What tells one contract from another, and what is still to be paid for it. */
export function useContractColumns(): Column<ListedContract>[] {
  const t = useListWords()
  const { language } = useLanguage()
  return [
    {
      id: 'number',
      header: t('number'),
      onCard: 'title',
      cell: (row) => (
        <span className="inline-grid gap-0.5">
          <bdi dir="ltr" className="w-fit font-semibold">
            {row.OrderNumber}
          </bdi>
          <span className="text-micro font-normal text-muted">
            {t('openedOn', { day: showDate(language, todayIn(tehran, Date.parse(row.OpenedAt))) })}
          </span>
        </span>
      ),
    },
    { id: 'hotels', header: t('hotels'), onCard: 'line', cell: (row) => <Hotels of={row} /> },
    { id: 'payment', header: t('payment'), onCard: 'line', cell: (row) => <Payment of={row} /> },
    {
      id: 'state',
      header: t('state'),
      onCard: 'badge',
      cell: ({ State }) => <StateChip of="contract" state={State} />,
    },
    {
      id: 'deadline',
      header: t('deadline'),
      onCard: 'line',
      cell: ({ DueAt, DueHeldSince }) => DueAt !== null && <DueTime at={DueAt} heldSince={DueHeldSince} />,
    },
    { id: 'due', header: t('amountDue'), isNumber: true, onCard: 'amount', cell: (row) => <Due of={row} /> },
  ]
}

function Hotels({ of: row }: { of: ListedContract }) {
  const t = useListWords()
  const { language } = useLanguage()
  const [first = '', ...others] = row.Hotels
  const checkIn = row.NextCheckIn === null ? undefined : calendarDay(row.NextCheckIn)
  const more = row.RequestCount - 1
  return (
    <span className="inline-grid gap-0.5">
      <span className="flex flex-wrap gap-x-1.5">
        <bdi className="font-semibold" title={others.join(' · ')}>
          {first}
        </bdi>
        {first !== '' && others.some((name) => name !== first) && (
          <span className="text-small text-soft">
            {t('moreHotels', { count: others.filter((name) => name !== first).length })}
          </span>
        )}
        {more > 0 && <span className="text-small text-muted">{t('requests', { count: row.RequestCount })}</span>}
      </span>
      {checkIn && (
        <>
          <span className="text-small text-soft">{t('checkIn', { day: showDate(language, checkIn) })}</span>
          <bdi className="text-micro text-muted">
            {showDate(language, checkIn, otherCalendar(calendarOf(language)))}
          </bdi>
        </>
      )}
    </span>
  )
}

function Payment({ of: row }: { of: ListedContract }) {
  const t = useListWords()
  const { show } = useAmounts(row.Currency)
  if (row.Charged === 0) {
    return <span className="text-small text-muted">{t(row.State === 'Open' ? 'nothingCharged' : 'notCharged')}</span>
  }
  return (
    <span className="grid min-w-40 gap-1">
      <BalanceBar of={standingOf(row)} currency={row.Currency} />
      <span className="flex flex-wrap gap-x-2 text-small text-soft">
        <span>{t('paidOf', { paid: show(row.Paid), charged: show(row.Charged) })}</span>
        {row.Waiting > 0 && <span>{t('waitingToo', { waiting: show(row.Waiting) })}</span>}
      </span>
    </span>
  )
}

/** What is still to be sent; what waits is not asked for twice. */
function Due({ of: row }: { of: ListedContract }) {
  const t = useListWords()
  const { show } = useAmounts(row.Currency)
  const { rest } = standingOf(row)
  if (row.Credit > 0) {
    return <span className="whitespace-nowrap text-on-success-soft">{t('credit', { amount: show(row.Credit) })}</span>
  }
  return <bdi className={`whitespace-nowrap ${rest === 0 ? 'font-normal text-muted' : ''}`}>{show(rest)}</bdi>
}
