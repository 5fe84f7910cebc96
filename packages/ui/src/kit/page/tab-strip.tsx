import { ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from '#kit/show/icon.tsx'
import { useLanguage } from '#kit/language.tsx'

type More = { before: boolean; after: boolean }
const nothing: More = { before: false, after: false }

/**
 * A row that scrolls sideways when it is too long. It fades out where more follows, so that nobody takes the cut for
 * the end, and what is selected is brought into sight.
 */
export function TabStrip({ selected, children, className = '' }: StripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState(nothing)
  const { direction } = useLanguage()
  useEffect(() => {
    const element = strip.current!
    const look = () => setMore(moreIn(element))
    // It also tells the first size, once the tabs are there to be found.
    const resized = new ResizeObserver(() => {
      show(element, selected)
      look()
    })
    resized.observe(element)
    // Counts that come later widen the tabs, and not the strip around them. It stays where somebody scrolled it.
    const grown = new ResizeObserver(look)
    grown.observe(element.firstElementChild!)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      grown.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [selected])
  return (
    <div className={`relative min-w-0 p-1 ${className}`}>
      <div
        ref={strip}
        style={{ maskImage: fade(more, direction === 'rtl' ? 'left' : 'right') }}
        className="scroll-px-12 overflow-x-auto [scrollbar-width:none]"
      >
        {children}
      </div>
      {more.after && (
        <Icon
          of={ChevronRight}
          size={16}
          className="pointer-events-none absolute inset-y-0 end-1.5 my-auto text-muted"
        />
      )}
    </div>
  )
}

type StripProps = { selected: string; children: ReactNode; className?: string }

/** A strip that runs to the left counts its scrolling below zero. */
function moreIn({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): More {
  const gone = Math.abs(scrollLeft)
  return { before: gone > 1, after: gone + clientWidth < scrollWidth - 1 }
}

function fade({ before, after }: More, towards: 'left' | 'right'): string | undefined {
  if (!before && !after) return undefined
  const ends = [before ? '3rem' : '0px', after ? '3rem' : '0px']
  return `linear-gradient(to ${towards}, transparent, #000 ${ends[0]}, #000 calc(100% - ${ends[1]}), transparent)`
}

/** Sideways only: scrollIntoView would move the page too. */
function show(strip: HTMLElement, key: string): void {
  const tab = strip.querySelector(`[data-tab="${CSS.escape(key)}"]`)?.getBoundingClientRect()
  if (tab === undefined) return
  const { left, width } = strip.getBoundingClientRect()
  strip.scrollBy({ left: tab.left + tab.width / 2 - (left + width / 2), behavior: 'instant' })
}
