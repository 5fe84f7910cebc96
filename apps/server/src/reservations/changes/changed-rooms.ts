import { mostRooms, type AskedStayBody, type SentRoom } from '@sarai/wire/portal/asked-stay.ts'
import type { NamedRoom } from '@sarai/domain/request/change.ts'
import type { KeptRoom } from '#reservations/revival/asked-before.ts'
import type { SoldRoom } from '#catalogue/prices/sold-rooms.ts'
import { Problem } from '#problem.ts'

/** The stay with this room in the place of another, the first of which is 1; or with one more. */
export function withRoom(body: AskedStayBody, number: number | undefined, room: SentRoom): AskedStayBody {
  if (number === undefined) {
    if (body.Rooms.length >= mostRooms) throw new Problem('VALIDATION_FAILED', { fields: ['Rooms'] })
    return { ...body, Rooms: [...body.Rooms, room] }
  }
  if (number > body.Rooms.length) throw new Problem('NOT_FOUND', { fields: ['Room'] })
  return { ...body, Rooms: body.Rooms.with(number - 1, room) }
}

/** In everything that has a price. */
export function isSameRoom(kept: KeptRoom, sent: SentRoom): boolean {
  return (
    kept.roomTypeId === sent.RoomTypeId &&
    kept.childNoBed === sent.HasChildNoBed &&
    kept.childWithBed === sent.HasChildWithBed &&
    kept.extraBed === sent.HasExtraBed
  )
}

export function keptRoomNamed({ nameEn, nameFa, childNoBed, childWithBed, extraBed }: KeptRoom): NamedRoom {
  return { nameEn, nameFa, extras: { childNoBed, childWithBed, extraBed } }
}

export function sentRoomNamed(room: SentRoom, sold: readonly SoldRoom[]): NamedRoom {
  const { name } = soldAs(room, sold)
  const extras = { childNoBed: room.HasChildNoBed, childWithBed: room.HasChildWithBed, extraBed: room.HasExtraBed }
  return { nameEn: name.en, nameFa: name.fa, extras }
}

/** It was judged by what is sold, so it is there. */
export function soldAs({ RoomTypeId }: SentRoom, sold: readonly SoldRoom[]): SoldRoom {
  return sold.find(({ id }) => id === RoomTypeId)!
}
