import type { ContractReply } from '@sarai/wire/portal/money/contracts.ts'
import { useClock } from '@sarai/frame/clock.ts'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { useDetailsWords } from '#features/contracts/details/details-words.ts'
import { DeadlineParts } from '#shared/deadline/deadline-parts.tsx'
import { DueTime } from '#shared/deadline/due-time.tsx'
import { BalanceBar, stripes } from '#shared/money/balance-bar.tsx'
import { useMoneyWords } from '#shared/money/money-words.ts'
import { standingOf } from '#shared/money/standing.ts'
import { useMayPay } from '#shared/payments/payment-calls.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'

/** What it costs, what is paid, what waits and what is due, in figures and as a bar. */
export function BalanceCard({ of: contract }: { of: ContractReply }) {
  const t = useDetailsWords()
  const m = useMoneyWords()
  const { show } = useAmounts(contract.Currency)
  const mayPay = useMayPay()
  const { paid, waiting, rest } = standingOf(contract)
  const figures = [
    { name: m('charged'), amount: contract.Charged },
    { name: m('paid'), amount: contract.Paid, dot: 'bg-primary' },
    { name: m('waiting'), amount: contract.Waiting, dot: stripes },
    { name: m('due'), amount: rest, dot: 'bg-accent' },
  ]
  return (
    <Card className="grid gap-3.5 p-3.5 sm:p-4.5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-8">
          {figures.map(({ name, amount, dot }) => (
            <div key={name}>
              <dt className="flex items-center gap-1.75 text-small text-soft">
                {dot !== undefined && <span aria-hidden className={`size-2.5 rounded-[3px] ${dot}`} />}
                {name}
              </dt>
              <dd className="text-h2 font-bold whitespace-nowrap">{show(amount)}</dd>
            </div>
          ))}
        </dl>
        <Deadline of={contract} />
      </div>
      <BalanceBar of={{ paid, waiting, rest }} currency={contract.Currency} className="h-4" />
      {rest > 0 && mayPay === false && <p className="text-small text-soft">{t('payDenied')}</p>}
    </Card>
  )
}

/** With the clock of the hotel that waits for it, where it is known which one that is. */
function Deadline({ of: { DueAt, DueHeldSince, Requests } }: { of: ContractReply }) {
  const now = useClock(30_000, DueAt !== null)
  if (DueAt === null) return null
  const next = Requests.find(({ DeadlineAt }) => DeadlineAt !== null && Date.parse(DeadlineAt) === Date.parse(DueAt))
  if (DueHeldSince !== null || !next) return <DueTime at={DueAt} heldSince={DueHeldSince} />
  return <DeadlineParts at={Date.parse(DueAt)} now={now} zone={next.HotelTimeZone} />
}
