import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { fillGuests, guestPlaces, restoreGuests } from '#features/new-request/draft/draft-guests.ts'
import { dayOfAges } from '#features/new-request/draft/room-estimate.ts'
import type { GuestsByRoom } from '#features/new-request/guest-list/list-survey.ts'
import type { RoomsSectionProps } from '#features/new-request/rooms/rooms-section-props.ts'
import { useRoomsWords } from '#features/new-request/rooms/rooms-words.ts'
import { timeToUndo } from '#features/new-request/time-to-undo.ts'

const GuestListDialog = laterDialog(
  async () => (await import('#features/new-request/guest-list/guest-list-dialog.tsx')).GuestListDialog,
)

type PastedGuestsProps = Pick<RoomsSectionProps, 'draft' | 'onChange' | 'sold'> & { onClose: () => void }

/** A list for the guests of all rooms at once, with one undo. */
export function PastedGuests({ draft, onChange, sold, onClose }: PastedGuestsProps) {
  const t = useRoomsWords()
  const notify = useSnackbar()
  const rooms = draft.rooms.flatMap(({ key, roomTypeId, extras }) => {
    const type = sold.types.find(({ typeId }) => typeId === roomTypeId)
    return type ? [{ key, name: type.name, places: guestPlaces(type.baseCapacity, extras) }] : []
  })
  const fill = (guests: GuestsByRoom) => {
    onChange((known) => fillGuests(known, rooms, guests))
    notify('success', t('guestsFilled', { count: guests.flat().filter((guest) => guest !== null).length }), {
      action: { label: t('undo'), onAction: () => onChange((known) => restoreGuests(known, draft)) },
      lasts: timeToUndo,
    })
  }
  return (
    <GuestListDialog
      rooms={rooms.map(({ name, places }) => ({ name, places: places.map(({ type }) => type) }))}
      checkIn={dayOfAges(draft, sold.today)}
      onFill={fill}
      onClose={onClose}
    />
  )
}
