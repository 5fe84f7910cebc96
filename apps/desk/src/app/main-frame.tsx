import { useState } from 'react'
import { Building2, History } from 'lucide-react'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Outlet, useMatches, useNavigate } from 'react-router'
import { readStaffProfile } from '@sarai/contract/desk-accounts.ts'
import { deskLivePath } from '@sarai/contract/live.ts'
import type { StaffRole } from '@sarai/contract/operation.ts'
import { useLiveChanges } from '@sarai/frame/live-changes.ts'
import { useLoginAfterLoss } from '@sarai/frame/login-after-loss.ts'
import { createQueryClient } from '@sarai/frame/query-client.ts'
import { CommandCenter } from '@sarai/ui/kit/commands/command-center.tsx'
import { ShortcutsProvider } from '@sarai/ui/kit/commands/shortcuts.tsx'
import { OfflineStrip } from '@sarai/ui/kit/offline-strip.tsx'
import { Shell } from '@sarai/ui/kit/shell/shell.tsx'
import { useDeskWords } from '#app/desk-words.ts'
import { PageTitle, type PageName } from '#app/page-title.tsx'
import { useWaitingCount } from '#features/agencies/agency-calls.ts'
import { api } from '#shared/api.ts'
import { loginWay } from '#shared/login-way.ts'
import { session } from '#shared/session.ts'
import { version } from '#shared/version.ts'

const roleNames = {
  reservations: 'roleReservations',
  finance: 'roleFinance',
  catalogue: 'roleCatalogue',
  admin: 'roleAdmin',
} as const satisfies Record<StaffRole, string>

/** Around everything that needs a login. What was read lives and ends with it: the next user starts with nothing. */
export function MainFrame() {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <ShortcutsProvider>
        <Frame />
      </ShortcutsProvider>
    </QueryClientProvider>
  )
}

function Frame() {
  const t = useDeskWords()
  const navigate = useNavigate()
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  const profile = useQuery({ queryKey: ['staff'], queryFn: () => api(readStaffProfile, {}) })
  const waiting = useWaitingCount()
  const page = (useMatches().at(-1)?.handle as { page: PageName } | undefined)?.page ?? 'agencies'
  useLiveChanges(deskLivePath, session)
  useLoginAfterLoss(session, loginWay)

  const logOut = () => {
    session.end()
    void navigate('/login')
  }
  const isAdmin = profile.data?.roles.includes('admin') ?? false
  const places = [
    { id: 'agencies', href: '/agencies', label: t('agencies'), icon: Building2, keys: ['KeyG', 'KeyA'] as const },
    ...(isAdmin
      ? [{ id: 'activity', href: '/activity', label: t('activity'), icon: History, keys: ['KeyG', 'KeyL'] as const }]
      : []),
  ]
  const currentId = page === 'activity' ? 'activity' : 'agencies'
  const waitingCount = { count: waiting, countLabel: t('agenciesWaiting', { count: waiting }), isHot: true }
  return (
    <>
      <PageTitle page={page} />
      <Shell
        homeHref="/agencies"
        productNote={t('desk')}
        groups={places.map(({ id, href, label, icon }) => [
          { href, label, icon, isCurrent: id === currentId, ...(id === 'agencies' ? waitingCount : {}) },
        ])}
        user={{
          name: profile.data?.name ?? '',
          note: profile.data?.roles.map((role) => t(roleNames[role])).join(' · ') ?? '',
          tone: 'staff',
          onLogOut: logOut,
        }}
        version={version}
        searchHint={t('search')}
        onSearch={() => setPaletteOpen(true)}
        strip={<OfflineStrip>{t('offline')}</OfflineStrip>}
      >
        <Outlet />
      </Shell>
      <CommandCenter
        isOpen={isPaletteOpen}
        onOpenChange={setPaletteOpen}
        shortcuts={places.map(({ keys, label, href }) => ({ keys, label, onPress: () => void navigate(href) }))}
        sections={[
          {
            title: t('goTo'),
            commands: places.map(({ id, label, icon, keys, href }) => ({ id, label, icon, keys, href })),
          },
        ]}
      />
    </>
  )
}
