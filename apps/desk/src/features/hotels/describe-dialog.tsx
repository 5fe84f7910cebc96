import { describeHotelPicture, pictureWords, type HotelPicture } from '@sarai/wire/desk/hotel-pictures.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { hotelQueries } from '#features/hotels/hotel-calls.ts'
import { useHotelWords } from '#features/hotels/hotel-words.ts'
import { api } from '#shared/api.ts'
import { Picture } from '#shared/pictures/picture.tsx'
import { saverOf } from '#shared/saver-of.ts'

type DescribeDialogProps = { hotelId: number; picture: HotelPicture; onClose: () => void }

export function DescribeDialog({ hotelId, picture, onClose }: DescribeDialogProps) {
  const t = useHotelWords()
  return (
    <FormDialog
      title={t('describeTitle')}
      note={t('describeNote')}
      width="narrow"
      schema={pictureWords}
      start={{ altEn: picture.altEn, altFa: picture.altFa }}
      optional={['altEn', 'altFa']}
      version={picture.version}
      savedBy={saverOf('picture', picture.id)}
      send={(body, once) =>
        api(
          describeHotelPicture,
          { params: { id: hotelId, pictureId: picture.id }, body: { ...body, version: picture.version } },
          once,
        )
      }
      changes={hotelQueries}
      doneText={t('described')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Picture pictureKey={picture.key} alt="" sizes="24rem" className="aspect-16/9 w-full rounded-inner" />
          {field('altEn', (props) => (
            <TextField
              {...props}
              label={t('altEn')}
              hint={t('altEnHint')}
              dir="ltr"
              keepsDigits
              maxLength={200}
              autoComplete="off"
            />
          ))}
          {field('altFa', (props) => (
            <TextField {...props} label={t('altFa')} hint={t('altFaHint')} maxLength={200} autoComplete="off" />
          ))}
        </>
      )}
    </FormDialog>
  )
}
