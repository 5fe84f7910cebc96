import type { HotelPicture } from '@sarai/contract/desk-hotel-pictures.ts'
import { ConfirmDialog } from '@sarai/ui/kit/confirm-dialog.tsx'
import { useSnackbar } from '@sarai/ui/kit/snackbar.tsx'
import { useRemovePicture } from '#features/hotels/hotel-calls.ts'
import { useHotelWords } from '#features/hotels/hotel-words.ts'

type RemoveDialogProps = { hotelId: number; picture: HotelPicture; onClose: () => void }

export function RemoveDialog({ hotelId, picture, onClose }: RemoveDialogProps) {
  const t = useHotelWords()
  const notify = useSnackbar()
  const remove = useRemovePicture(hotelId, () => {
    notify('success', t('removed'))
    onClose()
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => remove.write(picture)}
      title={t('removeTitle')}
      confirmLabel={t('removeConfirm')}
      isDanger
      isPending={remove.isPending}
    >
      {t('removeText')}
    </ConfirmDialog>
  )
}
