import { hotelContactBody, setHotelContact } from '@sarai/wire/desk/hotel-contacts.ts'
import type { HotelDetails } from '@sarai/wire/desk/hotels.ts'
import { hotelLanguages } from '@sarai/domain/request/hotel-answer.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { RadioGroup } from '@sarai/ui/kit/choice/radio-group.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { hotelQueries } from '#features/hotels/hotel-calls.ts'
import { useHotelWords } from '#features/hotels/hotel-words.ts'
import { api } from '#shared/api.ts'
import { saverOf } from '#shared/saver-of.ts'

const languageWords = { en: 'english', tr: 'turkish' } as const

export function ContactDialog({ hotel, onClose }: { hotel: HotelDetails; onClose: () => void }) {
  const t = useHotelWords()
  const { language } = useLanguage()
  const { id, contact } = hotel
  return (
    <FormDialog
      title={t.rich('contactEditTitle', { hotel: <bdi>{language === 'fa' ? hotel.nameFa : hotel.nameEn}</bdi> })}
      note={t('contactNote')}
      width="narrow"
      schema={hotelContactBody}
      start={{ name: contact.name, email: contact.email, language: contact.language, telephone: contact.telephone }}
      optional={['name', 'email', 'telephone']}
      version={contact.version}
      savedBy={saverOf('hotel-contact', id)}
      send={(body, once) => api(setHotelContact, { params: { id }, body: { ...body, version: contact.version } }, once)}
      changes={hotelQueries}
      doneText={t('contactSaved')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          {field('name', (props) => (
            <TextField {...props} label={t('contactName')} maxLength={120} autoComplete="off" />
          ))}
          {field('email', (props) => (
            <TextField
              {...props}
              label={t('contactEmail')}
              hint={t('contactEmailHint')}
              type="email"
              dir="ltr"
              maxLength={254}
              autoComplete="off"
            />
          ))}
          {field('language', (props) => (
            <RadioGroup
              {...props}
              label={t('contactLanguage')}
              choices={hotelLanguages.map((value) => ({ value, label: t(languageWords[value]) }))}
            />
          ))}
          {field('telephone', (props) => (
            <TextField
              {...props}
              label={t('contactTelephone')}
              hint={t('contactTelephoneHint')}
              type="tel"
              dir="ltr"
              maxLength={30}
              autoComplete="off"
            />
          ))}
        </>
      )}
    </FormDialog>
  )
}
