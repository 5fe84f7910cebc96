import { BedDouble } from 'lucide-react'
import type { HotelRow } from '@sarai/wire/desk/hotels.ts'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Stars } from '@sarai/ui/kit/show/stars.tsx'
import type { Column } from '@sarai/ui/kit/table/table-column.ts'
import { useHotelWords } from '#features/hotels/hotel-words.ts'
import { placeName } from '#shared/place-name.ts'
import { SaleChip } from '#features/hotels/sale-chip.tsx'
import { Picture } from '#shared/pictures/picture.tsx'

export function useHotelColumns(): Column<HotelRow>[] {
  const t = useHotelWords()
  const { language } = useLanguage()
  return [
    { id: 'name', header: t('hotel'), cell: (hotel) => <HotelName hotel={hotel} />, onCard: 'title' },
    {
      id: 'place',
      header: t('place'),
      cell: (hotel) => <bdi>{placeName(language, hotel.place)}</bdi>,
      onCard: 'line',
    },
    { id: 'stars', header: t('stars'), cell: (hotel) => <Stars grade={hotel.grade} />, onCard: 'line' },
    {
      id: 'pictures',
      header: t('pictures'),
      cell: ({ pictures }) =>
        pictures === 0 ? <span className="text-muted">{t('noPictures')}</span> : t('pictureCount', { count: pictures }),
      onCard: 'none',
    },
    {
      id: 'sold',
      header: t('sold'),
      cell: ({ packages }) =>
        packages === 0 ? <span className="text-muted">{t('notSold')}</span> : t('packageCount', { count: packages }),
      onCard: 'fact',
    },
    { id: 'sale', header: t('sale'), cell: (hotel) => <SaleChip active={hotel.active} />, onCard: 'badge' },
    {
      id: 'edited',
      header: t('edited'),
      cell: (hotel) => (
        <span className="whitespace-nowrap text-muted">{showShortDateTime(language, Date.parse(hotel.editedAt))}</span>
      ),
      onCard: 'none',
    },
  ]
}

/** Its name in the language of the reader first, in the other one under it, and its picture beside them. */
function HotelName({ hotel }: { hotel: HotelRow }) {
  const { language } = useLanguage()
  const names = language === 'fa' ? [hotel.nameFa, hotel.nameEn] : [hotel.nameEn, hotel.nameFa]
  return (
    <span className="flex items-center gap-3">
      {hotel.picture === null ? (
        <span className="grid h-11 w-15 shrink-0 place-items-center rounded-tag bg-sunken text-muted">
          <Icon of={BedDouble} size={18} />
        </span>
      ) : (
        <Picture pictureKey={hotel.picture} alt="" sizes="60px" className="h-11 w-15 shrink-0 rounded-tag" />
      )}
      <span className="min-w-0">
        <bdi className="font-semibold">{names[0]}</bdi>
        <span className="block text-small font-normal text-muted">
          <bdi>{names[1]}</bdi>
        </span>
      </span>
    </span>
  )
}
