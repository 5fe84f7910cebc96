import type { ReactNode } from 'react'
import { ClipboardCheck, ClipboardX, Timer, type LucideIcon } from 'lucide-react'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { useClock } from '@sarai/frame/clock.ts'
import { showDeadline } from '@sarai/locale/date/date-display.ts'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { DeadlineParts } from '#features/requests/details/deadline-parts.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'

type Look = { icon: LucideIcon; colours: string }
const info: Look = { icon: Timer, colours: 'bg-info-soft text-on-info-soft' }
const closed: Look = { icon: ClipboardX, colours: 'bg-error-soft text-on-error-soft' }

/** By state: a sentence that names a time, and how it looks. */
const waiting = {
  New: { words: 'new', look: info },
  ConfirmationPending: { words: 'asked', look: info },
  PaymentPending: { words: 'payment', look: { icon: Timer, colours: 'bg-warning-soft text-on-warning-soft' } },
} as const satisfies Record<string, { words: 'new' | 'asked' | 'payment'; look: Look }>

const over = {
  Confirmed: {
    title: 'confirmedTitle',
    look: { icon: ClipboardCheck, colours: 'bg-success-soft text-on-success-soft' },
  },
  Rejected: { title: 'rejectedTitle', look: closed },
  Cancelled: { title: 'cancelledTitle', look: { icon: ClipboardX, colours: 'bg-warning-soft text-on-warning-soft' } },
  Refunded: { title: 'refundedTitle', look: { icon: ClipboardCheck, colours: 'bg-warning-soft text-on-warning-soft' } },
} as const satisfies Record<string, { title: string; look: Look }>

/** What the agency has to expect, in a sentence, and until when. Nothing is said of a state that nobody knows. */
export function NextStep({ of: request }: { of: RequestDetails }) {
  const { State } = request
  if (Object.hasOwn(waiting, State)) return <Waiting of={request} state={State as keyof typeof waiting} />
  if (!Object.hasOwn(over, State)) return null
  return <Over state={State as keyof typeof over} />
}

function Waiting({ of: request, state }: { of: RequestDetails; state: keyof typeof waiting }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const { show } = useAmounts(request.Currency)
  const { words, look } = waiting[state]
  const due = state === 'PaymentPending' ? request.PaymentDueAt : request.TurnDueAt
  const dueAt = due === null ? undefined : Date.parse(due)
  const now = useClock(30_000, dueAt !== undefined)
  const ending = dueAt === undefined ? 'Open' : dueAt < now ? 'Late' : ''
  const price = show(request.FinalPrice)
  const title = t(`${words}Title${ending}` as 'paymentTitle', {
    price,
    time: dueAt === undefined ? '' : showDeadline(language, dueAt),
  })
  return (
    <Strip look={look} title={title} text={t(words === 'payment' ? 'paymentText' : 'newText')}>
      {dueAt !== undefined && <DeadlineParts at={dueAt} now={now} zone={request.HotelTimeZone} />}
    </Strip>
  )
}

function Over({ state }: { state: keyof typeof over }) {
  const t = useDetailsWords()
  const { title, look } = over[state]
  return <Strip look={look} title={t(title)} />
}

type StripProps = { look: Look; title: string; text?: string; children?: ReactNode }

function Strip({ look: { icon, colours }, title, text, children }: StripProps) {
  const t = useDetailsWords()
  return (
    <section
      aria-label={t('whatNext')}
      className={`flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-current/15 px-3.5 py-3.5 sm:px-4.5 ${colours}`}
    >
      <div className="flex min-w-0 grow basis-64 items-center gap-3.5">
        <span className="grid size-11 shrink-0 place-items-center rounded-inner bg-surface">
          <Icon of={icon} size={22} />
        </span>
        <div className="min-w-0">
          <p className="text-micro font-semibold">{t('whatNext')}</p>
          <p className="text-h3 font-semibold text-ink">{title}</p>
          {text && <p className="text-small">{text}</p>}
        </div>
      </div>
      {children}
    </section>
  )
}
