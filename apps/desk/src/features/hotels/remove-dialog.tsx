import type { HotelPicture } from '@sarai/wire/desk/hotel-pictures.ts'
import { WriteDialog } from '@sarai/frame/data/write-dialog.tsx'
import { hotelQueries, removePicture } from '#features/hotels/hotel-calls.ts'
import { useHotelWords } from '#features/hotels/hotel-words.ts'

type RemoveDialogProps = { hotelId: number; picture: HotelPicture; onClose: () => void }

export function RemoveDialog({ hotelId, picture, onClose }: RemoveDialogProps) {
  const t = useHotelWords()
  return (
    <WriteDialog
      title={t('removeTitle')}
      confirmLabel={t('removeConfirm')}
      isDanger
      send={(once) => removePicture(hotelId, picture, once)}
      changes={hotelQueries}
      doneText={t('removed')}
      onClose={onClose}
    >
      {t('removeText')}
    </WriteDialog>
  )
}
