import { ChevronRight } from 'lucide-react'
import type { listPictures } from '@sarai/wire/portal/house.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { adOpen } from '@sarai/ui/booking/ad-open.ts'
import { AdSlide } from '@sarai/ui/booking/ad-slide.tsx'
import { Carousel } from '@sarai/ui/kit/carousel/carousel.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { ButtonLink } from '@sarai/ui/kit/button/link.tsx'
import { useDashboardWords } from '#features/dashboard/dashboard-words.ts'

/** The provider's offers. Without any there is nothing to say, and the page begins with the tiles. */
export function AdCarousel({ ads }: { ads: ReplyOf<typeof listPictures> }) {
  const t = useDashboardWords()
  const { language } = useLanguage()
  if (ads.length === 0) return null
  return (
    <Carousel
      label={t('adsRegion')}
      className="rounded-hero shadow-mid"
      slides={ads.map((ad) => ({
        id: ad.id,
        name: ad.title,
        content: (
          <AdSlide
            language={language}
            picture={{ src: ad.url, srcSet: ad.sources, sizes: '(min-width: 1280px) 760px, 100vw' }}
            title={ad.title}
            text={ad.text}
            action={
              ad.link !== null && (
                <ButtonLink
                  href={ad.link}
                  iconAfter={ChevronRight}
                  className="border-transparent! bg-white! text-[#12302d]!"
                >
                  {adOpen[language]}
                </ButtonLink>
              )
            }
            // On phones the controls have a line of their own under the button, or it would cover the first dot.
            className={`h-68 rounded-hero! sm:h-71.5 ${ads.length > 1 ? 'max-sm:pb-16' : ''}`}
          />
        ),
      }))}
    />
  )
}
