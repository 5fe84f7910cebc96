import { ChevronLeft, ChevronRight, PencilLine, Trash2 } from 'lucide-react'
import type { HotelPicture } from '@sarai/wire/desk/hotel-pictures.ts'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { IconButton } from '@sarai/ui/kit/button/icon-button.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useHotelWords } from '#features/hotels/hotel-words.ts'
import { Picture } from '#shared/pictures/picture.tsx'

type PictureTileProps = {
  picture: HotelPicture
  place: { index: number; isLast: boolean }
  hotelName: string
  onMove: (step: -1 | 1) => void
  onDescribe: () => void
  onRemove: () => void
}

export function PictureTile({ picture, place, hotelName, onMove, onDescribe, onRemove }: PictureTileProps) {
  const t = useHotelWords()
  const { language } = useLanguage()
  const number = place.index + 1
  const alt = language === 'fa' ? picture.altFa : picture.altEn
  return (
    <li className="overflow-hidden rounded-inner border border-line bg-surface">
      <span className="relative block">
        <Picture
          pictureKey={picture.key}
          alt={alt || t('pictureOf', { number, hotel: hotelName })}
          sizes="(min-width: 64rem) 16rem, 50vw"
          className="aspect-4/3 w-full"
        />
        {place.index === 0 && (
          <span className="absolute start-2 top-2">
            <Badge tone="accent">{t('firstPicture')}</Badge>
          </span>
        )}
      </span>
      <p className="truncate px-3 pt-2 text-small text-soft">
        {alt === '' ? t('notDescribed') : <bdi title={alt}>{alt}</bdi>}
      </p>
      <span className="flex px-1.5 py-1">
        <IconButton
          icon={ChevronLeft}
          label={t('moveEarlier', { number })}
          size="small"
          isDisabled={place.index === 0}
          onPress={() => onMove(-1)}
        />
        <IconButton
          icon={ChevronRight}
          label={t('moveLater', { number })}
          size="small"
          isDisabled={place.isLast}
          onPress={() => onMove(1)}
        />
        <span className="ms-auto flex">
          <IconButton icon={PencilLine} label={t('describe', { number })} size="small" onPress={onDescribe} />
          <IconButton icon={Trash2} label={t('remove', { number })} size="small" variant="danger" onPress={onRemove} />
        </span>
      </span>
    </li>
  )
}
