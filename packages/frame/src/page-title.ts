import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useKeptPlace } from '#kept-place.ts'

/** Each navigation names the page in the title bar, scrolls to where it begins and moves the focus to the heading. */
export function usePageTitle(title: string) {
  const { pathname } = useLocation()
  useKeptPlace()

  useEffect(() => {
    document.title = title
  }, [title])

  useEffect(() => {
    const before = document.activeElement
    const isTaken = () => {
      const heading = document.querySelector<HTMLElement>('main h1')
      if (document.activeElement === before) heading?.focus({ preventScroll: true })
      return heading !== null || document.activeElement !== before
    }
    // A page may wait to be drawn until it is known who reads it.
    const watch = new MutationObserver(() => isTaken() && watch.disconnect())
    // With the frame that lays the page out: a focus before it lays it out once more.
    const frame = requestAnimationFrame(() => {
      if (!isTaken()) watch.observe(document.body, { childList: true, subtree: true })
    })
    return () => {
      cancelAnimationFrame(frame)
      watch.disconnect()
    }
    // The path is what a navigation changes; the effect reads the page that it brought.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [pathname])
}
