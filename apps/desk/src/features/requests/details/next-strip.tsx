import { CircleCheck, CircleX, Hand, Hourglass, type LucideIcon } from 'lucide-react'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import type { DeskHotelAnswer } from '@sarai/wire/desk/requests/hotel-questions.ts'
import { useClock } from '@sarai/frame/clock.ts'
import { showBriefDuration } from '@sarai/locale/date/duration-display.ts'
import { Kbd } from '@sarai/ui/kit/button/kbd.tsx'
import { keyName } from '@sarai/ui/kit/commands/shortcut.ts'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { DeadlineParts } from '#features/requests/details/deadline-parts.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { answerSoFar } from '#features/requests/details/question/answer-in-hand.ts'
import { useHotelPrice } from '#features/requests/details/question/use-hotel-price.ts'
import { VoucherButton } from '#features/requests/details/voucher-button.tsx'
import { useUnread } from '#features/requests/thread/thread-calls.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'

type Look = { icon: LucideIcon; colours: string }
const ours: Look = { icon: Hand, colours: 'bg-accent-soft text-on-accent-soft' }
const theirs: Look = { icon: Hourglass, colours: 'bg-info-soft text-on-info-soft' }
const done: Look = { icon: CircleCheck, colours: 'bg-success-soft text-on-success-soft' }
const over: Look = { icon: CircleX, colours: 'bg-error-soft text-on-error-soft' }

/** Whose turn it is and what they have to do, in a sentence, and by when. */
export function NextStrip({ of: request }: { of: DeskRequest }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const now = useClock(30_000)
  const { look, sentence } = useNext(request)
  const due = request.state === 'PaymentPending' ? request.deadlineAt : request.turnDueAt
  const isOpen = request.turn !== 'nobody'
  return (
    <section
      aria-label={t('whatNext')}
      className={`flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-current/15 px-3.5 py-3 sm:px-4.5 ${look.colours}`}
    >
      <div className="flex min-w-0 grow basis-64 items-center gap-3">
        <Icon of={look.icon} size={22} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 text-h3 font-semibold text-ink">
            {sentence}
            {isChanged(request) && <Badge tone="accent">{t('changedByAgency')}</Badge>}
            <Unread of={request} />
          </p>
          {request.state === 'Cancelled' && isOpen && <p className="text-small">{t('mayRevive')}</p>}
          {(request.turn === 'desk' || request.turn === 'hotel') && (
            <p className="text-small">
              {t('agencyWaits', { time: showBriefDuration(language, now - waitsSince(request)) })}
            </p>
          )}
        </div>
      </div>
      {isOpen && !request.isHeld && due !== null && (
        <DeadlineParts at={Date.parse(due)} now={now} zone={request.hotelZone} />
      )}
      {request.state === 'Confirmed' && <VoucherButton of={request} />}
    </section>
  )
}

/** The messages stand far below; M leads to where they are answered. */
function Unread({ of: { id, takesNotes } }: { of: DeskRequest }) {
  const t = useDetailsWords()
  const count = useUnread(id)
  if (count === 0) return null
  return (
    <>
      <Badge tone="primary">{t('unread', { count })}</Badge>
      {takesNotes && (
        <span aria-hidden className="pointer-coarse:hidden max-sm:hidden">
          <Kbd>{keyName('KeyM')}</Kbd>
        </span>
      )}
    </>
  )
}

/** Since it asked, or asked anew. */
function waitsSince({ events, submittedAt }: DeskRequest): number {
  return Date.parse(events.find(({ what }) => what === 'revive' || what === 'change-stay')?.at ?? submittedAt)
}

/** The stay that has to be answered differs from the one that was sent. */
function isChanged({ state, events }: DeskRequest): boolean {
  const isToAnswer = state === 'New' || state === 'ConfirmationPending'
  return isToAnswer && events.some(({ what }) => what === 'change-stay')
}

/** That it is our turn, and what the hotel said. */
function useSaid(): (answer: DeskHotelAnswer) => string {
  const t = useDetailsWords()
  const hotelPrice = useHotelPrice()
  return ({ says, price, room }) => {
    if (says === 'no') return t('nextNo')
    if (says === 'another-price' && price) return t('nextPrice', { price: hotelPrice(price) })
    if (says === 'another-room' && room !== null) return t('nextRoom', { room })
    return t('nextYes')
  }
}

function useNext(request: DeskRequest): { look: Look; sentence: string } {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const said = useSaid()
  const answer = answerSoFar(request)
  const offer = request.versions.find(({ isOffer }) => isOffer)
  if (request.turn === 'agency' && offer && request.state !== 'PaymentPending') {
    const price = showPrice(language, offer.finalPrice, request.currency)
    return { look: theirs, sentence: t('nextOffered', { price }) }
  }
  switch (request.state) {
    case 'New':
      return { look: ours, sentence: t('nextNew') }
    case 'ConfirmationPending':
      return { look: request.turn === 'desk' ? ours : theirs, sentence: answer ? said(answer) : t('nextAsked') }
    case 'PaymentPending': {
      const price = showPrice(language, request.finalPrice, request.currency)
      return { look: theirs, sentence: request.isHeld ? t('nextHeld') : t('nextUnpaid', { price }) }
    }
    case 'Confirmed':
      return { look: done, sentence: t('nextConfirmed') }
    case 'Rejected':
      return { look: over, sentence: t('nextRejected', { reason: request.closing?.reason ?? '' }) }
    case 'Cancelled':
      if (request.events.some(({ what }) => what === 'cancel-confirmed'))
        return { look: over, sentence: t('nextCancelledByUs', { reason: request.closing?.reason ?? '' }) }
      return { look: over, sentence: t(request.events[0]?.what === 'expire' ? 'nextExpired' : 'nextCancelled') }
    case 'Refunded':
      return { look: over, sentence: t('nextRefunded') }
  }
}
