import { Inbox, RefreshCw, ScrollText } from 'lucide-react'
import { LoginLayout } from '@sarai/ui/kit/login/login-layout.tsx'
import { useDeskWords } from '#app/desk-words.ts'
import { PageTitle } from '#app/page-title.tsx'
import { LoginPage } from '#features/auth/login-page.tsx'

export function LoginFrame() {
  const t = useDeskWords()
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
      <PageTitle page="login" />
      <LoginPage />
    </LoginLayout>
  )
}
