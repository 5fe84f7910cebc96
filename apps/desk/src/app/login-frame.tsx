import { Inbox, RefreshCw, ScrollText } from 'lucide-react'
import { Outlet, useMatches } from 'react-router'
import { LoginLayout } from '@sarai/ui/kit/login/login-layout.tsx'
import { useDeskWords } from '#app/desk-words.ts'
import { PageTitle, type PageName } from '#app/page-title.tsx'

/** Around everything that needs no login. */
export function LoginFrame() {
  const t = useDeskWords()
  const page = (useMatches().at(-1)?.handle as { page: PageName } | undefined)?.page ?? 'login'
  return (
    <LoginLayout
      title={t('loginTitle')}
      subtitle={t('loginSubtitle')}
      points={[
        { icon: Inbox, label: t('pointQueue') },
        { icon: RefreshCw, label: t('pointLive') },
        { icon: ScrollText, label: t('pointLog') },
      ]}
      productNote={t('desk')}
    >
      <PageTitle page={page} />
      <Outlet />
    </LoginLayout>
  )
}
