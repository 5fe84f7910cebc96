import { parseCalendarDay, type CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { checkOpen } from '@sarai/domain/stay/closed-dates.ts'
import { checkStay, type OnSale } from '@sarai/domain/stay/stay.ts'
import type { RoomType } from '@sarai/wire/portal/catalogue.ts'
import { guestAt, guestPlaces } from '#features/new-request/draft/draft-guests.ts'
import type { DraftRoom, RequestDraft } from '#features/new-request/draft/request-draft.ts'
import { closedNights, dayOfAges, stayOf } from '#features/new-request/draft/room-estimate.ts'
import type { FieldFault } from '#shared/faults/field-fault.ts'
import { guestFaults } from '#shared/guest-form/guest-faults.ts'

/** What the rules of step 2 ask besides the draft. */
export type Sold = { readonly onSale: OnSale; readonly types: readonly RoomType[]; readonly today: CalendarDay }

/** Everything that keeps step 2 from being left, in the order of the page [wizard-14]. */
export function roomsFaults(draft: RequestDraft, sold: Sold): FieldFault[] {
  const rooms = draft.rooms.flatMap((room) => roomFaults(draft, room, sold))
  const none: FieldFault[] = draft.rooms.length === 0 ? [{ field: 'rooms', fault: 'noRooms' }] : []
  return [...dateFaults(draft, sold), ...none, ...rooms]
}

const dateFields = { checkInDate: 'checkIn', checkOutDate: 'checkOut' } as const

export function dateFaults(draft: RequestDraft, { onSale, today }: Sold): FieldFault[] {
  const checkIn = parseCalendarDay(draft.checkIn)
  const checkOut = parseCalendarDay(draft.checkOut)
  if (!checkIn || !checkOut) {
    return (['checkIn', 'checkOut'] as const).flatMap((field) => {
      if (parseCalendarDay(draft[field])) return []
      return [{ field, fault: draft[field] === '' ? 'required' : 'unread' }]
    })
  }
  const checked = checkStay({ checkIn, checkOut }, onSale, today)
  if (checked.ok) return []
  return (checked.fields ?? []).map((field) => ({
    field: dateFields[field as keyof typeof dateFields],
    fault: checked,
  }))
}

export function roomFaults(draft: RequestDraft, room: DraftRoom, { types, today }: Sold): FieldFault[] {
  const type = types.find(({ typeId }) => typeId === room.roomTypeId)
  if (!type) return [{ field: room.key, fault: 'roomGone' }]
  const stay = stayOf(draft)
  const open = stay && checkOpen(stay, closedNights(type))
  const guests = guestPlaces(type.baseCapacity, room.extras).flatMap((at) =>
    guestFaults(guestAt(room, at), dayOfAges(draft, today)).map(({ field, fault }) => ({
      field: `${room.key}.${at.place}.${field}`,
      fault,
    })),
  )
  return [...(open && !open.ok ? [{ field: room.key, fault: open }] : []), ...guests]
}
