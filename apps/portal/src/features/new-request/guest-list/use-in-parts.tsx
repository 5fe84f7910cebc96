import { useRef, useState, type ReactNode } from 'react'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useGuestListWords } from '#features/new-request/guest-list/guest-list-words.ts'

const atOnce = 20

/**
 * The first of many, and a button that shows more. A list may have five hundred rows; with a form or a menu for each of
 * them, the page would stand still for seconds.
 */
export function useInParts<Item>(all: readonly Item[]): { shown: readonly Item[]; more: ReactNode } {
  const t = useGuestListWords()
  const [most, setMost] = useState(atOnce)
  const wasPressed = useRef(false)
  // The button that had the focus is gone. Where the list only became shorter, somebody is elsewhere.
  const takeFocus = (place: HTMLElement | null) => {
    if (wasPressed.current) place?.focus()
    wasPressed.current = false
  }
  const showMore = () => {
    wasPressed.current = true
    setMost(most + atOnce)
  }
  const next = Math.min(all.length - most, atOnce)
  return {
    shown: all.slice(0, most),
    more:
      next > 0 ? (
        <Button size="small" className="justify-self-center" onPress={showMore}>
          {t('showMore', { count: next })}
        </Button>
      ) : (
        most > atOnce && (
          <p ref={takeFocus} tabIndex={-1} className="justify-self-center text-small text-muted outline-none">
            {t('allShown')}
          </p>
        )
      ),
  }
}
