import type { AskedStayBody, SentGuest } from '@sarai/wire/portal/asked-stay.ts'
import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { AskedStay } from '@sarai/domain/request/check-request.ts'
import type { CancellationPolicy } from '@sarai/domain/stay/cancellation-policy.ts'
import { guestTypeById } from '@sarai/domain/stay/guest-type.ts'
import type { TypedGuest } from '@sarai/domain/stay/guest.ts'
import type { Stay } from '@sarai/domain/stay/stay.ts'
import type { PropertyForSale } from '#catalogue/prices/sold-property.ts'
import type { SoldRoom } from '#catalogue/prices/sold-rooms.ts'
import { Problem } from '#problem.ts'
import { isCountry } from '#reference/registries.ts'

export function stayOf({ CheckInDate, CheckOutDate }: Pick<AskedStayBody, 'CheckInDate' | 'CheckOutDate'>): Stay {
  return { checkIn: calendarDay(CheckInDate), checkOut: calendarDay(CheckOutDate) }
}

/** What is sold, as it stands at this moment. */
export type OnOffer = {
  readonly property: PropertyForSale | undefined
  readonly rooms: readonly SoldRoom[]
  readonly policy: CancellationPolicy
}

/** What the domain judges. A room that is not on sale in this property does not exist for whoever asks. */
export function askedStay(agencyId: AgencyId, body: AskedStayBody, { property, rooms, policy }: OnOffer): AskedStay {
  if (property === undefined) throw new Problem('NOT_FOUND')
  const chosen = body.Rooms.map(({ RoomTypeId }, place) => {
    const room = rooms.find(({ id }) => id === RoomTypeId)
    if (room === undefined) throw new Problem('NOT_FOUND', { fields: [`rooms.${place}.roomTypeId`] })
    return room
  })
  return {
    agencyId,
    property: { ...property, closed: chosen.flatMap(({ closed }) => closed), policy },
    stay: stayOf(body),
    rooms: body.Rooms.map((room, place) => ({
      roomTypeId: room.RoomTypeId,
      rates: chosen[place]!.rates,
      occupancy: chosen[place]!,
      extras: { childNoBed: room.HasChildNoBed, childWithBed: room.HasChildWithBed, extraBed: room.HasExtraBed },
      guests: room.Guests.map(typedGuest),
    })),
  }
}

export function typedGuest(guest: SentGuest): TypedGuest {
  const { DateOfBirth, Gender } = guest
  const nationality = guest.NationalityCode.toUpperCase()
  return {
    type: guestTypeById(guest.HotelGuestTypeId)!.code,
    firstName: guest.FirstName,
    lastName: guest.LastName,
    passportNumber: guest.PassportNumber,
    // The domain knows how a code looks; one of no country is none, and is refused as such.
    nationalityCode: isCountry(nationality) ? nationality : '',
    ...(DateOfBirth === undefined ? {} : { dateOfBirth: DateOfBirth }),
    ...(Gender === undefined ? {} : { gender: Gender }),
  }
}
