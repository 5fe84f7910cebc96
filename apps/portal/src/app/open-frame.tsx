import { Outlet } from 'react-router'
import { LogoMark } from '@sarai/ui/kit/brand/logo-mark.tsx'
import { StarPattern } from '@sarai/ui/kit/brand/star-pattern.tsx'
import { LanguageSwitch } from '@sarai/ui/kit/language-switch.tsx'
import { CopyrightLine } from '@sarai/ui/kit/show/copyright-line.tsx'
import { useKitWords } from '@sarai/ui/kit/kit-words.ts'
import { PageTitle } from '#app/page-title.tsx'

/** Around what is for everybody, who never logs in: one card, and nothing to be sold. */
export function OpenFrame() {
  const t = useKitWords()
  return (
    <div className="relative flex min-h-dvh flex-col overflow-hidden px-4.5 py-5 md:px-10 md:py-6.5">
      <PageTitle />
      {/* What is shown here is of somebody's journey: nothing that anybody should find by searching. */}
      <meta name="robots" content="noindex, nofollow" />
      <StarPattern />
      <header className="relative flex items-center gap-2">
        <LogoMark size={40} />
        <b className="text-[1.375rem] font-bold tracking-[-0.02em]">{t('shortName')}</b>
        <span className="grow" />
        <LanguageSwitch />
      </header>
      <main className="relative mx-auto w-full max-w-98 grow py-8 sm:py-16">
        <Outlet />
      </main>
      <footer className="relative text-small text-muted">
        <CopyrightLine />
      </footer>
    </div>
  )
}
