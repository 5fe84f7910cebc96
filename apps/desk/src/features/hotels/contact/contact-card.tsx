import { useState } from 'react'
import { Pencil } from 'lucide-react'
import type { HotelDetails } from '@sarai/wire/desk/hotels.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { Fact } from '#features/hotels/hotel-facts.tsx'
import { useHotelWords } from '#features/hotels/hotel-words.ts'
import { TelephoneLink } from '#shared/telephone-link.tsx'

const ContactDialog = laterDialog(
  async () => (await import('#features/hotels/contact/contact-dialog.tsx')).ContactDialog,
)

/** Whom at the hotel its reservations are asked of. */
export function ContactCard({ hotel }: { hotel: HotelDetails }) {
  const t = useHotelWords()
  const [isEditing, setEditing] = useState(false)
  const { name, email, language, telephone } = hotel.contact
  const isEmpty = name === '' && email === '' && telephone === ''
  return (
    <CardSection
      title={t('contactTitle')}
      actions={
        <Button size="small" icon={Pencil} onPress={() => setEditing(true)}>
          {t('contactEdit')}
        </Button>
      }
    >
      {isEmpty ? (
        <p className="border-t border-line px-3.5 py-3 text-soft sm:px-4.5">{t('contactNone')}</p>
      ) : (
        <dl className="grid border-t border-line px-3.5 py-1.5 sm:px-4.5">
          {name !== '' && (
            <Fact name={t('contactName')}>
              <bdi>{name}</bdi>
            </Fact>
          )}
          {email !== '' && (
            <Fact name={t('contactEmail')}>
              <bdi dir="ltr">{email}</bdi>
            </Fact>
          )}
          <Fact name={t('contactLanguage')}>{t(language === 'tr' ? 'turkish' : 'english')}</Fact>
          {telephone !== '' && (
            <Fact name={t('contactTelephone')}>
              <TelephoneLink number={telephone} />
            </Fact>
          )}
        </dl>
      )}
      <p className="border-t border-line px-3.5 py-3 text-small text-muted sm:px-4.5">{t('contactNote')}</p>
      {isEditing && <ContactDialog hotel={hotel} onClose={() => setEditing(false)} />}
    </CardSection>
  )
}
