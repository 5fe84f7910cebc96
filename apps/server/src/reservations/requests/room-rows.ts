import type { SentRoom } from '@sarai/wire/portal/asked-stay.ts'
import type { AgencyId, RequestId, RoomTypeId } from '@sarai/domain/ground/ids.ts'
import type { Guest } from '@sarai/domain/stay/guest.ts'
import type { SoldRoom } from '#catalogue/prices/sold-rooms.ts'
import { query } from '#database/query.ts'
import { passportRow } from '#reservations/requests/passport-row.ts'
import type { Sealing } from '#sealing.ts'

/** The first is 0. */
export type RoomPlace = { agencyId: AgencyId; requestId: RequestId; place: number }
type GuestsRow = RoomPlace & { guests: string; passports: readonly string[] }
type RoomRow = GuestsRow & {
  roomTypeId: RoomTypeId
  nameEn: string
  nameFa: string
  view: string
  board: string
  childNoBed: boolean
  childWithBed: boolean
  extraBed: boolean
}

export const addRoomRow = query<RoomRow & { checkOut: string }>(`
  insert into request_room (agency_id, request_id, place, room_type_id, name_en, name_fa, view, board, child_no_bed,
    child_with_bed, extra_bed, guests, passports, check_out)
  values ($agencyId, $requestId, $place, $roomTypeId, $nameEn, $nameFa, $view, $board, $childNoBed, $childWithBed,
    $extraBed, $guests, $passports, $checkOut)`)
export const saveRoomRow = query<RoomRow>(`
  update request_room set room_type_id = $roomTypeId, name_en = $nameEn, name_fa = $nameFa, view = $view, board = $board,
    child_no_bed = $childNoBed, child_with_bed = $childWithBed, extra_bed = $extraBed, guests = $guests,
    passports = $passports
  where agency_id = $agencyId and request_id = $requestId and place = $place`)
export const saveGuestsRow = query<GuestsRow>(`
  update request_room set guests = $guests, passports = $passports
  where agency_id = $agencyId and request_id = $requestId and place = $place`)

/** A room as it is called and sold at this moment, and who sleeps there. */
export function roomRow(
  sealing: Sealing,
  at: RoomPlace,
  { room, sold, guests }: { room: SentRoom; sold: SoldRoom; guests: readonly Guest[] },
): RoomRow {
  return {
    ...guestsRow(sealing, at, guests),
    roomTypeId: room.RoomTypeId,
    nameEn: sold.name.en,
    nameFa: sold.name.fa,
    view: sold.view,
    board: sold.board,
    childNoBed: room.HasChildNoBed,
    childWithBed: room.HasChildWithBed,
    extraBed: room.HasExtraBed,
  }
}

/** Passports are sealed before they reach a statement. */
export function guestsRow(sealing: Sealing, at: RoomPlace, guests: readonly Guest[]): GuestsRow {
  return {
    ...at,
    guests: JSON.stringify(guests.map(withoutPassport)),
    passports: guests.map(({ passportNumber }, guest) =>
      passportNumber === null ? '' : sealing.seal(passportNumber, passportRow({ ...at, room: at.place, guest })),
    ),
  }
}

/** As 0044-requests.sql says it: a list, for names of fields would be half of it. */
function withoutPassport({ type, firstName, lastName, dateOfBirth, gender, nationalityCode }: Guest) {
  return [type, firstName, lastName, dateOfBirth, gender, nationalityCode]
}
