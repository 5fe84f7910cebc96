import type { RequestGuest } from '@sarai/wire/portal/kept-requests.ts'
import type { AgencyId, RequestId } from '@sarai/domain/ground/ids.ts'
import type { AgencyRole } from '@sarai/domain/people/colleague.ts'
import { guestTypes } from '@sarai/domain/stay/guest-type.ts'
import { passportRow } from '#reservations/requests/passport-row.ts'
import type { RoomRow } from '#reservations/requests/request-queries.ts'
import type { Sealing } from '#sealing.ts'

type Place = { readonly agencyId: AgencyId; readonly requestId: RequestId; readonly room: number }

/** Always as long, so that it tells nothing of what it hides. */
const mask = '•••••••'

/** Whoever books sees passports in full. For everybody else the seal is not even opened. */
export function presentGuests(
  { guests, passports }: RoomRow,
  place: Place,
  role: AgencyRole | undefined,
  sealing: Sealing,
): RequestGuest[] {
  const mayRead = role === 'owner' || role === 'agent'
  const passportOf = (guest: number): Pick<RequestGuest, 'PassportNumber' | 'PassportState'> => {
    if (passports === null) return { PassportNumber: '', PassportState: 'Deleted' }
    const sealed = passports[guest] ?? ''
    if (sealed === '') return { PassportNumber: '', PassportState: 'Missing' }
    if (!mayRead) return { PassportNumber: mask, PassportState: 'Masked' }
    return { PassportNumber: sealing.open(sealed, passportRow({ ...place, guest })), PassportState: 'Full' }
  }
  return guests.map(([type, firstName, lastName, dateOfBirth, gender, nationalityCode], guest) => ({
    HotelGuestTypeId: guestTypes[type].id,
    FirstName: firstName,
    LastName: lastName,
    DateOfBirth: dateOfBirth,
    Gender: gender,
    NationalityCode: nationalityCode,
    ...passportOf(guest),
  }))
}
