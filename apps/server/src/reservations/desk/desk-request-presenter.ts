import {
  deskActions,
  type DeskFlight,
  type DeskPriceVersion,
  type DeskRequest,
  type DeskRequestEvent,
  type DeskRoom,
} from '@sarai/wire/desk/requests/details.ts'
import { standingIn, type Contract } from '@sarai/domain/contract/contract.ts'
import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import type { Money } from '@sarai/domain/ground/money.ts'
import type { PartPrices } from '@sarai/domain/catalogue/room-rates.ts'
import type { BookingRequest } from '@sarai/domain/request/booking-request.ts'
import { mayReceiveNotes } from '@sarai/domain/request/may-receive-notes.ts'
import { nextActions } from '@sarai/domain/request/next-actions.ts'
import { priceOf } from '@sarai/domain/request/price-version.ts'
import { requestNumber } from '@sarai/domain/request/request-number.ts'
import type { Alternative } from '@sarai/domain/stay/alternative.ts'
import type { Flight } from '@sarai/domain/stay/flight.ts'
import type { RoomPrice } from '@sarai/domain/stay/price/stay-price.ts'
import type { StaffCaller } from '#caller.ts'
import type { eventsOf, findAside, notesOf, soldRooms } from '#reservations/desk/desk-request-queries.ts'
import { presentQuestion, type QuestionRow } from '#reservations/hotel-answers/present-questions.ts'
import type { RequestRow, RoomRow } from '#reservations/requests/request-queries.ts'

type RowOf<Statement extends { all: (...given: never[]) => Promise<unknown[]> }> = Awaited<
  ReturnType<Statement['all']>
>[number]
type Kept = {
  readonly agencyId: AgencyId
  readonly contract: Contract
  readonly request: RequestRow
  readonly rooms: readonly RoomRow[]
  readonly aside: RowOf<typeof findAside>
  readonly events: readonly RowOf<typeof eventsOf>[]
  readonly notes: readonly RowOf<typeof notesOf>[]
  readonly questions: readonly QuestionRow[]
  readonly alternatives: readonly Alternative[]
  readonly sold: readonly RowOf<typeof soldRooms>[]
  readonly now: number
}

export function presentDeskRequest(staff: StaffCaller, kept: Kept): DeskRequest {
  const { agencyId, contract, request: row, aside, now } = kept
  const request = contract.requests.find(({ id }) => id === row.id)!
  const price = priceOf(request)
  const { closing } = request
  return {
    id: row.id,
    number: requestNumber(row.id),
    // Of the row, which was read first: whoever decides names the older picture, never a newer one than they saw.
    version: row.version,
    contractId: row.contractId,
    state: row.state,
    turn: row.turn,
    turnDueAt: row.turnDueAt?.toISOString() ?? null,
    deadlineAt: row.deadlineAt?.toISOString() ?? null,
    offerUntil: row.offerUntil?.toISOString() ?? null,
    isHeld: aside.isHeld,
    agency: { id: agencyId, name: aside.agencyName },
    language: aside.language,
    submittedBy: aside.submittedBy,
    submittedAt: row.submittedAt.toISOString(),
    assignedTo: aside.assignedId === null ? null : { id: aside.assignedId, name: aside.assignedName! },
    agencyRef: row.agencyRef,
    description: row.description,
    hotelEn: row.hotelNameEn,
    hotelFa: row.hotelNameFa,
    hotelGrade: row.grade,
    hotelContact: aside.hotelContact,
    hotelZone: row.zone,
    placeEn: row.placeEn,
    placeFa: row.placeFa,
    packageEn: row.packageTitleEn,
    packageFa: row.packageTitleFa,
    checkIn: row.checkIn,
    checkOut: row.checkOut,
    checkInAt: row.checkInAt.toISOString(),
    takesNotes: mayReceiveNotes(row.state, row.notesReopened),
    needTransfer: row.needTransfer,
    flights: { departure: flightOf(row.flights?.departure), return: flightOf(row.flights?.return) },
    rooms: kept.rooms.map((room, place) => roomOf(room, price.rooms[place]!)),
    currency: price.currency,
    totalPrice: minor(price.totalPrice),
    totalCommission: minor(price.totalCommission),
    finalPrice: minor(price.finalPrice),
    versions: versionsOf(request),
    hotelConfirmationNumber: aside.hotelConfirmationNumber,
    hotelOptionUntil: momentOf(request.hotelOptionUntil),
    closing: closing ? { reason: closing.reason, at: new Date(closing.at).toISOString() } : null,
    alternatives: kept.alternatives.flatMap((alternative) => alternativeOf(alternative, kept.sold)),
    actions: actionsOn(request, staff, { at: now, contract: standingIn(contract, request.id) }),
    questions: kept.questions.map((question) => presentQuestion(question, request.hotelQuestion, now)),
    events: kept.events.map(eventOf),
    notes: kept.notes.map((note) => ({ ...note, writtenAt: note.writtenAt.toISOString() })),
  }
}

function eventOf({ whom, how, askedAt, at, ...event }: RowOf<typeof eventsOf>): DeskRequestEvent {
  const question = whom === null ? null : { whom, how, askedAt: askedAt.toISOString() }
  return { ...event, question, at: at.toISOString() }
}

function alternativeOf({ stay, rooms, priceShown }: Alternative, sold: Kept['sold']): DeskRequest['alternatives'] {
  // One that the catalogue has dropped has no name any more.
  const named = rooms.flatMap(({ roomTypeId }) => sold.find(({ id }) => id === roomTypeId) ?? [])
  const [first] = named
  if (first === undefined) return []
  const { hotelEn, hotelFa } = first
  return [
    {
      hotelEn,
      hotelFa,
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      rooms: named.map(({ nameEn, nameFa, board }) => ({ nameEn, nameFa, board })),
      currency: priceShown.currency,
      finalPrice: minor(priceShown),
    },
  ]
}

/** What the screens of the desk have a button for, in their order; why something may not be done goes with it. */
function actionsOn(
  request: BookingRequest,
  { roles }: StaffCaller,
  moment: Parameters<typeof nextActions>[1],
): DeskRequest['actions'] {
  const known = nextActions(request, moment, roles)
  return deskActions.flatMap((action) => {
    const next = known.find(({ kind }) => kind === action)
    // What is not confirmed is rejected: it has no use for this one.
    if (action === 'cancel-confirmed' && next?.may === false) return []
    return next ? [{ action, why: next.may ? null : next.why }] : []
  })
}

function versionsOf({ priceVersions, priceInForce, offer }: BookingRequest): DeskPriceVersion[] {
  return priceVersions.toReversed().map(({ number, price, reason = null }) => ({
    number,
    totalPrice: minor(price.totalPrice),
    totalCommission: minor(price.totalCommission),
    finalPrice: minor(price.finalPrice),
    isInForce: number === priceInForce,
    isOffer: number === offer?.version.number,
    reason,
  }))
}

function roomOf({ guests, passports, ...room }: RoomRow, priced: RoomPrice): DeskRoom {
  return {
    nameEn: room.nameEn,
    nameFa: room.nameFa,
    view: room.view,
    board: room.board,
    guests: guests.map(([type, firstName, lastName, dateOfBirth, gender, nationalityCode], guest) => ({
      type,
      firstName,
      lastName,
      dateOfBirth,
      gender,
      nationalityCode,
      passport: passports === null ? 'deleted' : (passports[guest] ?? '') === '' ? 'missing' : 'kept',
    })),
    extras: priced.extras,
    totalPrice: minor(priced.totalPrice),
    totalCommission: minor(priced.totalCommission),
    nights: priced.fareBreakdown.map(({ night, price, specialDate, specialTitle }) => ({
      night,
      price: partsOf(price),
      specialDate: partsOf(specialDate),
      ...(specialTitle && { specialTitle }),
    })),
  }
}

const partsOf = ({ room, childNoBed, childWithBed, extraBed }: PartPrices) => ({
  room: minor(room),
  childNoBed: minor(childNoBed),
  childWithBed: minor(childWithBed),
  extraBed: minor(extraBed),
})

function flightOf(flight: Flight | null | undefined): DeskFlight | null {
  if (!flight) return null
  const { duration: _, ...shown } = flight
  return shown
}

function momentOf(at: number | undefined): string | null {
  return at === undefined ? null : new Date(at).toISOString()
}

function minor(amount: Money): number {
  return Number(amount.minor)
}
