import { addHotel, editHotel, hotelBody, type HotelDetails } from '@sarai/wire/desk/hotels.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { TextArea } from '@sarai/ui/kit/field/text-area.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { useGradeChoices } from '#features/hotels/grade-choices.ts'
import { hotelQueries, usePlaces } from '#features/hotels/hotel-calls.ts'
import { useHotelWords } from '#features/hotels/hotel-words.ts'
import { PlaceField } from '#features/hotels/place-field.tsx'
import { api } from '#shared/api.ts'
import { saverOf } from '#shared/saver-of.ts'

type HotelDialogProps = { hotel?: HotelDetails; onClose: () => void; onAdded?: (id: number) => unknown }

/** The data of a hotel, new or as it was read. Its time follows from its place. */
export function HotelDialog({ hotel, onClose, onAdded }: HotelDialogProps) {
  const t = useHotelWords()
  const { language } = useLanguage()
  const grades = useGradeChoices()
  const places = usePlaces()
  const zoneOf = (placeId: string) => places.find(({ id }) => id === placeId)?.timeZone
  const name = language === 'fa' ? hotel?.nameFa : hotel?.nameEn
  return (
    <FormDialog
      title={hotel ? t.rich('editTitle', { hotel: <bdi>{name}</bdi> }) : t('newHotel')}
      {...(hotel ? {} : { note: t('newNote') })}
      schema={hotelBody}
      start={{
        nameEn: hotel?.nameEn ?? '',
        nameFa: hotel?.nameFa ?? '',
        placeId: hotel?.place.id ?? '',
        grade: hotel?.grade ?? 4,
        address: hotel?.address ?? '',
        descriptionEn: hotel?.descriptionEn ?? '',
        descriptionFa: hotel?.descriptionFa ?? '',
      }}
      optional={['address', 'descriptionEn', 'descriptionFa']}
      version={hotel?.version}
      savedBy={saverOf('hotel', hotel?.id)}
      send={(body, once) =>
        hotel
          ? api(editHotel, { params: { id: hotel.id }, body: { ...body, version: hotel.version } }, once)
          : api(addHotel, { body }, once)
      }
      changes={hotelQueries}
      doneText={t(hotel ? 'saved' : 'added')}
      submitLabel={t(hotel ? 'save' : 'add')}
      onSent={(_, { id }) => onAdded?.(id)}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            {field('nameEn', (props) => (
              <TextField {...props} label={t('nameEn')} dir="ltr" keepsDigits maxLength={120} autoComplete="off" />
            ))}
            {field('nameFa', (props) => (
              <TextField {...props} label={t('nameFa')} maxLength={120} autoComplete="off" />
            ))}
            {field('placeId', (props) => {
              const zone = zoneOf(props.value)
              return (
                <PlaceField
                  {...props}
                  label={t('place')}
                  hint={
                    zone === undefined ? t('placeHint') : t.rich('timeZoneOf', { zone: <bdi dir="ltr">{zone}</bdi> })
                  }
                />
              )
            })}
            {field('grade', ({ value, onChange, ...props }) => (
              <Select
                {...props}
                label={t('grade')}
                value={String(value)}
                choices={grades}
                onChange={(chosen) => onChange(Number(chosen))}
              />
            ))}
          </div>
          {field('address', (props) => (
            <TextField {...props} label={t('address')} maxLength={300} autoComplete="off" />
          ))}
          {field('descriptionEn', (props) => (
            <TextArea {...props} label={t('descriptionEn')} maxLength={4000} rows={2} />
          ))}
          {field('descriptionFa', (props) => (
            <TextArea {...props} label={t('descriptionFa')} maxLength={4000} rows={2} />
          ))}
        </>
      )}
    </FormDialog>
  )
}
