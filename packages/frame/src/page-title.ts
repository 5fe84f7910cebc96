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
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    // The path is what a navigation changes; the effect reads the page that it brought.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [pathname])
}
