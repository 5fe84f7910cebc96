import { BadgeCheck, MessageSquareText, Percent } from 'lucide-react'
import { Outlet, useMatches } from 'react-router'
import { useWords } from '@sarai/ui/kit/language.tsx'
import { LoginLayout } from '@sarai/ui/kit/login/login-layout.tsx'
import { PageTitle } from '#app/page-title.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { en } from '#app/login-frame-words.en.ts'
import { fa } from '#app/login-frame-words.fa.ts'
import { useSupportPhone } from '#app/support-phone.ts'

const words = { en, fa }

/** Around everything that needs no login. */
export function LoginFrame() {
  const t = useWords(words)
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  return (
    <LoginLayout
      title={t('title')}
      subtitle={t('subtitle')}
      points={[
        { icon: BadgeCheck, label: t('pointRates') },
        { icon: Percent, label: t('pointCommission') },
        { icon: MessageSquareText, label: t('pointDesk') },
      ]}
      supportPhone={useSupportPhone()}
      width={handle?.width}
    >
      <PageTitle />
      <Outlet />
    </LoginLayout>
  )
}
