import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { RoomType } from '@sarai/wire/portal/catalogue.ts'
import { guestAt, guestPlaces, writeGuest, type GuestPlace } from '#features/new-request/draft/draft-guests.ts'
import { chooseExtras } from '#features/new-request/draft/draft-rooms.ts'
import type { DraftRoom } from '#features/new-request/draft/request-draft.ts'
import type { ChangeDraft } from '#features/new-request/draft/use-request-draft.ts'
import { SharedFields } from '#features/new-request/guests/shared-fields.tsx'
import { ExtrasFields } from '#features/new-request/rooms/extras-fields.tsx'
import { toldIn, type Told } from '#shared/faults/told-faults.ts'
import { GuestForm } from '#shared/guest-form/guest-form.tsx'

type RoomGuestsProps = {
  number: number
  room: DraftRoom
  type: RoomType
  checkIn: CalendarDay
  told: Told
  onChange: ChangeDraft
  onPasteList?: () => void
  /** Of the headings of the guests, where the room has none. */
  level?: 2 | undefined
}

const part = 'border-t border-line p-3.5 sm:px-4.5 empty:hidden'

/** The main guests, then what may be added, then those who were. */
export function RoomGuests({ number, room, type, checkIn, told, onChange, onPasteList, level }: RoomGuestsProps) {
  const places = guestPlaces(type.baseCapacity, room.extras)
  const guest = (at: GuestPlace, index: number) => (
    <div key={at.place} className={`grid gap-3 ${part}`}>
      <GuestForm
        room={number}
        number={index + 1}
        guest={guestAt(room, at)}
        checkIn={checkIn}
        told={toldIn(at.place, told)}
        onChange={(change) => onChange((draft) => writeGuest(draft, room.key, at, change))}
        onPasteList={onPasteList}
        level={level}
      />
      {index === 0 && <SharedFields room={room} places={places} onChange={onChange} />}
    </div>
  )
  const guests = places.map(guest)
  return (
    <>
      {guests.slice(0, type.baseCapacity)}
      <div className={part}>
        <ExtrasFields
          type={type}
          extras={room.extras}
          onChange={(extras) => onChange((draft) => chooseExtras(draft, room.key, extras))}
        />
      </div>
      {guests.slice(type.baseCapacity)}
    </>
  )
}
