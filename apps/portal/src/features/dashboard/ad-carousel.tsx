import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useRef, type PointerEvent } from 'react'
import { Button } from 'react-aria-components'
import type { listPictures } from '@sarai/contract/house.ts'
import type { ReplyOf } from '@sarai/contract/operation.ts'
import { Icon } from '@sarai/ui/kit/icon.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { ButtonLink } from '@sarai/ui/kit/link.tsx'
import { useDashboardWords } from '#features/dashboard/dashboard-words.ts'
import { useSlideShow } from '#features/dashboard/slide-show.ts'

type Ad = ReplyOf<typeof listPictures>[number]

const roundButton = `grid size-7 place-items-center rounded-full bg-[rgb(20_16_44/0.6)] text-white outline-offset-2
  outline-white hover:bg-[rgb(20_16_44/0.85)] pointer-coarse:size-10`
/** A swipe, not a tap with an unsteady finger. */
const swipePx = 40

/** The provider's offers, one at a time. */
export function AdCarousel({ ads }: { ads: readonly Ad[] }) {
  const t = useDashboardWords()
  const { direction } = useLanguage()
  const slides = useSlideShow(ads.length)
  const swipeFrom = useRef<number>(undefined)
  const ad = ads[slides.at]
  if (ad === undefined) return null

  const endSwipe = ({ clientX }: PointerEvent) => {
    const moved = clientX - (swipeFrom.current ?? clientX)
    swipeFrom.current = undefined
    if (Math.abs(moved) < swipePx || ads.length < 2) return
    const isForward = direction === 'rtl' ? moved > 0 : moved < 0
    slides.step(isForward ? 1 : -1)
  }
  return (
    <section
      aria-roledescription="carousel"
      aria-label={t('adsRegion')}
      onPointerEnter={() => slides.hold(true)}
      onPointerLeave={() => slides.hold(false)}
      onFocus={() => slides.hold(true)}
      onBlur={() => slides.hold(false)}
      onPointerDown={(event) => void (swipeFrom.current = event.clientX)}
      onPointerUp={endSwipe}
      className="relative h-58 touch-pan-y overflow-hidden rounded-panel text-white shadow-raised sm:h-71.5"
    >
      <Slide key={ad.Id} ad={ad} label={t('adSlide', { n: slides.at + 1, total: ads.length })} />
      {ads.length > 1 && (
        <div className="absolute end-4.5 bottom-4 flex items-center gap-1.75">
          {ads.map(({ Id, Title }, index) => (
            <Button
              key={Id}
              aria-label={`${t('adSlide', { n: index + 1, total: ads.length })}: ${Title}`}
              {...(index === slides.at && { 'aria-current': 'true' })}
              onPress={() => slides.show(index)}
              className="grid h-6 min-w-6 place-items-center rounded-full outline-white"
            >
              <span className={`h-2 rounded-full ${index === slides.at ? 'w-6 bg-white' : 'w-2 bg-white/60'}`} />
            </Button>
          ))}
          <Button aria-label={t('adPrevious')} onPress={() => slides.step(-1)} className={roundButton}>
            <Icon of={ChevronLeft} size={15} />
          </Button>
          <Button aria-label={t('adNext')} onPress={() => slides.step(1)} className={roundButton}>
            <Icon of={ChevronRight} size={15} />
          </Button>
          <Button
            aria-label={t(slides.isPaused ? 'adPlay' : 'adPause')}
            onPress={slides.togglePause}
            className={roundButton}
          >
            <Icon of={slides.isPaused ? Play : Pause} size={14} />
          </Button>
        </div>
      )}
    </section>
  )
}

function Slide({ ad, label }: { ad: Ad; label: string }) {
  const t = useDashboardWords()
  return (
    <div role="group" aria-roledescription="slide" aria-label={label} className="animate-[appear_300ms_both]">
      <img
        src={ad.Url}
        srcSet={ad.Sources}
        sizes="(min-width: 1280px) 760px, 100vw"
        alt=""
        draggable={false}
        className="absolute inset-0 size-full object-cover"
      />
      <div className="absolute inset-0 bg-linear-to-t from-[rgb(24_16_52/0.85)] via-[rgb(24_16_52/0.4)] to-[rgb(24_16_52/0.2)] sm:bg-linear-to-r sm:from-[rgb(24_16_52/0.8)] sm:via-[rgb(24_16_52/0.45)] sm:to-transparent sm:rtl:bg-linear-to-l" />
      <div className="absolute inset-y-0 start-0 flex w-full max-w-120 flex-col p-4.5 sm:p-7.5">
        <p className="text-[1.375rem] leading-snug font-semibold text-balance sm:text-[1.8rem]">{ad.Title}</p>
        <p className="mt-2 max-w-95 opacity-95">{ad.Text}</p>
        {ad.Link !== null && (
          <ButtonLink href={ad.Link} iconAfter={ChevronRight} className="mt-auto self-start border-transparent bg-white text-[#12302d] hover:bg-white/90">
            {t('adOpen')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
