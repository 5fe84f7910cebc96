import { parseCalendarDay, type CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { checkAge, checkGuest, type TypedGuest } from '@sarai/domain/stay/guest.ts'
import type { Fault } from '#shared/faults/field-fault.ts'

export type GuestField = Exclude<keyof TypedGuest, 'type'>
export type GuestFault = { readonly field: GuestField; readonly fault: Fault }

/** Everything that is wrong with a guest, the age too while a name is still missing [wizard-13]. */
export function guestFaults(guest: TypedGuest, checkIn: CalendarDay): GuestFault[] {
  const checked = checkGuest(guest, checkIn)
  if (checked.ok) return []
  if (checked.why === 'AGE_MISMATCH') return [{ field: 'dateOfBirth', fault: checked }]
  const fields = (checked.fields ?? []) as GuestField[]
  const born = fields.includes('dateOfBirth') ? undefined : parseCalendarDay(guest.dateOfBirth ?? '')
  const age = checkAge({ type: guest.type, dateOfBirth: born ?? null }, checkIn)
  return [
    ...fields.map((field) => ({ field, fault: faultOf(field, guest) })),
    ...(age.ok ? [] : [{ field: 'dateOfBirth' as const, fault: age }]),
  ]
}

const wrong = {
  firstName: 'latinName',
  lastName: 'latinName',
  gender: 'required',
  passportNumber: 'passport',
  nationalityCode: 'nationality',
} as const satisfies Record<Exclude<GuestField, 'dateOfBirth'>, Fault>

function faultOf(field: GuestField, guest: TypedGuest): Fault {
  const typed = guest[field] ?? ''
  if (typed.trim() === '') return 'required'
  if (field !== 'dateOfBirth') return wrong[field]
  return parseCalendarDay(typed) ? 'birthDate' : 'unread'
}
