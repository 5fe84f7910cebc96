import { useEffect } from 'react'
import { useHref, useNavigation } from 'react-router'
import { useKitWords } from '@sarai/ui/kit/kit-words.ts'

/**
 * While the code of the next page is on its way: a line at the top, and the link that leads there is marked. On a quick
 * line neither is seen (theme.css lets them wait for a tenth of a second).
 */
export function NavigationLine() {
  const t = useKitWords()
  const { location } = useNavigation()
  const href = useHref(location ?? '')
  const isUnderWay = location !== undefined
  useEffect(() => {
    if (!isUnderWay) return undefined
    const links = [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href)
    for (const link of links) link.dataset['underWay'] = ''
    return () => {
      for (const link of links) delete link.dataset['underWay']
    }
  }, [isUnderWay, href])
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <progress> is drawn by the browser, each in its own way
  return isUnderWay && <div role="progressbar" aria-label={t('loading')} className="navigation-line" />
}
