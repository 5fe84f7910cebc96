import { useState } from 'react'
import type { HotelPicture } from '@sarai/wire/desk/hotel-pictures.ts'
import type { HotelDetails } from '@sarai/wire/desk/hotels.ts'
import { newestOf } from '@sarai/frame/data/newest.ts'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { FileDrop } from '@sarai/ui/kit/field/file-drop.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { ProgressBar } from '@sarai/ui/kit/show/progress-bar.tsx'
import { useOrderPictures } from '#features/hotels/hotel-calls.ts'
import { useHotelWords } from '#features/hotels/hotel-words.ts'
import { PictureTile } from '#features/hotels/picture-tile.tsx'
import { useUpload } from '#features/hotels/use-upload.ts'
import { moved } from '#shared/moved.ts'
import { pictureTypes } from '#shared/pictures/upload-picture.ts'

const DescribeDialog = laterDialog(async () => (await import('#features/hotels/describe-dialog.tsx')).DescribeDialog)
const RemoveDialog = laterDialog(async () => (await import('#features/hotels/remove-dialog.tsx')).RemoveDialog)

/** The pictures in their order. Buttons move them: a drag would leave out whoever has only a keyboard. */
export function HotelPictures({ hotel }: { hotel: HotelDetails }) {
  const t = useHotelWords()
  const { language } = useLanguage()
  const { progress, upload } = useUpload(hotel.id)
  const [described, setDescribed] = useState<HotelPicture>()
  const [removed, setRemoved] = useState<HotelPicture>()
  const [news, setNews] = useState('')
  const order = useOrderPictures(hotel.id, () => undefined)
  const seen = hotel.pictures.map(({ id }) => id)
  const move = (picture: HotelPicture, step: -1 | 1) => {
    if (order.isPending) return
    const wanted = moved(seen, picture.id, step)
    order.write({ seen, wanted })
    setNews(t('movedTo', { number: wanted.indexOf(picture.id) + 1 }))
  }
  return (
    <CardSection title={t('pictures')} note={t('picturesNote')}>
      <div className="grid gap-4 border-t border-line px-3.5 py-3.5 sm:px-4.5">
        <output className="sr-only">{news}</output>
        {hotel.pictures.length === 0 && (
          <p className="text-soft">
            <b className="block font-semibold text-ink">{t('noPicturesTitle')}</b>
            {t('noPicturesText')}
          </p>
        )}
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-3 empty:hidden">
          {hotel.pictures.map((picture, index) => (
            <PictureTile
              key={picture.id}
              picture={picture}
              place={{ index, isLast: index === hotel.pictures.length - 1 }}
              hotelName={language === 'fa' ? hotel.nameFa : hotel.nameEn}
              onMove={(step) => move(picture, step)}
              onDescribe={() => setDescribed(picture)}
              onRemove={() => setRemoved(picture)}
            />
          ))}
        </ul>
        {progress && (
          <ProgressBar
            label={t('uploading', { now: progress.now, all: progress.all })}
            value={((progress.now - 1) / progress.all) * 100}
          />
        )}
        <FileDrop
          label={t('dropLabel')}
          buttonLabel={t('choose')}
          hint={t('dropHint')}
          accepts={pictureTypes}
          allowsMany
          isBusy={progress !== undefined}
          onFiles={upload}
        />
      </div>
      {described && (
        <DescribeDialog
          hotelId={hotel.id}
          picture={newestOf(hotel.pictures, described)}
          onClose={() => setDescribed(undefined)}
        />
      )}
      {removed && <RemoveDialog hotelId={hotel.id} picture={removed} onClose={() => setRemoved(undefined)} />}
    </CardSection>
  )
}
