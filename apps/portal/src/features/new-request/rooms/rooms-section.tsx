import { BedDouble } from 'lucide-react'
import { useRef, useState } from 'react'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { FieldAlert } from '@sarai/ui/kit/field/field-notes.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { addRoom, discardRoom, restoreRoom } from '#features/new-request/draft/draft-rooms.ts'
import type { DraftRoom } from '#features/new-request/draft/request-draft.ts'
import { ChosenRooms } from '#features/new-request/rooms/chosen-rooms.tsx'
import { PastedGuests } from '#features/new-request/rooms/pasted-guests.tsx'
import { NoRooms } from '#features/new-request/rooms/no-rooms.tsx'
import type { RoomsSectionProps } from '#features/new-request/rooms/rooms-section-props.ts'
import { timeToUndo } from '#features/new-request/time-to-undo.ts'
import { useRoomsWords } from '#features/new-request/rooms/rooms-words.ts'

const ChooseRoomDialog = laterDialog(
  async () => (await import('#features/new-request/rooms/choose-room-dialog.tsx')).ChooseRoomDialog,
)

/** The chosen rooms, and the way to more of them [wizard-09]. */
export function RoomsSection(props: RoomsSectionProps) {
  const { draft, onChange, roomTypes, sold, told } = props
  const t = useRoomsWords()
  const { language } = useLanguage()
  const notify = useSnackbar()
  const [isChoosing, setChoosing] = useState(false)
  const [isPasting, setPasting] = useState(false)
  const choose = useRef<HTMLButtonElement>(null)
  const [broughtBack, setBroughtBack] = useState<string>()
  const discard = (room: DraftRoom) => {
    const place = draft.rooms.indexOf(room)
    onChange((known) => discardRoom(known, room.key))
    const bringBack = () => {
      onChange((known) => restoreRoom(known, room, place))
      setBroughtBack(room.key)
    }
    notify('info', t('discarded'), { action: { label: t('undo'), onAction: bringBack }, lasts: timeToUndo })
    // The button that was pressed goes with its room.
    choose.current?.focus()
  }
  const none = told.at('rooms').error
  return (
    <section aria-label={t('rooms')} className="grid gap-3.5">
      <div
        className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1"
        {...(none !== undefined && { 'data-wrong': '' })}
      >
        <div>
          <h2 className="text-h2 font-semibold">
            {t('rooms')} <span className="font-normal text-muted">{showNumber(language, draft.rooms.length)}</span>
          </h2>
          {/* Beside the button that takes the focus: below, the bar of a phone would hide it. */}
          <FieldAlert error={none} />
        </div>
        <Button ref={choose} variant="soft" icon={BedDouble} onPress={() => setChoosing(true)}>
          {t('chooseRoom')}
        </Button>
      </div>
      {roomTypes.isError && roomTypes.data === undefined && (
        <Card>
          <LoadError of={roomTypes} />
        </Card>
      )}
      {draft.rooms.length === 0 ? (
        <NoRooms />
      ) : (
        <ChosenRooms {...props} {...{ broughtBack }} onDiscard={discard} onPasteList={() => setPasting(true)} />
      )}
      {isPasting && <PastedGuests {...{ draft, onChange, sold }} onClose={() => setPasting(false)} />}
      <ChooseRoomDialog
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        roomTypes={roomTypes}
        rooms={draft.rooms}
        onAdd={(roomTypeId) => onChange((known) => addRoom(known, roomTypeId, crypto.randomUUID()))}
      />
    </section>
  )
}
