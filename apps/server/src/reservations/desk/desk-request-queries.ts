import type { DeskNote, DeskRequest, DeskRequestEvent } from '@sarai/wire/desk/requests/details.ts'
import type { AgencyId, RequestId, RoomTypeId } from '@sarai/domain/ground/ids.ts'
import { contactAsJson } from '#catalogue/hotels/set-contact.ts'
import { query } from '#database/query.ts'

type Of = { agencyId: AgencyId; requestId: RequestId }

type Aside = Pick<DeskRequest, 'submittedBy' | 'language' | 'hotelConfirmationNumber' | 'hotelContact'> & {
  agencyName: string
  assignedId: number | null
  assignedName: string | null
  isHeld: boolean
  finalPrice: number
}
/** What stands beside what agencies themselves read (request-queries.ts). */
export const findAside = query<Of, Aside>(`
  select agency.name as "agencyName", agency.language, staff.id as "assignedId", staff.name as "assignedName",
    hotel_confirmation_number as "hotelConfirmationNumber", deadline_held_since is not null as "isHeld",
    final_price as "finalPrice", ${contactAsJson} as "hotelContact", (
      select first_name || ' ' || last_name from agency_user u
      where u.agency_id = request.agency_id and u.id = request.submitted_by) as "submittedBy"
  from request
  join agency on agency.id = request.agency_id
  left join staff on staff.id = assigned_to::bigint
  left join hotel_contact contact on contact.hotel_id = request.hotel_id
  where request.agency_id = $agencyId and request.id = $requestId`)

type EventRow = Omit<DeskRequestEvent, 'at' | 'question'> & {
  at: Date
  whom: string | null
  how: NonNullable<DeskRequestEvent['question']>['how']
  askedAt: Date
}
export const eventsOf = query<Of, EventRow>(`
  select version, what, source, reason, change, at, whom, how, asked_at as "askedAt", case source
    when 'staff' then (select name from staff where staff.id = actor::bigint)
    when 'agency' then (
      select first_name || ' ' || last_name from agency_user u where u.agency_id = $agencyId and u.id = actor::bigint)
    end as who
  from request_event left join hotel_question using (agency_id, request_id, version)
  where agency_id = $agencyId and request_id = $requestId order by version desc limit 200`)

type NoteRow = Omit<DeskNote, 'writtenAt'> & { writtenAt: Date }
export const notesOf = query<Of, NoteRow>(`
  select note.id, text, staff.name as "writtenBy", written_at as "writtenAt"
  from desk_note note join staff on staff.id = written_by
  where agency_id = $agencyId and request_id = $requestId order by note.id desc limit 200`)

type SoldRoom = Pick<DeskRequest['alternatives'][number], 'hotelEn' | 'hotelFa'> &
  DeskRequest['alternatives'][number]['rooms'][number] & { id: RoomTypeId }
/** As the catalogue calls them now, also those that are sold no more. */
export const soldRooms = query<{ ids: readonly RoomTypeId[] }, SoldRoom>(`
  select room.id, room.name_en as "nameEn", room.name_fa as "nameFa", coalesce(room.board, property.board) as board,
    hotel.name_en as "hotelEn", hotel.name_fa as "hotelFa"
  from room_type room
  join property on property.id = room.property_id
  join hotel on hotel.id = property.hotel_id
  where room.id = any($ids::bigint[])`)
