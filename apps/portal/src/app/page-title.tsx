import { useMatches } from 'react-router'
import { usePageTitle } from '@sarai/frame/page-title.ts'
import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#app/page-words.en.ts'
import { fa } from '#app/page-words.fa.ts'
import type { PageHandle } from '#app/page-handle.ts'

const pageWords = { en, fa }

/** The name of the page that is open, in the language of the screen. */
function usePageName(): string {
  const t = useWords(pageWords)
  const match = useMatches().at(-1)
  const page = (match?.handle as PageHandle | undefined)?.page ?? 'dashboard'
  const number =
    match?.params['requestId'] ??
    match?.params['orderId'] ??
    match?.params['extendedOrderId'] ??
    match?.params['ticketId'] ??
    ''
  // Pages about one record have its number in their name; the others leave it out.
  return t(page as 'requestDetails', { number })
}

export function PageTitle() {
  const t = useWords(pageWords)
  usePageTitle(t('title', { page: usePageName() }))
  return null
}
