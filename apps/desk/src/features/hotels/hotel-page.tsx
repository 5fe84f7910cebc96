import { useState } from 'react'
import { Pencil } from 'lucide-react'
import { useParams } from 'react-router'
import { RecordPage } from '@sarai/frame/data/record-page.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { ContactCard } from '#features/hotels/contact/contact-card.tsx'
import { useHotel } from '#features/hotels/hotel-calls.ts'
import { HotelFacts } from '#features/hotels/hotel-facts.tsx'
import { HotelPictures } from '#features/hotels/hotel-pictures.tsx'
import { useHotelWords } from '#features/hotels/hotel-words.ts'
import { SaleChip } from '#features/hotels/sale-chip.tsx'
import { SaleSwitch } from '#features/hotels/sale-switch.tsx'
import { SoldIn } from '#features/hotels/sold-in.tsx'

const HotelDialog = laterDialog(async () => (await import('#features/hotels/hotel-dialog.tsx')).HotelDialog)

/** One hotel: what it is, whether it is sold, how it looks, and where it is sold. */
export function HotelPage() {
  const t = useHotelWords()
  const { language } = useLanguage()
  const { id } = useParams()
  const hotel = useHotel(Number(id))
  const [isEditing, setEditing] = useState(false)
  const { data } = hotel
  const names = data && (language === 'fa' ? [data.nameFa, data.nameEn] : [data.nameEn, data.nameFa])
  return (
    <>
      <RecordPage
        of={hotel}
        back={{ href: '/hotels', label: t('title') }}
        kind={t('hotel')}
        header={
          data &&
          names && {
            title: <bdi>{names[0]}</bdi>,
            note: <bdi>{names[1]}</bdi>,
            badge: <SaleChip active={data.active} />,
            actions: (
              <Button icon={Pencil} onPress={() => setEditing(true)}>
                {t('edit')}
              </Button>
            ),
          }
        }
      >
        {(record) => (
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_25.5rem]">
            <HotelPictures hotel={record} />
            <div className="grid gap-4">
              <SaleSwitch hotel={record} />
              <HotelFacts hotel={record} />
              <ContactCard hotel={record} />
              <SoldIn sold={record.soldIn} />
            </div>
          </div>
        )}
      </RecordPage>
      {isEditing && data && <HotelDialog hotel={data} onClose={() => setEditing(false)} />}
    </>
  )
}
