import { randomUUID } from 'node:crypto'
import type { DraftBody } from '@sarai/wire/portal/drafts.ts'
import { addDays } from '@sarai/domain/ground/calendar-day.ts'
import { calendarDayAt } from '@sarai/domain/ground/hotel-time.ts'
import type { AgencyId, PropertyId, RoomTypeId, UserId } from '@sarai/domain/ground/ids.ts'
import { asUserId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller, Visitor } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { saveDraft } from '#reservations/drafts/save-draft.ts'
import type { Sealing } from '#sealing.ts'

const agentOf = query<{ agencyId: AgencyId }, { id: UserId }>(
  `select id from agency_user where agency_id = $agencyId and role = 'agent' order by id limit 1`,
)
/** A hotel that everybody may ask for, and its two largest rooms that hold two. */
const doubles = query<void, { propertyId: PropertyId; id: RoomTypeId }>(`
  select room.property_id as "propertyId", room.id from room_type room
  where base_capacity = 2 and property_id = (
    select property.id from property
    join package on package.id = property.package_id and package.status = 'published'
    join hotel on hotel.id = property.hotel_id and hotel.active
    join room_type twin on twin.property_id = property.id and twin.base_capacity = 2
    where not exists (select from package_group where package_group.package_id = package.id)
    group by property.id having count(*) > 1 order by property.id limit 1)
  order by id limit 2`)

/** An agent who was called away: two rooms, and the guests of one of them. */
export async function seedDraft(
  deps: { db: Database; sealing: Sealing },
  visitor: Visitor & { agencyId: AgencyId },
): Promise<void> {
  const nobodyYet: AgencyCaller = {
    ...visitor,
    kind: 'agency',
    userId: asUserId(0),
    sessionId: 'demo',
    asked: 'nothing',
  }
  const [agent, rooms] = await deps.db.look(nobodyYet, [
    agentOf.ask.first({ agencyId: visitor.agencyId }),
    doubles.ask.all(),
  ])
  const propertyId = rooms[0]?.propertyId
  if (agent === undefined || propertyId === undefined) return
  const caller = { ...nobodyYet, userId: agent.id }
  await saveDraft(deps, caller, undefined, { draft: { ...unfinished(), propertyId, rooms: rooms.map(roomOf) } })
}

type DraftRoom = DraftBody['rooms'][number]
type DraftGuest = DraftRoom['guests'][number]

function unfinished(): Omit<DraftBody, 'propertyId' | 'rooms'> {
  const today = calendarDayAt(Date.now(), 'Asia/Tehran')
  return {
    submitKey: randomUUID(),
    checkIn: addDays(today, 24),
    checkOut: addDays(today, 29),
    needTransfer: false,
    notes: 'Two families who travel together: rooms beside each other, please.',
    flights: { departure: null, return: null },
    agencyRef: '',
  }
}

function roomOf({ id }: { id: RoomTypeId }, place: number): DraftRoom {
  return {
    key: `demo-${place + 1}`,
    roomTypeId: id,
    extras: { childNoBed: false, childWithBed: false, extraBed: false },
    guests:
      place === 0 ? [guest('ADT1', 'SARA', 'Female', 'T48210377'), guest('ADT2', 'OMID', 'Male', 'K51930264')] : [],
  }
}

function guest(place: string, firstName: string, gender: string, passportNumber: string): DraftGuest {
  const ofTheFamily = { lastName: 'AHMADI', nationalityCode: 'IR', dateOfBirth: '' }
  return { place, type: 'ADT', firstName, gender, passportNumber, ...ofTheFamily }
}
