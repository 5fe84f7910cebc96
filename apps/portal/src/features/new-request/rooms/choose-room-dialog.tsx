import { BedDouble } from 'lucide-react'
import type { useRoomTypes } from '#features/new-request/steps/steps-calls.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Dialog } from '@sarai/ui/kit/overlay/dialog.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { mostRooms } from '#features/new-request/draft/draft-rooms.ts'
import type { DraftRoom } from '#features/new-request/draft/request-draft.ts'
import { RoomTypeRow } from '#features/new-request/rooms/room-type-row.tsx'
import { useRoomsWords } from '#features/new-request/rooms/rooms-words.ts'

type ChooseRoomDialogProps = {
  isOpen: boolean
  onClose: () => void
  roomTypes: ReturnType<typeof useRoomTypes>
  rooms: readonly DraftRoom[]
  onAdd: (roomTypeId: number) => void
}

/** It stays open: several rooms are added one after another [wizard-08]. */
export function ChooseRoomDialog({ isOpen, onClose, roomTypes, rooms, onAdd }: ChooseRoomDialogProps) {
  const t = useRoomsWords()
  const isFull = rooms.length >= mostRooms
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      width="wide"
      title={t('chooseRoom')}
      note={
        <output className="block">
          {isFull ? t('mostRooms', { count: mostRooms }) : rooms.length > 0 && t('added', { count: rooms.length })}
        </output>
      }
      actions={
        <Button variant="primary" onPress={onClose}>
          {t('done')}
        </Button>
      }
    >
      <RoomTypes {...{ roomTypes, rooms, onAdd, isFull }} />
    </Dialog>
  )
}

function RoomTypes({
  roomTypes,
  rooms,
  onAdd,
  isFull,
}: Omit<ChooseRoomDialogProps, 'isOpen' | 'onClose'> & { isFull: boolean }) {
  const t = useRoomsWords()
  if (roomTypes.isPending) {
    return (
      <Loading className="grid gap-3">
        <Skeleton className="h-24 w-full rounded-inner" />
        <Skeleton className="h-24 w-full rounded-inner" />
      </Loading>
    )
  }
  if (roomTypes.data === undefined) return <LoadError of={roomTypes} />
  if (roomTypes.data.length === 0) {
    return (
      <EmptyState icon={BedDouble} title={t('noRoomTypes')}>
        {t('noRoomTypesText')}
      </EmptyState>
    )
  }
  return (
    <ul aria-label={t('roomTypes')} className="grid gap-3">
      {roomTypes.data.map((type) => (
        <RoomTypeRow
          key={type.typeId}
          type={type}
          added={rooms.filter(({ roomTypeId }) => roomTypeId === type.typeId).length}
          isFull={isFull}
          onAdd={() => onAdd(type.typeId)}
        />
      ))}
    </ul>
  )
}
