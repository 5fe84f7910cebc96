import { ChevronLeft, ChevronRight, Pause, Play, type LucideIcon } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { en } from '#kit/carousel/carousel-words.en.ts'
import { fa } from '#kit/carousel/carousel-words.fa.ts'
import { useSlideShow } from '#kit/carousel/slide-show.ts'
import { Icon } from '#kit/show/icon.tsx'
import { useLanguage, useWords } from '#kit/language.tsx'

const words = { en, fa }

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
  const frame = useRef<HTMLElement>(null)
  const show = useSlideShow(frame, slides.length, direction)
  const current = slides[show.at]
  const total = slides.length
  return (
    <section
      ref={frame}
      aria-roledescription={t('carousel')}
      aria-label={label}
      className={`relative touch-pan-y overflow-hidden ${className}`}
    >
      <div key={current?.id} className="animate-[appear_300ms_both]">
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
