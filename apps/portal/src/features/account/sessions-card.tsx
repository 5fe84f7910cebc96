import { useState } from 'react'
import { useClock } from '@sarai/frame/clock.ts'
import { LoadError } from '@sarai/frame/load-error.tsx'
import { useDeviceWords } from '@sarai/frame/device/device-words.ts'
import { CardSection } from '@sarai/ui/kit/card.tsx'
import { ConfirmDialog } from '@sarai/ui/kit/confirm-dialog.tsx'
import { Loading } from '@sarai/ui/kit/loading.tsx'
import { Skeleton } from '@sarai/ui/kit/skeleton.tsx'
import { useSnackbar } from '@sarai/ui/kit/snackbar.tsx'
import { useEndSession, useSessions, type OpenSession } from '#features/account/account-calls.ts'
import { useAccountWords } from '#features/account/account-words.ts'
import { SessionRow } from '#features/account/session-row.tsx'

/** Where the user is logged in; a login or log-out elsewhere shows here by itself. */
export function SessionsCard() {
  const t = useAccountWords()
  const sessions = useSessions()
  const now = useClock(60_000)
  const [chosen, setChosen] = useState<OpenSession>()
  return (
    <CardSection title={t('sessions')}>
      <p className="-mt-2 px-3.5 pb-3 text-soft sm:px-4.5">{t('sessionsHelp')}</p>
      {sessions.data && (
        <ul className="divide-y divide-line border-t border-line">
          {sessions.data.map((session) => (
            <SessionRow key={session.Id} session={session} now={now} onEnd={() => setChosen(session)} />
          ))}
        </ul>
      )}
      {sessions.isPending && <SessionsSkeleton />}
      {sessions.error && !sessions.data && <LoadError of={sessions} />}
      <EndSessionDialog session={chosen} onClose={() => setChosen(undefined)} />
    </CardSection>
  )
}

function EndSessionDialog({ session, onClose }: { session: OpenSession | undefined; onClose: () => void }) {
  const t = useAccountWords()
  const deviceOf = useDeviceWords()
  const notify = useSnackbar()
  const end = useEndSession({
    ended: ({ Device }) => {
      onClose()
      notify('success', t('ended', { device: deviceOf(Device) }))
    },
    refused: onClose,
  })
  return (
    <ConfirmDialog
      isOpen={session !== undefined}
      onClose={onClose}
      onConfirm={() => session && end.write(session)}
      title={t('endTitle', { device: deviceOf(session?.Device ?? '') })}
      confirmLabel={t('end')}
      isDanger
      isPending={end.isPending}
    >
      {t('endText')}
    </ConfirmDialog>
  )
}

function SessionsSkeleton() {
  return (
    <Loading className="grid gap-4 border-t border-line px-3.5 py-3.5 sm:px-4.5">
      {[0, 1].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-10 rounded-control" />
          <div className="grid gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3 w-56" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
