import { useState } from 'react'
import type { Ad } from '@sarai/wire/desk/ads.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useOrderAds } from '#features/ads/ad-calls.ts'
import { AdRow } from '#features/ads/ad-row.tsx'
import { useAdWords } from '#features/ads/ad-words.ts'
import { moved } from '#shared/moved.ts'

type AdListProps = { ads: readonly Ad[]; onEdit: (ad: Ad) => void; onRemove: (ad: Ad) => void }

/** In the order of the carousel. Buttons move them: a drag would leave out whoever has only a keyboard. */
export function AdList({ ads, onEdit, onRemove }: AdListProps) {
  const t = useAdWords()
  const { language } = useLanguage()
  const [news, setNews] = useState('')
  const order = useOrderAds()
  const seen = ads.map(({ id }) => id)
  const move = (ad: Ad, step: -1 | 1) => {
    if (order.isPending) return
    const wanted = moved(seen, ad.id, step)
    order.write({ seen, wanted })
    setNews(t('movedTo', { ad: language === 'fa' ? ad.titleFa : ad.titleEn, number: wanted.indexOf(ad.id) + 1 }))
  }
  return (
    <>
      <output className="sr-only">{news}</output>
      <ol aria-label={t('list')} className="divide-y divide-line">
        {ads.map((ad, index) => (
          <AdRow
            key={ad.id}
            ad={ad}
            isFirst={index === 0}
            isLast={index === ads.length - 1}
            onMove={(step) => move(ad, step)}
            onEdit={() => onEdit(ad)}
            onRemove={() => onRemove(ad)}
          />
        ))}
      </ol>
    </>
  )
}
