import { useEffect, useState } from 'react'
import { RefreshCw } from 'lucide-react'
import { useRouteError } from 'react-router'
import { LogoMark } from '@sarai/ui/kit/brand/logo-mark.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useKitWords } from '@sarai/ui/kit/kit-words.ts'
import { useWords } from '@sarai/ui/kit/language.tsx'
import { ButtonLink } from '@sarai/ui/kit/button/link.tsx'
import { CodeNotLoaded } from '#failure/code-not-loaded.ts'
import { en } from '#failure/failed-page-words.en.ts'
import { fa } from '#failure/failed-page-words.fa.ts'
import { loadAnew, loadAnewOnce } from '#failure/load-anew.ts'
import { usePageTitle } from '#page-title.ts'

const words = { en, fa }

/** In the place of a page that could not be loaded or drawn. It needs nothing but the first bundle. */
export function FailedPage() {
  const t = useWords(words)
  const kit = useKitWords()
  const isNotLoaded = useRouteError() instanceof CodeNotLoaded
  const [isTrying, setIsTrying] = useState(false)
  const [isUnreachable, setIsUnreachable] = useState(false)
  const title = t(isNotLoaded ? 'notLoadedTitle' : 'brokenTitle')
  usePageTitle(title)

  // The page that was left to come here is gone, and what was typed into it with it: loading anew loses nothing more.
  useEffect(() => {
    if (!isNotLoaded) return undefined
    const tryOnce = () => void loadAnewOnce()
    tryOnce()
    addEventListener('online', tryOnce)
    return () => removeEventListener('online', tryOnce)
  }, [isNotLoaded])

  const tryAgain = async () => {
    setIsTrying(true)
    setIsUnreachable(!(await loadAnew()))
    setIsTrying(false)
  }
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-2 px-6 py-10 text-center">
      <LogoMark size={56} />
      <h1 tabIndex={-1} className="mt-4 text-h1 font-bold outline-none">
        {title}
      </h1>
      <p className="max-w-100 text-soft">{t(isNotLoaded ? 'notLoadedText' : 'brokenText')}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2.5">
        <Button variant="primary" icon={RefreshCw} isPending={isTrying} onPress={() => void tryAgain()}>
          {kit('retry')}
        </Button>
        <ButtonLink href="/">{t('toStart')}</ButtonLink>
      </div>
      <output className="block min-h-6 text-error">{isUnreachable && t('unreachable')}</output>
    </main>
  )
}
