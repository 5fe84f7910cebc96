import type { ListedRequest } from '@sarai/wire/portal/kept-requests.ts'
import { contractNumber } from '@sarai/domain/contract/payment-number.ts'
import { asContractId } from '@sarai/domain/ground/ids.ts'
import { showDeadline } from '@sarai/locale/date/date-display.ts'
import { useClock } from '@sarai/frame/clock.ts'
import { Link } from '@sarai/ui/kit/button/link.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { useRequestWords } from '#features/requests/request-words.ts'
import { useClientView } from '#shared/client-view/client-view.ts'

/** Whose turn it is, as the server says, and what that means in a sentence. */
export function NextText({ of: request }: { of: ListedRequest }) {
  const t = useRequestWords()
  const { language } = useLanguage()
  const { State, Turn, RoomCount: count } = request
  const expired = useExpired(request)
  // The server needs a moment to notice that the time to revive it is over.
  const isYours = Turn === 'agency' && expired !== 'expiredNext'
  const isReady = Turn === 'nobody' && State === 'Confirmed'
  const badge = isYours ? 'yourTurn' : Turn === 'nobody' || expired ? (isReady ? 'ready' : 'closed') : 'ourTurn'
  const tone = { ready: 'primary', closed: 'neutral', yourTurn: 'accent', ourTurn: 'neutral' } as const
  const pays = Turn === 'agency' && State === 'PaymentPending'
  const isClientView = useClientView()
  const toPay = () =>
    isClientView ? t('clientPayNext', { count }) : t.rich('payNext', { count, contract: <ContractLink of={request} /> })
  const offered = () => t('offerBy', { time: showDeadline(language, Date.parse(request.OfferUntil!)) })
  const isOffered = Turn === 'agency' && request.OfferUntil !== null
  return (
    <span className="inline-block max-w-72">
      <span className="me-2 inline-block">
        <Badge tone={tone[badge]}>{t(badge)}</Badge>
      </span>
      <span>
        {/* What is unpaid runs out whatever is decided about the offer. */}
        {pays && toPay()}
        {pays && isOffered && ' · '}
        {isOffered && offered()}
        {!pays && !isOffered && t(expired ?? sentenceOf(Turn, State))}
      </span>
    </span>
  )
}

/** What is paid of it already only its contract knows. The link lies above the one of the whole row. */
function ContractLink({ of: { OrderId } }: { of: ListedRequest }) {
  return (
    <Link href={`/orders/order-details/${OrderId}`} className="relative z-1">
      <bdi dir="ltr">{contractNumber(asContractId(OrderId))}</bdi>
    </Link>
  )
}

/** Of one that its deadline closed: whether the agency may still have it again. */
function useExpired({ ReviveUntil }: ListedRequest) {
  const now = useClock(30_000, ReviveUntil !== null)
  if (ReviveUntil === null) return undefined
  return Date.parse(ReviveUntil) > now ? 'reviveNext' : 'expiredNext'
}

const ofUs = { New: 'checkNext', ConfirmationPending: 'answeredNext', Confirmed: 'changeNext' } as const
const over = {
  Confirmed: 'confirmedNext',
  Rejected: 'rejectedNext',
  Cancelled: 'cancelledNext',
  Refunded: 'refundedNext',
} as const

function sentenceOf(turn: ListedRequest['Turn'], state: string) {
  if (turn === 'agency') return state === 'Confirmed' ? 'differenceNext' : 'offerNext'
  if (turn === 'hotel') return 'hotelNext'
  if (turn === 'finance') return 'financeNext'
  if (turn === 'desk') return ofUs[state as keyof typeof ofUs] ?? 'deskNext'
  return over[state as keyof typeof over] ?? 'closed'
}
