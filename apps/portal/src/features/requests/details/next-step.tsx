import { ClipboardCheck, ClipboardX, Pause, Timer } from 'lucide-react'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { useClock } from '@sarai/frame/clock.ts'
import { showDeadline } from '@sarai/locale/date/date-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { ContractLink, PayButton, ViewReceipt } from '#features/requests/details/money-actions.tsx'
import { OfferStep } from '#features/requests/details/offer/offer-step.tsx'
import { ExpiredStep } from '#features/requests/details/revival/expired-step.tsx'
import { StepStrip, type Look } from '#features/requests/details/step-strip.tsx'
import { VoucherButton } from '#features/requests/details/voucher-button.tsx'
import { useClientView } from '#shared/client-view/client-view.ts'
import { DeadlineParts } from '#shared/deadline/deadline-parts.tsx'

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
  const { State, Offer } = request
  if (Offer !== null) return <OfferStep of={{ ...request, Offer }} />
  if (State === 'PaymentPending' && request.Turn === 'finance') return <Checked of={request} />
  if (Object.hasOwn(waiting, State)) return <Waiting of={request} state={State as keyof typeof waiting} />
  if (State === 'Cancelled' && request.ReviveUntil !== null) {
    return <ExpiredStep of={request} until={Date.parse(request.ReviveUntil)} />
  }
  if (!Object.hasOwn(over, State)) return null
  return <Over of={request} state={State as keyof typeof over} />
}

function Waiting({ of: request, state }: { of: RequestDetails; state: keyof typeof waiting }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const isClientView = useClientView()
  const { words, look } = waiting[state]
  const due = state === 'PaymentPending' ? request.PaymentDueAt : request.TurnDueAt
  const dueAt = due === null ? undefined : Date.parse(due)
  const now = useClock(30_000, dueAt !== undefined)
  const ending = dueAt === undefined ? 'Open' : dueAt < now ? 'Late' : ''
  const title = t(`${words}Title${ending}` as 'paymentTitle', {
    time: dueAt === undefined ? '' : showDeadline(language, dueAt),
  })
  // What is paid of it already only its contract knows, and that is nothing that a client reads.
  const toPay = () =>
    isClientView ? t('clientPaymentText') : t.rich('paymentText', { contract: <ContractLink of={request} /> })
  return (
    <StepStrip look={look} title={title} text={words === 'payment' ? toPay() : t('newText')}>
      {dueAt !== undefined && (
        <DeadlineParts at={dueAt} now={now} zone={request.HotelTimeZone} isTheirs={words === 'payment'} />
      )}
      {words === 'payment' && !isClientView && <PayButton of={request} />}
    </StepStrip>
  )
}

/** The clock stands still while finance looks for what was sent. */
function Checked({ of: request }: { of: RequestDetails }) {
  const t = useDetailsWords()
  const look = { icon: Pause, colours: 'bg-sunken text-soft' }
  return (
    <StepStrip look={look} title={t('checkedTitle')} text={t('checkedText')}>
      <ViewReceipt of={request} />
    </StepStrip>
  )
}

function Over({ of: request, state }: { of: RequestDetails; state: keyof typeof over }) {
  const t = useDetailsWords()
  const { title, look } = over[state]
  const reason = request.HasAlternatives ? (
    <>
      <span dir="auto" className="block">
        {request.RejectionReason}
      </span>
      <span dir="auto" className="block font-medium">
        {t('rejectedInstead')}
      </span>
    </>
  ) : (
    request.RejectionReason
  )
  const text = state === 'Confirmed' ? t('confirmedText') : reason
  return (
    <StepStrip look={look} title={t(title)} {...(text === null ? {} : { text })}>
      {state === 'Confirmed' && <VoucherButton of={request} />}
    </StepStrip>
  )
}
