import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useDeskWords } from '#app/desk-words.ts'

export type PageName = 'login' | 'agencies' | 'agency' | 'activity'

/** Each navigation names the page in the title bar, scrolls to the top and moves the focus to the heading. */
export function PageTitle({ page }: { page: PageName }) {
  const t = useDeskWords()
  const { pathname } = useLocation()

  useEffect(() => {
    document.title = t('title', { page: t(page) })
  }, [t, page])

  useEffect(() => {
    window.scrollTo({ top: 0 })
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    // The path is what a navigation changes; the effect reads the page that it brought.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [pathname])
  return null
}
