import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#app/page-words.en.ts'
import { fa } from '#app/page-words.fa.ts'
import type { PageHandle } from '#app/page-handle.ts'

const pageWords = { en, fa }

/** The name of the page that is open, in the language of the screen. */
export function usePageName(): string {
  const t = useWords(pageWords)
  const match = useMatches().at(-1)
  const page = (match?.handle as PageHandle | undefined)?.page ?? 'dashboard'
  const number = match?.params['requestId'] ?? match?.params['orderId'] ?? match?.params['extendedOrderId'] ?? ''
  // Pages about one record have its number in their name; the others leave it out.
  return t(page as 'requestDetails', { number })
}

/** Each navigation names the page in the title bar, scrolls to the top and moves the focus to the heading. */
export function PageTitle() {
  const t = useWords(pageWords)
  const name = usePageName()
  const { pathname } = useLocation()

  useEffect(() => {
    document.title = t('title', { page: name })
  }, [t, name])

  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    // The path is what a navigation changes; the effect reads the page that it brought.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [pathname])
  return null
}
