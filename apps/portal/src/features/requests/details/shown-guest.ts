import type { RequestGuest } from '@sarai/wire/portal/kept-requests.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { guestTypeById } from '@sarai/domain/stay/guest-type.ts'
import type { ShownGuest } from '#shared/guests/shown-guest.ts'

export const shownGuest = (guest: RequestGuest): ShownGuest => ({
  name: `${guest.FirstName} ${guest.LastName}`,
  gender: guest.Gender,
  type: guestTypeById(guest.HotelGuestTypeId)?.code ?? 'ADT',
  born: guest.DateOfBirth === null ? undefined : calendarDay(guest.DateOfBirth),
  nationalityCode: guest.NationalityCode,
  passportNumber: guest.PassportNumber,
  passportState: guest.PassportState,
})
