import { ChevronLeft, ChevronRight, Pause, Play, type LucideIcon } from 'lucide-react'
import { useRef, type PointerEvent, type ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { en } from '#kit/carousel/carousel-words.en.ts'
import { fa } from '#kit/carousel/carousel-words.fa.ts'
import { useSlideShow } from '#kit/carousel/slide-show.ts'
import { Icon } from '#kit/icon.tsx'
import { useLanguage, useWords } from '#kit/language.tsx'

const words = { en, fa }
/** A swipe, not a tap with an unsteady finger. */
const swipePx = 40

type CarouselProps = {
  /** What the slides are: "Offers". */
  label: string
  /** At least one. */
  slides: readonly { id: number | string; name: string; content: ReactNode }[]
  className?: string
}

/** One slide at a time: it turns by itself, and by swipe, arrows and dots; the pause button is always there. */
export function Carousel({ label, slides, className = '' }: CarouselProps) {
  const t = useWords(words)
  const { direction } = useLanguage()
  const show = useSlideShow(slides.length)
  const swipeFrom = useRef<number>(undefined)
  const current = slides[show.at]
  const total = slides.length

  const endSwipe = ({ clientX }: PointerEvent) => {
    const moved = clientX - (swipeFrom.current ?? clientX)
    swipeFrom.current = undefined
    if (Math.abs(moved) < swipePx || total < 2) return
    const isForward = direction === 'rtl' ? moved > 0 : moved < 0
    show.step(isForward ? 1 : -1)
  }
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => show.hold(true)}
      onPointerLeave={() => show.hold(false)}
      onFocus={() => show.hold(true)}
      onBlur={() => show.hold(false)}
      onPointerDown={(event) => void (swipeFrom.current = event.clientX)}
      onPointerUp={endSwipe}
      className={`relative touch-pan-y overflow-hidden ${className}`}
    >
      <div
        key={current?.id}
        role="group"
        aria-roledescription="slide"
        aria-label={t('slide', { n: show.at + 1, total })}
        className="animate-[appear_300ms_both]"
      >
        {current?.content}
      </div>
      {total > 1 && (
        <div className="absolute end-4 bottom-3.5 flex items-center gap-1.5">
          {slides.map(({ id, name }, index) => (
            <Button
              key={id}
              aria-label={t('slideNamed', { n: index + 1, total, name })}
              {...(index === show.at && { 'aria-current': 'true' })}
              onPress={() => show.turnTo(index)}
              className="grid h-6 min-w-6 place-items-center rounded-full outline-white"
            >
              <span className={`h-2 rounded-full ${index === show.at ? 'w-6 bg-white' : 'w-2 bg-white/60'}`} />
            </Button>
          ))}
          <RoundButton icon={ChevronLeft} label={t('previous')} onPress={() => show.step(-1)} />
          <RoundButton icon={ChevronRight} label={t('next')} onPress={() => show.step(1)} />
          <RoundButton
            icon={show.isPaused ? Play : Pause}
            label={t(show.isPaused ? 'play' : 'pause')}
            onPress={show.togglePause}
          />
        </div>
      )}
    </section>
  )
}

function RoundButton({ icon, label, onPress }: { icon: LucideIcon; label: string; onPress: () => void }) {
  return (
    <Button
      aria-label={label}
      onPress={onPress}
      className="grid size-7 place-items-center rounded-full bg-[rgb(20_16_44/0.6)] text-white outline-offset-2 outline-white hover:bg-[rgb(20_16_44/0.85)] pointer-coarse:size-10"
    >
      <Icon of={icon} size={15} />
    </Button>
  )
}
