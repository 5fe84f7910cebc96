import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { SentRoom } from '@sarai/wire/portal/asked-stay.ts'
import type { validateChange as operation } from '@sarai/wire/portal/life/changes.ts'
import { guestTypes } from '@sarai/domain/stay/guest-type.ts'
import { guestTypesOf } from '@sarai/domain/stay/occupancy.ts'
import type { AgencyCaller } from '#caller.ts'
import { versionFrom } from '#contracts/kept-prices.ts'
import type { SoldRoom } from '#catalogue/prices/sold-rooms.ts'
import { contractOf } from '#contracts/happen-to.ts'
import type { Database } from '#database/unit-of-work.ts'
import { askHousePolicy } from '#house/cancellation-queries.ts'
import { Problem } from '#problem.ts'
import { actionsOf } from '#reservations/changes/read-actions.ts'
import { withRoom } from '#reservations/changes/changed-rooms.ts'
import { holdPrice } from '#reservations/quotes/hold-price.ts'
import { judged, judgedWithoutGuests } from '#reservations/quotes/judged.ts'
import { presentPrice } from '#reservations/quotes/price-presenter.ts'
import { priceInForce, roomsOfRequest } from '#reservations/requests/request-queries.ts'
import { askedNow, bodyOf, keptRooms, keptStay, soldNow } from '#reservations/revival/asked-before.ts'

type Wanted = InputOf<typeof operation>['query']

/** What the request would cost, held for whoever may still change it, beside what it costs. */
export function validateChange(db: Database, caller: AgencyCaller, wanted: Wanted): Promise<ReplyOf<typeof operation>> {
  const { agencyId, language } = caller
  const requestId = wanted.Id
  const of = { agencyId, requestId }
  const questions = [
    contractOf.ask.first(of),
    keptStay.ask.first(of),
    keptRooms.ask.all(of),
    roomsOfRequest.ask.all(of),
    priceInForce.ask.first(of),
    askHousePolicy(),
  ] as const
  return db.write(caller, questions, async (tx, [place, kept, rooms, named, versionRow, policy]) => {
    if (place === undefined || kept === undefined || versionRow === undefined) throw new Problem('NOT_FOUND')
    const why = (await actionsOf(tx, place, requestId)).find(({ Action }) => Action === 'change-stay')?.Why
    if (why) throw new Problem(why)
    const before = bodyOf(kept, rooms)
    const days = {
      ...before,
      CheckInDate: wanted.CheckInDate ?? before.CheckInDate,
      CheckOutDate: wanted.CheckOutDate ?? before.CheckOutDate,
    }
    const onSale = await soldNow(tx, agencyId, days)
    const room = roomOf(wanted, onSale.rooms)
    const body = room ? withRoom(days, wanted.Room, room) : days
    const asked = { ...askedNow(agencyId, body, { ...onSale, policy }), changes: requestId }
    const { price, policy: agreed } = versionFrom(versionRow)
    const { sign } = onSale.property
    return {
      Version: kept.version,
      Before: presentPrice(language, {
        price,
        policy: agreed,
        checkInAt: kept.checkInAt.getTime(),
        sign,
        rooms: named.map(({ roomTypeId: id, nameEn: en, nameFa: fa, view, board }) => {
          return { id, name: { en, fa }, view, board }
        }),
      }),
      Now: await holdPrice(tx, caller, asked, { sign, rooms: onSale.rooms }, room ? judgedWithoutGuests : judged),
    }
  })
}

/** With guests of the right kind who have no names: those are judged when they are sent. */
function roomOf(wanted: Wanted, sold: readonly SoldRoom[]): SentRoom | undefined {
  const { RoomTypeId, HasExtraBed, HasChildWithBed, HasChildNoBed } = wanted
  if (RoomTypeId === undefined) return undefined
  const room = sold.find(({ id }) => id === RoomTypeId)
  if (room === undefined) throw new Problem('HOTEL_INACTIVE', { fields: ['RoomTypeId'] })
  const extras = { extraBed: HasExtraBed, childWithBed: HasChildWithBed, childNoBed: HasChildNoBed }
  return {
    RoomTypeId,
    HasExtraBed,
    HasChildWithBed,
    HasChildNoBed,
    Guests: guestTypesOf(room.baseCapacity, extras).map((type) => ({
      HotelGuestTypeId: guestTypes[type].id,
      FirstName: '',
      LastName: '',
      PassportNumber: '',
      NationalityCode: '',
    })),
  }
}
