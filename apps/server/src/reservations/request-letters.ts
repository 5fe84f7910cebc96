import { revivableUntil } from '@sarai/domain/request/clocks/revive-time.ts'
import { money } from '@sarai/domain/ground/money.ts'
import type { Language } from '@sarai/locale/language.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import type { RequestMail } from '#jobs/request-mails.ts'
import type { MailContent } from '#mail/mail-layout.ts'
import { ourWord, staffWrote, type MailName } from '#mail/mail-name.ts'
import { letter } from '#reservations/letters.ts'
import { mailAfterMs } from '#reservations/notes/unread-time.ts'
import { atTheHotel, inTehran, namesOf, type MailedRequest } from '#reservations/mailed-request.ts'

export type Reader = { readonly language: Language; readonly name: MailName }
type Sent = { readonly url: string; readonly now: number; readonly deadline?: number; readonly price?: number }
type Write = (request: MailedRequest, reader: Reader, sent: Sent) => MailContent | undefined

/** Each mail about a request; nothing once it is no longer true, because something else has happened meanwhile. */
export const requestLetters: { readonly [Mail in RequestMail]: Write } = {
  'request-submitted': (request, reader, sent) => {
    const answer = awaited(request, reader)
    return answer && letter('requestSubmitted', reader.language, { ...common(request, reader, sent), ...answer })
  },
  'request-accepted': (request, reader, sent) => {
    const due = unpaid(request, reader)
    return (
      due &&
      (inCheck(request, reader, sent) ??
        letter('requestAccepted', reader.language, { ...common(request, reader, sent), ...due }))
    )
  },
  'request-confirmed': (request, reader, sent) =>
    request.state === 'Confirmed'
      ? letter('requestConfirmed', reader.language, common(request, reader, sent))
      : undefined,
  'request-rejected': (request, reader, sent) =>
    isEndedByDesk(request)
      ? letter('requestRejected', reader.language, { ...common(request, reader, sent), reason: whyClosed(request) })
      : undefined,
  'confirmed-cancelled': (request, reader, sent) =>
    isEndedByDesk(request)
      ? letter('confirmedCancelled', reader.language, { ...common(request, reader, sent), reason: whyClosed(request) })
      : undefined,
  'request-expired': (request, reader, sent) => {
    const { language } = reader
    const until = revivableUntil({ closing: request.closing, checkInAt: request.checkInAt.getTime() })
    if (until === undefined || until <= sent.now) return undefined
    const times = { reviveUntil: inTehran(language, until), reviveUntilThere: atTheHotel(language, until, request) }
    return letter('requestExpired', language, { ...common(request, reader, sent), ...times })
  },
  'request-revived': (request, reader, sent) => {
    const answer = awaited(request, reader)
    return answer && letter('requestRevived', reader.language, { ...common(request, reader, sent), ...answer })
  },
  'voucher-replaced': (request, reader, sent) =>
    request.state === 'Confirmed'
      ? letter('voucherReplaced', reader.language, common(request, reader, sent))
      : undefined,
  'price-offered': (request, reader, sent) => {
    const offer = offered(request, reader, sent)
    return offer && letter('priceOffered', reader.language, { ...common(request, reader, sent), ...offer })
  },
  'offer-replaced': (request, reader, sent) => {
    const offer = offered(request, reader, sent)
    return offer && letter('offerReplaced', reader.language, { ...common(request, reader, sent), ...offer })
  },
  'offer-withdrawn': (request, reader, sent) => {
    const reason = staffWrote(request.withdrawnBecause)
    return isUnanswered(request)
      ? letter('offerWithdrawn', reader.language, { ...common(request, reader, sent), reason })
      : undefined
  },
  'offer-expired': (request, reader, sent) =>
    isUnanswered(request) ? letter('offerExpired', reader.language, common(request, reader, sent)) : undefined,
  'price-lowered': (request, reader, sent) => {
    const reason = staffWrote(request.pricedBecause)
    return request.closing === undefined && request.priceInForce === (sent.price ?? request.priceInForce)
      ? letter('priceLowered', reader.language, { ...common(request, reader, sent), reason })
      : undefined
  },
  'deadline-resumed': (request, reader, sent) => {
    const due = unpaid(request, reader)
    return (
      due &&
      (inCheck(request, reader, sent) ??
        letter('deadlineResumed', reader.language, { ...common(request, reader, sent), ...due }))
    )
  },
  'deadline-extended': (request, reader, sent) => {
    const due = unpaid(request, reader)
    const reason = staffWrote(request.extendedBecause)
    return (
      due &&
      (inCheck(request, reader, sent) ??
        letter('deadlineExtended', reader.language, { ...common(request, reader, sent), ...due, reason }))
    )
  },
  'payment-reminder': (request, reader, sent) => {
    const due = request.deadlineAt?.getTime() === sent.deadline ? unpaid(request, reader) : undefined
    return (
      due &&
      (inCheck(request, reader, sent) ??
        letter('paymentReminder', reader.language, { ...common(request, reader, sent), ...due }))
    )
  },
  'notes-reopened': (request, reader, sent) =>
    request.state === 'Confirmed' && request.takesNotes
      ? letter('notesReopened', reader.language, common(request, reader, sent))
      : undefined,
  // What was read, and written again since, has a mail of its own.
  'notes-unread': (request, reader, sent) => {
    const { unreadSince } = request
    if (unreadSince === null || sent.now - unreadSince.getTime() < mailAfterMs) return undefined
    const kind = request.takesNotes ? 'notesUnread' : 'notesUnreadClosed'
    return letter(kind, reader.language, common(request, reader, sent))
  },
}

const common = (request: MailedRequest, { name, language }: Reader, { url }: Sent) => ({
  name,
  url,
  ...namesOf(request, language),
})

/** Whatever became of its money since: once that is back, the state is Refunded. */
const isEndedByDesk = ({ closing }: MailedRequest) => closing?.reasonCode !== undefined

const whyClosed = ({ closing }: MailedRequest) => staffWrote(closing?.reason ?? null)

/** An offer that was answered, taken back or is over asks for nothing, nor does one that another has taken the place of. */
function offered({ offer, ...request }: MailedRequest, { language }: Reader, { now, price }: Sent) {
  if (offer === undefined || offer.until <= now || offer.number !== (price ?? offer.number)) return undefined
  return {
    offer: ourWord(showMoney(language, offer.finalPrice)),
    until: inTehran(language, offer.until),
    untilThere: atTheHotel(language, offer.until, request),
    reason: staffWrote(offer.reason),
  }
}

/** Neither has another offer taken its place, nor is there anything left to offer. */
const isUnanswered = ({ offer, closing }: MailedRequest) => offer === undefined && closing === undefined

/** Once the desk has answered, nothing is promised any more. */
function awaited({ answerDueAt }: MailedRequest, { language }: Reader) {
  return answerDueAt === null ? undefined : { answerBy: inTehran(language, answerDueAt.getTime()) }
}

/** All of it was sent, but does not stop the clock: nobody is to pay it again, and nothing was found too little of. */
function inCheck(request: MailedRequest, reader: Reader, sent: Sent): MailContent | undefined {
  const { deadlineAt, toPay } = request
  if (deadlineAt === null || toPay === undefined || toPay > 0) return undefined
  const times = timesOf(deadlineAt.getTime(), request, reader)
  return letter('paymentInCheck', reader.language, { ...common(request, reader, sent), ...times })
}

function timesOf(at: number, request: MailedRequest, { language }: Reader) {
  return { deadline: inTehran(language, at), deadlineThere: atTheHotel(language, at, request) }
}

/** A clock that stands still, because receipts wait for finance, asks for nothing. */
function unpaid(request: MailedRequest, reader: Reader) {
  const { state, deadlineAt, deadlineHeldSince, currency, finalPrice, toPay } = request
  if (state !== 'PaymentPending' || deadlineAt === null || deadlineHeldSince !== null) return undefined
  if (toPay === undefined) return undefined
  const shown = (minor: number) => ourWord(showMoney(reader.language, money(minor, currency)))
  return {
    ...timesOf(deadlineAt.getTime(), request, reader),
    toPay: shown(toPay),
    // Of what is to be paid whole there is nothing to explain.
    settled: toPay < finalPrice ? shown(finalPrice - toPay) : null,
  }
}
