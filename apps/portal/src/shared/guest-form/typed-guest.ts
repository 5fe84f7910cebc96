import type { SentGuest } from '@sarai/wire/portal/asked-stay.ts'
import type { RequestGuest } from '@sarai/wire/portal/kept-requests.ts'
import { guestTypeById, guestTypes } from '@sarai/domain/stay/guest-type.ts'
import type { TypedGuest } from '@sarai/domain/stay/guest.ts'

/** What a form writes of a guest: never what kind of bed is meant for them. */
export type GuestChange = Partial<Omit<TypedGuest, 'type'>>

/** A guest of a request as the form would have typed them. */
export function typedGuest(guest: RequestGuest): TypedGuest {
  return {
    type: guestTypeById(guest.HotelGuestTypeId)!.code,
    firstName: guest.FirstName,
    lastName: guest.LastName,
    dateOfBirth: guest.DateOfBirth ?? '',
    gender: guest.Gender,
    // What is masked is no number: nobody sends it back as one.
    passportNumber: guest.PassportState === 'Full' ? guest.PassportNumber : '',
    nationalityCode: guest.NationalityCode,
  }
}

export function sentGuest(guest: TypedGuest): SentGuest {
  const { dateOfBirth = '', gender } = guest
  return {
    HotelGuestTypeId: guestTypes[guest.type].id,
    FirstName: guest.firstName,
    LastName: guest.lastName,
    ...(dateOfBirth !== '' && { DateOfBirth: dateOfBirth }),
    ...((gender === 'Female' || gender === 'Male') && { Gender: gender }),
    PassportNumber: guest.passportNumber,
    NationalityCode: guest.nationalityCode,
  }
}
