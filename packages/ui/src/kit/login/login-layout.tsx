import type { ReactNode } from 'react'
import { LogoMark } from '#kit/brand/logo-mark.tsx'
import { StarPattern } from '#kit/brand/star-pattern.tsx'
import { CopyrightLine } from '#kit/show/copyright-line.tsx'
import { useKitWords } from '#kit/kit-words.ts'
import { LanguageSwitch } from '#kit/language-switch.tsx'
import { LoginHero, type LoginHeroProps } from '#kit/login/login-hero.tsx'

type LoginLayoutProps = LoginHeroProps & {
  /** Beside the name of the product: "Reservation desk". */
  productNote?: string
  /** As it is dialled; the same place on every page of the login (WCAG 3.2.6). */
  supportPhone?: string | undefined
  /** Forms with two columns (register) need more room than a login. */
  width?: 'normal' | 'wide' | undefined
  children: ReactNode
}

/** Everything before the login: a picture that promises, and a pane with one form. On phones only the pane. */
export function LoginLayout({ title, subtitle, points, productNote, width = 'normal', ...pane }: LoginLayoutProps) {
  const t = useKitWords()
  return (
    <div className="grid min-h-dvh md:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)]">
      <LoginHero title={title} subtitle={subtitle} points={points} />
      <div className="relative flex min-w-0 flex-col overflow-hidden px-4.5 py-5 md:px-10 md:py-6.5">
        <StarPattern />
        <header className="relative flex flex-wrap items-center gap-2">
          <LogoMark size={40} />
          <b className="text-[1.375rem] font-bold tracking-[-0.02em]">{t('shortName')}</b>
          {productNote && <span className="text-small text-muted">{productNote}</span>}
          <span className="grow" />
          <LanguageSwitch />
        </header>
        <main className={`relative m-auto w-full py-10 ${width === 'wide' ? 'max-w-155' : 'max-w-98'}`}>
          {pane.children}
        </main>
        <footer className="relative flex flex-wrap justify-between gap-x-6 gap-y-1 text-small text-muted">
          <CopyrightLine />
          {pane.supportPhone && <span>{t.rich('support', { phone: <PhoneLink phone={pane.supportPhone} /> })}</span>}
        </footer>
      </div>
    </div>
  )
}

function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="hover:text-ink">
      <bdi dir="ltr">{phone}</bdi>
    </a>
  )
}
