import { CalendarOff, CircleCheck, Hourglass, IdCard, Plane, Tag, Wallet, type LucideIcon } from 'lucide-react'
import type { ContractReply, MissingThing } from '@sarai/wire/portal/money/contracts.ts'
import { useClock } from '@sarai/frame/clock.ts'
import { showDeadline } from '@sarai/locale/date/date-display.ts'
import { showTimeLeft } from '@sarai/locale/date/duration-display.ts'
import { Link } from '@sarai/ui/kit/button/link.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { useDetailsWords } from '#features/contracts/details/details-words.ts'
import { useMayPay } from '#shared/payments/payment-calls.ts'
import { announcedCash, leftToSend } from '#shared/money/standing.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'

/** What is missing before everybody can travel, the nearest first, each with the way to it. */
export function ChecklistCard({ of: contract }: { of: ContractReply }) {
  const t = useDetailsWords()
  // What was sent is not asked for again, whether or not it stops the clock.
  const missing = contract.Missing.filter(({ What }) => What !== 'pay' || leftToSend(contract) > 0)
  const count = missing.length
  return (
    <CardSection title={t('missing')} {...(count > 0 && { note: t('missingCount', { count }) })}>
      {count === 0 ? (
        <NothingMissing of={contract} />
      ) : (
        <ul className="border-t border-line">
          {missing.map((thing) => (
            <Missing key={`${thing.What} ${thing.RequestId}`} of={thing} contract={contract} />
          ))}
        </ul>
      )}
    </CardSection>
  )
}

/** What waits for us, be it that everything was sent for it: it is not ready, and nothing of it can be missing. */
const waitsForUs: ReadonlySet<string> = new Set(['New', 'ConfirmationPending', 'PaymentPending'])

function NothingMissing({ of: { Requests } }: { of: ContractReply }) {
  const t = useDetailsWords()
  const count = Requests.filter(({ State }) => waitsForUs.has(State)).length
  if (count > 0) {
    return (
      <EmptyState icon={Hourglass} title={t('unanswered')}>
        {t('unansweredText', { count })}
      </EmptyState>
    )
  }
  if (!Requests.some(({ State }) => State === 'Confirmed')) {
    return (
      <EmptyState icon={CalendarOff} title={t('noStays')}>
        {t('noStaysText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={CircleCheck} title={t('ready')}>
      {t('readyText')}
    </EmptyState>
  )
}

const icons: Record<MissingThing['What'], LucideIcon> = {
  pay: Wallet,
  passports: IdCard,
  flights: Plane,
  'decide-offer': Tag,
  'payment-waiting': Hourglass,
}

function Missing({ of: missing, contract }: { of: MissingThing; contract: ContractReply }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const { show } = useAmounts(contract.Currency)
  const mayPay = useMayPay()
  const now = useClock(30_000, missing.By !== null)
  const at = missing.By === null ? undefined : Date.parse(missing.By)
  const count = missing.Count ?? 0
  const cash = announcedCash(contract)
  const request = `/reservations/reservation-details/${missing.RequestId}`
  const way = {
    pay: {
      title: t('missPay', { amount: show(leftToSend(contract)) }),
      label: t('doPay'),
      href: `/orders/order-details/${contract.Id}?pay=receipt`,
    },
    passports: { title: t('missPassports', { count }), label: t('doPassports'), href: `${request}?edit=guests` },
    flights: {
      title: t('missFlights'),
      label: t('doFlights'),
      href: `/reservations/modify-flight-reservation/${missing.RequestId}`,
    },
    'decide-offer': { title: t('missOffer'), label: t('doOffer'), href: request },
    'payment-waiting': { title: t('missWaiting'), label: t('doWaiting'), href: '/payments' },
  }[missing.What]
  const mayGo = missing.What !== 'pay' || mayPay === true
  return (
    <li className="flex items-center gap-3 border-b border-line px-3.5 py-3 last:border-b-0 sm:px-4.5">
      <span className="grid size-8 shrink-0 place-items-center rounded-control bg-accent-soft text-on-accent-soft">
        <Icon of={icons[missing.What]} size={16} />
      </span>
      <div className="min-w-0 grow">
        <p className="font-semibold">{way.title}</p>
        {missing.What === 'pay' && cash > 0 && <p className="text-small">{t('cashIncluded', { cash: show(cash) })}</p>}
        <p className="flex flex-wrap gap-x-1.5 text-small text-soft">
          {missing.RequestNumber !== null && <bdi dir="ltr">{missing.RequestNumber}</bdi>}
          {at !== undefined && (
            <span>
              {t('by', { time: showDeadline(language, at) })} · {showTimeLeft(language, at, now)}
            </span>
          )}
        </p>
      </div>
      {mayGo && (
        <Link
          href={way.href}
          aria-label={`${way.label}: ${way.title}`}
          className="shrink-0 py-1 text-small font-semibold"
        >
          {way.label}
        </Link>
      )}
    </li>
  )
}
