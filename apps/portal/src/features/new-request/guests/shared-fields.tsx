import { CopyCheck } from 'lucide-react'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import {
  guestAt,
  shareWithRoom,
  writeGuest,
  type GuestPlace,
  type SharedField,
} from '#features/new-request/draft/draft-guests.ts'
import type { DraftRoom, RequestDraft } from '#features/new-request/draft/request-draft.ts'
import type { ChangeDraft } from '#features/new-request/draft/use-request-draft.ts'
import { useGuestsWords } from '#shared/guest-form/guests-words.ts'

type SharedFieldsProps = { room: DraftRoom; places: readonly GuestPlace[]; onChange: ChangeDraft }

/** After the first guest of a room: what the others share with them is filled in at once, and can be taken back. */
export function SharedFields({ room, places, onChange }: SharedFieldsProps) {
  const t = useGuestsWords()
  const notify = useSnackbar()
  const [first] = places
  if (!first || places.length < 2) return null
  const takeBack = (field: SharedField) => (draft: RequestDraft, at: GuestPlace) =>
    writeGuest(draft, room.key, at, { [field]: guestAt(room, at)[field] })
  const share = (field: SharedField) => {
    onChange((draft) => shareWithRoom(draft, room.key, places, field))
    notify('success', t('filledIn', { count: places.length - 1 }), {
      action: { label: t('undo'), onAction: () => onChange((draft) => places.reduce(takeBack(field), draft)) },
    })
  }
  const button = (field: SharedField, words: string) => (
    <Button
      variant="ghost"
      size="small"
      icon={CopyCheck}
      isDisabled={guestAt(room, first)[field].trim() === ''}
      onPress={() => share(field)}
    >
      {words}
    </Button>
  )
  return (
    <div className="-mx-2 -mb-1.5 flex flex-wrap gap-1">
      {button('lastName', t('sameLastName'))}
      {button('nationalityCode', t('sameNationality'))}
    </div>
  )
}
