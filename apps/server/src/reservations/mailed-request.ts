import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { amountDue, standingOf } from '@sarai/domain/contract/balance.ts'
import { waitingReceipts } from '@sarai/domain/contract/receipt.ts'
import type { AgencyId, ContractId, RequestId, UserId } from '@sarai/domain/ground/ids.ts'
import { money, subtract, type Currency, type Money } from '@sarai/domain/ground/money.ts'
import type { Closing } from '@sarai/domain/request/booking-request.ts'
import type { RequestState } from '@sarai/domain/request/facts.ts'
import { mayReceiveNotes } from '@sarai/domain/request/may-receive-notes.ts'
import { requestNumber } from '@sarai/domain/request/request-number.ts'
import { calendarOf, showDate, showDeadline } from '@sarai/locale/date/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { lookAtContract } from '#contracts/lock-contract.ts'
import { versionFrom, type VersionRow } from '#contracts/kept-prices.ts'
import { closingFrom } from '#contracts/request-columns.ts'
import { query, type Tx } from '#database/query.ts'
import { ourWord } from '#mail/mail-name.ts'
import { offeredPrice } from '#reservations/requests/request-queries.ts'

/** As it is when the mail is sent. No mail names a guest, so none is read. */
export type MailedRequest = {
  readonly id: RequestId
  readonly submittedBy: UserId
  readonly state: RequestState
  readonly hotelNameEn: string
  readonly hotelNameFa: string
  readonly hotelZone: string
  readonly checkIn: string
  readonly checkOut: string
  readonly checkInAt: Date
  readonly currency: Currency
  readonly finalPrice: number
  /**
   * What remains of it while it is to be paid, without the receipts that wait: nobody is asked twice for what they sent,
   * not even where it stops no clock.
   */
  readonly toPay: number | undefined
  readonly answerDueAt: Date | null
  readonly deadlineAt: Date | null
  readonly deadlineHeldSince: Date | null
  readonly closing: Closing | undefined
  /** Another price that the agency has still to answer. */
  readonly offer: MailedOffer | undefined
  readonly priceInForce: number
  /** Why the price in force is not the one that was asked for. */
  readonly pricedBecause: string | null
  /** Why the desk took its last offer back. */
  readonly withdrawnBecause: string | null
  /** Why the desk gave more time, the last time that it did. */
  readonly extendedBecause: string | null
  readonly takesNotes: boolean
  /** Since when a message of the desk has been unread, and how many there are. */
  readonly unreadSince: Date | null
  readonly unreadNotes: number | null
}

type MailedOffer = {
  readonly number: number
  readonly until: number
  readonly finalPrice: Money
  readonly reason: string | null
}

const lastReason = (what: 'extend-deadline' | 'withdraw-offer') => `
    (select reason from request_event event
     where event.agency_id = request.agency_id and event.request_id = request.id and what = '${what}'
     order by event.version desc limit 1)`
const mailed = query<
  { agencyId: AgencyId; requestId: RequestId },
  Omit<MailedRequest, 'closing' | 'offer' | 'takesNotes' | 'toPay'> & {
    contractId: ContractId
    closing: string | null
    offerUntil: Date | null
    notesReopened: boolean
  }
>(`
  select id, contract_id as "contractId", submitted_by as "submittedBy", request.state, hotel_name_en as "hotelNameEn", hotel_name_fa as "hotelNameFa",
    hotel_zone as "hotelZone", check_in as "checkIn", check_out as "checkOut", check_in_at as "checkInAt", currency,
    final_price as "finalPrice", answer_due_at as "answerDueAt", deadline_at as "deadlineAt",
    deadline_held_since as "deadlineHeldSince", offer_until as "offerUntil", closing::text,
    price_in_force as "priceInForce",
    (select reason from price_version version
     where version.agency_id = request.agency_id and version.request_id = request.id and number = price_in_force)
      as "pricedBecause",
    ${lastReason('extend-deadline')} as "extendedBecause",
    ${lastReason('withdraw-offer')} as "withdrawnBecause",
    notes_reopened as "notesReopened", unread.first_note_at as "unreadSince", unread.notes as "unreadNotes"
  from request left join unread_notes unread on unread.agency_id = request.agency_id and unread.request_id = request.id
  where request.agency_id = $agencyId and request.id = $requestId`)

export async function mailedRequest(tx: Tx, of: { agencyId: AgencyId; requestId: RequestId }): Promise<MailedRequest> {
  const [found, offered] = await tx.ask([mailed.ask.one(of), offeredPrice.ask.first(of)])
  const { contractId, closing, offerUntil, notesReopened, ...row } = found
  return {
    ...row,
    toPay: row.state === 'PaymentPending' ? await leftToPay(tx, { ...of, contractId }) : undefined,
    closing: closingFrom(closing),
    offer: offerFrom(offerUntil, offered),
    takesNotes: mayReceiveNotes(row.state, notesReopened),
  }
}

async function leftToPay(tx: Tx, of: { agencyId: AgencyId; contractId: ContractId; requestId: RequestId }) {
  const contract = await lookAtContract(tx, of.agencyId, of.contractId)
  if (contract === undefined) return undefined
  const { account, requests, receipts } = contract
  const sent = waitingReceipts(receipts, of.contractId).map(({ expected }) => ({ expected, counts: true }))
  const { waiting } = standingOf(account, requests, sent, of.requestId)
  return Number(subtract(amountDue(account, of.requestId), waiting).minor)
}

function offerFrom(until: Date | null, offered: VersionRow | undefined): MailedOffer | undefined {
  if (until === null || offered === undefined) return undefined
  const { number, price, reason = null } = versionFrom(offered)
  return { number, until: until.getTime(), finalPrice: price.finalPrice, reason }
}

/** What every letter about a request says of it. */
export function namesOf(request: MailedRequest, language: Language) {
  return {
    number: ourWord(requestNumber(request.id)),
    hotel: ourWord(language === 'fa' ? request.hotelNameFa : request.hotelNameEn),
    checkIn: ourWord(showDate(language, calendarDay(request.checkIn))),
    checkOut: ourWord(showDate(language, calendarDay(request.checkOut))),
    price: ourWord(showMoney(language, money(request.finalPrice, request.currency))),
  }
}

export const inTehran = (language: Language, at: number) => ourWord(showDeadline(language, at))
export const atTheHotel = (language: Language, at: number, { hotelZone }: Pick<MailedRequest, 'hotelZone'>) =>
  ourWord(showDeadline(language, at, calendarOf(language), hotelZone))
