import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { endStaffSession, listStaffSessions, type StaffSession } from '@sarai/contract/desk-own-account.ts'
import { useClock } from '@sarai/frame/clock.ts'
import { useDeviceWords } from '@sarai/frame/device/device-words.ts'
import { LoadError } from '@sarai/frame/load-error.tsx'
import { useWrite } from '@sarai/frame/write.ts'
import { CardSection } from '@sarai/ui/kit/card.tsx'
import { ConfirmDialog } from '@sarai/ui/kit/confirm-dialog.tsx'
import { Loading } from '@sarai/ui/kit/loading.tsx'
import { Skeleton } from '@sarai/ui/kit/skeleton.tsx'
import { useSnackbar } from '@sarai/ui/kit/snackbar.tsx'
import { useAccountWords } from '#features/account/account-words.ts'
import { SessionRow } from '#features/account/session-row.tsx'
import { api } from '#shared/api.ts'

/** Named after what the live stream calls them: a login or log-out elsewhere shows by itself. */
const sessionQueries = ['session'] as const

export function SessionsCard() {
  const t = useAccountWords()
  const sessions = useQuery({ queryKey: sessionQueries, queryFn: () => api(listStaffSessions, {}) })
  const now = useClock(60_000)
  const [chosen, setChosen] = useState<StaffSession>()
  return (
    <CardSection title={t('sessions')}>
      <p className="-mt-2 px-3.5 pb-3 text-soft sm:px-4.5">{t('sessionsHelp')}</p>
      {sessions.data && (
        <ul className="divide-y divide-line border-t border-line">
          {sessions.data.map((session) => (
            <SessionRow key={session.id} session={session} now={now} onEnd={() => setChosen(session)} />
          ))}
        </ul>
      )}
      {sessions.isPending && (
        <Loading className="border-t border-line px-3.5 py-3.5 sm:px-4.5">
          <Skeleton className="h-10" />
        </Loading>
      )}
      {sessions.error && !sessions.data && <LoadError of={sessions} />}
      {chosen && <EndDialog session={chosen} onClose={() => setChosen(undefined)} />}
    </CardSection>
  )
}

function EndDialog({ session, onClose }: { session: StaffSession; onClose: () => void }) {
  const t = useAccountWords()
  const device = useDeviceWords()(session.device)
  const notify = useSnackbar()
  const { write, isPending } = useWrite({
    send: (id: string, once) => api(endStaffSession, { params: { id } }, once),
    changes: sessionQueries,
    onDone: () => {
      notify('success', t('ended', { device }))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => write(session.id)}
      title={t('endTitle', { device })}
      confirmLabel={t('end')}
      isDanger
      isPending={isPending}
    >
      {t('endText')}
    </ConfirmDialog>
  )
}
