import { lazy, Suspense, useState } from 'react'
import { AtSign, ImageUp, LifeBuoy, MailWarning, Plus, Users } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { QueryClientProvider } from '@tanstack/react-query'
import { agencyLivePath } from '@sarai/wire/core/live.ts'
import { mayLeave } from '@sarai/frame/leaving/leaving.ts'
import { useLiveChanges } from '@sarai/frame/data/live-changes.ts'
import { useLoginAfterLoss } from '@sarai/frame/session/login-after-loss.ts'
import { createQueryClient } from '@sarai/frame/data/query-client.ts'
import { PageOutlet } from '@sarai/frame/page-outlet.tsx'
import { version } from '@sarai/frame/version.ts'
import { ShortcutsProvider } from '@sarai/ui/kit/commands/shortcuts.tsx'
import { useWords } from '@sarai/ui/kit/language.tsx'
import { OfflineStrip } from '@sarai/ui/kit/show/offline-strip.tsx'
import { Shell } from '@sarai/ui/kit/shell/shell.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { HelpProvider } from '#app/help-provider.tsx'
import { MissingCommands } from '#app/missing-commands.tsx'
import { navigation } from '#app/navigation.ts'
import { PageTitle } from '#app/page-title.tsx'
import { en as pagesEn } from '#app/page-words.en.ts'
import { fa as pagesFa } from '#app/page-words.fa.ts'
import { en } from '#app/shell-words.en.ts'
import { fa } from '#app/shell-words.fa.ts'
import { loginWay } from '#shared/login-way.ts'
import { useProfile } from '#shared/profile.ts'
import { session } from '#shared/session.ts'
import { useUnreadTickets } from '#shared/unread-tickets.ts'
import { useWaitingRequests } from '#shared/waiting-requests.ts'

const Commands = lazy(async () => {
  const code = await import('#app/commands.tsx').catch(() => undefined)
  return { default: code?.Commands ?? MissingCommands }
})
const words = { en, fa }
const pageWords = { en: pagesEn, fa: pagesFa }

/** Around everything that needs a login. What was read lives and ends with it: the next user starts with nothing. */
export function MainFrame() {
  const notify = useSnackbar()
  const [queryClient] = useState(() => createQueryClient(notify))
  return (
    <QueryClientProvider client={queryClient}>
      <ShortcutsProvider>
        <PageTitle />
        <HelpProvider>
          <Frame />
        </HelpProvider>
      </ShortcutsProvider>
    </QueryClientProvider>
  )
}

function Frame() {
  const t = useWords(words)
  const page = useWords(pageWords)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  const profile = useProfile()
  const waiting = useWaitingRequests()
  const unread = useUnreadTickets()
  useLiveChanges(agencyLivePath, session)
  useLoginAfterLoss(session, loginWay)

  const logOut = async () => {
    if (!(await mayLeave())) return
    session.end()
    await navigate('/auth/login')
  }
  const shouldVerify = profile.data?.ShouldVerifyEmail === true
  return (
    <>
      <Shell
        homeHref="/dashboard"
        groups={[
          navigation.map(({ href, page: name, icon, isCurrent }) => ({
            href,
            label: page(name),
            icon,
            isCurrent: isCurrent(pathname),
            ...(name === 'requests' && {
              count: waiting,
              countLabel: t('requestsWaiting', { count: waiting }),
              isHot: true,
            }),
          })),
        ]}
        mainAction={{ href: '/reservations/new', label: page('newRequest'), icon: Plus }}
        {...(shouldVerify && {
          notice: {
            icon: MailWarning,
            title: t('verifyTitle'),
            text: t('verifyText'),
            action: { label: page('verifyEmail'), href: '/account/verify-email' },
          },
        })}
        user={{
          name: profile.data?.UserName ?? '',
          note: profile.data?.AgencyName ?? '',
          tone: 'agency',
          links: [
            { href: '/account/colleagues', label: page('colleagues'), icon: Users },
            {
              href: '/support',
              label: page('support'),
              icon: LifeBuoy,
              count: unread,
              countLabel: t('supportAnswered', { count: unread }),
            },
            { href: '/account/verify-email', label: page('contact'), icon: AtSign },
            ...(profile.data?.Role === 'owner'
              ? [{ href: '/account/agency-logo', label: page('agencyLogo'), icon: ImageUp }]
              : []),
          ],
          changePasswordHref: '/changePassword',
          onLogOut: () => void logOut(),
        }}
        version={version}
        searchHint={t('search')}
        onSearch={() => setPaletteOpen(true)}
        strip={<OfflineStrip>{t('offline')}</OfflineStrip>}
      >
        <PageOutlet />
      </Shell>
      <Suspense>
        <Commands isOpen={isPaletteOpen} onOpenChange={setPaletteOpen} />
      </Suspense>
    </>
  )
}
