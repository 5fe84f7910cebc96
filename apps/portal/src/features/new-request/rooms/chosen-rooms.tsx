import { guestPlaces } from '#features/new-request/draft/draft-guests.ts'
import type { DraftRoom } from '#features/new-request/draft/request-draft.ts'
import { dayOfAges } from '#features/new-request/draft/room-estimate.ts'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { RoomCard } from '#features/new-request/rooms/room-card.tsx'
import type { RoomsSectionProps } from '#features/new-request/rooms/rooms-section-props.ts'

type ChosenRoomsProps = RoomsSectionProps & {
  onDiscard: (room: DraftRoom) => void
  onPasteList: () => void
  /** The room whose removal was undone last. */
  broughtBack: string | undefined
}

export function ChosenRooms(props: ChosenRoomsProps) {
  const { draft, onChange, roomTypes, sold, told, faults, priced, shut, onShut, onDiscard, onPasteList } = props
  if (roomTypes.data === undefined) {
    return roomTypes.isPending ? (
      <Loading>
        <Skeleton className="h-60 w-full rounded-card" />
      </Loading>
    ) : null
  }
  const checkIn = dayOfAges(draft, sold.today)
  return draft.rooms.map((room, index) => {
    const type = sold.types.find(({ typeId }) => typeId === room.roomTypeId)
    const places = type ? guestPlaces(type.baseCapacity, room.extras) : []
    const lacking = places.filter(({ place }) => faults.some(({ field }) => field.startsWith(`${room.key}.${place}.`)))
    return (
      <RoomCard
        key={room.key}
        number={index + 1}
        {...{ room, type, checkIn, told, onChange, onPasteList }}
        estimate={priced.find(({ key }) => key === room.key)?.estimate}
        isBroughtBack={room.key === props.broughtBack}
        onDiscard={() => onDiscard(room)}
        complete={{ done: places.length - lacking.length, all: places.length }}
        isOpen={!shut.has(room.key)}
        onToggle={() => onShut((known) => toggled(known, room.key))}
      />
    )
  })
}

function toggled(known: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(known)
  if (!next.delete(key)) next.add(key)
  return next
}
