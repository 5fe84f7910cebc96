import { lazy, Suspense } from 'react'
import { BedDouble, Building2, ReceiptText, Reply, Scale, Tag, Wallet } from 'lucide-react'
import type { DeskQueue } from '@sarai/wire/desk/requests/counts.ts'
import type { DeskRequestRow } from '@sarai/wire/desk/requests/queues.ts'
import type { DeskToday } from '@sarai/wire/desk/requests/today.ts'
import { showBriefDuration } from '@sarai/locale/date/duration-display.ts'
import { CutName } from '@sarai/ui/kit/show/cut-name.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { TimeLeft } from '#features/requests/time-left.tsx'
import { QueueCard } from '#features/requests/today/queue-card.tsx'
import { usePaymentsToCheck, useWaitingAgencies, type Whose } from '#features/requests/today/today-calls.ts'
import { useTodayWords } from '#features/requests/today/today-words.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'
import { usePaymentCounts } from '#shared/payment-counts.ts'

/** The calls of contracts come with it, which most of those who read this page never need. */
const EntriesCard = lazy(async () => {
  const { EntriesCard: component } = await import('#features/requests/today/entries-card.tsx')
  return { default: component }
})

/** With the calls of questions to hotels. */
const CallsCard = lazy(async () => {
  const { CallsCard: component } = await import('#features/requests/calls/calls-card.tsx')
  return { default: component }
})

const looks = {
  new: { icon: Reply, colours: 'bg-error-soft text-on-error-soft' },
  asked: { icon: BedDouble, colours: 'bg-info-soft text-on-info-soft' },
  offered: { icon: Tag, colours: 'bg-accent-soft text-on-accent-soft' },
  unpaid: { icon: Wallet, colours: 'bg-warning-soft text-on-warning-soft' },
  applied: { icon: Scale, colours: 'bg-secondary-soft text-on-secondary-soft' },
} as const satisfies Record<DeskQueue, unknown>

/** Three or four beside each other, whichever leaves fewer places empty in the last row. */
const columnsFor = (cards: number) =>
  (4 - (cards % 4)) % 4 < (3 - (cards % 3)) % 3 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'

type QueueCardsProps = { of: DeskToday; whose: Whose; now: number; mayApprove: boolean; mayCheck: boolean }

/** One card for each queue that there is, always in the same order: who checks payments sees them first. */
export function QueueCards({ of: { queues }, whose, now, mayApprove, mayCheck }: QueueCardsProps) {
  const t = useTodayWords()
  const { language } = useLanguage()
  const noteOf = (late: number, first: DeskRequestRow | undefined) => {
    if (late > 0) return <b className="font-semibold text-on-error-soft">{t('lateNote', { count: late })}</b>
    if (!first?.dueAt) return t('noDeadline')
    const left = Date.parse(first.dueAt) - now
    // It has become late since it was counted.
    if (left < 0) return <b className="font-semibold text-on-error-soft">{t('lateNote', { count: 1 })}</b>
    return t('nextNote', { time: showBriefDuration(language, left) })
  }
  const nameOf = (queue: DeskQueue, row: DeskRequestRow) => (
    <>
      <CutName className="font-semibold">
        {queue !== 'asked' ? row.agency.name : language === 'fa' ? row.hotelFa : row.hotelEn}
      </CutName>
      <bdi dir="ltr" className="block text-micro text-soft rtl:text-end">
        {row.number}
      </bdi>
    </>
  )
  const cards = queues.length + 1 + Number(mayApprove) + 2 * Number(mayCheck)
  return (
    <div className={`grid grid-cols-2 gap-2.5 max-lg:*:last:odd:col-span-2 sm:gap-4 ${columnsFor(cards)}`}>
      {mayCheck && <PaymentsCard now={now} />}
      {queues.map(({ queue, all, late, mostUrgent }) => (
        <QueueCard
          key={queue}
          {...looks[queue]}
          title={t(queue)}
          href={`/requests?tab=${queue}${whose === 'me' ? '&assigned=me' : ''}`}
          count={all}
          note={noteOf(late, mostUrgent[0])}
          isLate={late > 0 && (queue === 'new' || queue === 'unpaid')}
          rows={mostUrgent.map((row) => ({
            id: row.id,
            href: `/requests/${row.id}`,
            name: nameOf(queue, row),
            time: <TimeLeft dueAt={row.dueAt} isHeld={row.isHeld} now={now} />,
          }))}
        />
      ))}
      <Suspense fallback={null}>
        <CallsCard now={now} />
      </Suspense>
      {mayCheck && (
        <Suspense fallback={null}>
          <EntriesCard />
        </Suspense>
      )}
      {mayApprove && <AgenciesCard now={now} />}
    </div>
  )
}

/** Who waits for an approval is nobody's own: it is the same for all who may give it. */
function AgenciesCard({ now }: { now: number }) {
  const t = useTodayWords()
  const { language } = useLanguage()
  const { data } = useWaitingAgencies(true)
  if (!data) return null
  const waits = (registeredAt: string) => showBriefDuration(language, now - Date.parse(registeredAt))
  const [longest] = data.rows
  return (
    <QueueCard
      title={t('agencies')}
      icon={Building2}
      colours="bg-sunken text-soft"
      href="/agencies"
      count={data.total}
      note={longest && t('longestNote', { time: waits(longest.registeredAt) })}
      rows={data.rows.map(({ id, name, registeredAt }) => ({
        id,
        href: `/agencies/${id}`,
        name: <CutName className="font-semibold">{name}</CutName>,
        time: <span className="text-soft">{waits(registeredAt)}</span>,
      }))}
    />
  )
}

/** Money that nobody has looked for yet; its deadline is the contract's. */
function PaymentsCard({ now }: { now: number }) {
  const t = useTodayWords()
  const { language } = useLanguage()
  const { waiting, flagged } = usePaymentCounts()
  const { data } = usePaymentsToCheck(true)
  if (!data) return null
  return (
    <QueueCard
      title={t('payments')}
      icon={ReceiptText}
      colours="bg-secondary-soft text-on-secondary-soft"
      href="/receipts"
      count={waiting}
      note={flagged > 0 ? t('flaggedNote', { count: flagged }) : t('paymentsNote')}
      rows={data.rows.map((row) => ({
        id: row.id,
        href: `/receipts?open=${row.id}`,
        name: (
          <>
            <CutName className="font-semibold">{row.agency.name}</CutName>
            <span className="block text-micro text-soft">{showPrice(language, row.amount, row.currency)}</span>
          </>
        ),
        time: <TimeLeft dueAt={row.deadlineAt} isHeld={row.isDeadlineHeld} now={now} />,
      }))}
    />
  )
}
