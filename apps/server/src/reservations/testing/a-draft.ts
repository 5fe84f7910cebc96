import { randomUUID } from 'node:crypto'
import type { DraftBody } from '@sarai/wire/portal/drafts.ts'
import type { PropertyId, RoomTypeId } from '@sarai/domain/ground/ids.ts'
import { inDays } from '#reservations/testing/an-asked-stay.ts'

type DraftGuest = DraftBody['rooms'][number]['guests'][number]

/** Half of it, as it stands in the fields. */
export function aDraftGuest(changes: Partial<DraftGuest> = {}): DraftGuest {
  return {
    place: 'ADT1',
    type: 'ADT',
    firstName: 'NASRIN',
    lastName: '',
    dateOfBirth: '',
    gender: 'Female',
    passportNumber: '',
    nationalityCode: '',
    ...changes,
  }
}

/** One room, of whose two guests one has a name. */
export function aDraft(propertyId: PropertyId, roomTypeId: RoomTypeId, changes: Partial<DraftBody> = {}): DraftBody {
  const extras = { childNoBed: false, childWithBed: false, extraBed: false }
  return {
    submitKey: randomUUID(),
    propertyId,
    checkIn: inDays(10),
    checkOut: '',
    needTransfer: false,
    notes: '',
    rooms: [{ key: 'a', roomTypeId, extras, guests: [aDraftGuest()] }],
    flights: { departure: null, return: null },
    agencyRef: '',
    ...changes,
  }
}
