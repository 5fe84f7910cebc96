import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Each navigation names the page in the title bar, scrolls to the top and moves the focus to the heading. */
export function usePageTitle(title: string) {
  const { pathname } = useLocation()

  useEffect(() => {
    document.title = title
  }, [title])

  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    // The path is what a navigation changes; the effect reads the page that it brought.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [pathname])
}
