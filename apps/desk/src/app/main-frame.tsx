import { useState } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { Navigate, useMatches, useNavigate, useSearchParams } from 'react-router'
import { deskLivePath } from '@sarai/wire/core/live.ts'
import { mayLeave } from '@sarai/frame/leaving/leaving.ts'
import { useLiveChanges } from '@sarai/frame/data/live-changes.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { useFoundCommands } from '@sarai/frame/palette/use-found-commands.ts'
import { useLoginAfterLoss } from '@sarai/frame/session/login-after-loss.ts'
import { createQueryClient } from '@sarai/frame/data/query-client.ts'
import { PageOutlet } from '@sarai/frame/page-outlet.tsx'
import { version } from '@sarai/frame/version.ts'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { CommandCenter } from '@sarai/ui/kit/commands/command-center.tsx'
import { ShortcutsProvider } from '@sarai/ui/kit/commands/shortcuts.tsx'
import { OfflineStrip } from '@sarai/ui/kit/show/offline-strip.tsx'
import { Shell } from '@sarai/ui/kit/shell/shell.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { useDeskWords } from '#app/desk-words.ts'
import { homeOf, isAt, placesFor } from '#app/navigation.ts'
import { usePaletteSources } from '#app/palette-sources.ts'
import { PageTitle, type PageName } from '#app/page-title.tsx'
import { useWaitingCount } from '#features/agencies/agency-calls.ts'
import { useThreadCounts } from '#features/requests/inbox/thread-counts.ts'
import { useRequestCounts } from '#features/requests/request-counts.ts'
import { useRequestsLook } from '#features/requests/requests-look.ts'
import { loginWay } from '#shared/login-way.ts'
import { usePaymentCounts } from '#shared/payment-counts.ts'
import { useProfile } from '#shared/profile.ts'
import { useRoleWords } from '#shared/roles/role-words.ts'
import { session } from '#shared/session.ts'

/** Around everything that needs a login. What was read lives and ends with it: the next user starts with nothing. */
export function MainFrame() {
  const notify = useSnackbar()
  const [queryClient] = useState(() => createQueryClient(notify))
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
  const role = useRoleWords()
  const profile = useProfile()
  const roles = profile.data?.roles ?? []
  const waiting = useWaitingCount(roles.includes('admin'))
  const mayAnswer = roles.includes('reservations') || roles.includes('admin')
  const toAnswer = useRequestCounts(mayAnswer).find(({ queue }) => queue === 'new')?.all ?? 0
  const { unread } = useThreadCounts(mayAnswer)
  const payments = usePaymentCounts(roles.includes('finance') || roles.includes('admin'))
  const page = (useMatches().at(-1)?.handle as { page: PageName } | undefined)?.page ?? 'today'
  const [look] = useRequestsLook()
  const isOpened = useSearchParams()[0].has('open')
  useLiveChanges(deskLivePath, session)
  useLoginAfterLoss(session, loginWay)

  const logOut = async () => {
    if (!(await mayLeave())) return
    session.end()
    await navigate('/login')
  }
  const found = useFoundCommands(usePaletteSources(roles))
  const groups = placesFor(roles)
  const places = groups.flat().map((place) => ({ ...place, label: t(place.id) }))
  const answerCount = { count: toAnswer, countLabel: t('requestsWaiting', { count: toAnswer }), isHot: true }
  const unreadCount = { count: unread, countLabel: t('threadsUnread', { count: unread }), isHot: true }
  const waitingCount = { count: waiting, countLabel: t('agenciesWaiting', { count: waiting }), isHot: true }
  const toCheck = payments.waiting
  const paymentCount = { count: toCheck, countLabel: t('paymentsWaiting', { count: toCheck }), isHot: true }
  const entries = payments.adjustments
  const entryCount = { count: entries, countLabel: t('adjustmentsWaiting', { count: entries }), isHot: true }
  return (
    <>
      <PageTitle page={page} />
      <Shell
        homeHref={homeOf(roles)}
        productNote={t('desk')}
        groups={groups.map((group) =>
          group.map((place) => ({
            href: place.href,
            label: t(place.id),
            icon: place.icon,
            isCurrent: isAt(place, page),
            ...(place.id === 'agencies' ? waitingCount : {}),
            ...(place.id === 'requests' ? answerCount : {}),
            ...(place.id === 'inbox' ? unreadCount : {}),
            ...(place.id === 'receipts' ? paymentCount : {}),
            ...(place.id === 'contracts' ? entryCount : {}),
          })),
        )}
        user={{
          name: profile.data?.name ?? '',
          note: roles.map((name) => role(name)).join(' · '),
          tone: 'staff',
          changePasswordHref: '/account',
          onLogOut: () => void logOut(),
        }}
        version={version}
        searchHint={t('search')}
        onSearch={() => setPaletteOpen(true)}
        isSplit={page === 'receipts' || (page === 'requests' && (look === 'split' || isOpened))}
        strip={<OfflineStrip>{t('offline')}</OfflineStrip>}
      >
        {profile.error && !profile.data ? (
          <Card>
            <LoadError of={profile} />
          </Card>
        ) : page === 'today' && !mayAnswer ? (
          // Whose day begins elsewhere is known with their roles.
          profile.data && <Navigate to={homeOf(roles)} replace />
        ) : (
          <PageOutlet />
        )}
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
          ...found.sections,
        ]}
        onType={found.onType}
        isSearching={found.isSearching}
      />
    </>
  )
}
