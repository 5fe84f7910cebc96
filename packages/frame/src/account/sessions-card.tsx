import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { RowsSkeleton } from '@sarai/ui/kit/table/rows-skeleton.tsx'
import { useAccountWords } from '#account/account-words.ts'
import { sessionQueries, type OpenSession } from '#account/open-session.ts'
import { SessionRow } from '#account/session-row.tsx'
import { useClock } from '#clock.ts'
import { useDeviceWords } from '#device/device-words.ts'
import { LoadError } from '#failure/load-error.tsx'
import { WriteDialog } from '#data/write-dialog.tsx'

type SessionsCardProps = {
  list: () => Promise<readonly OpenSession[]>
  end: (id: string, once: { key: string }) => Promise<unknown>
}

/** Where the user is logged in. */
export function SessionsCard({ list, end }: SessionsCardProps) {
  const t = useAccountWords()
  const deviceOf = useDeviceWords()
  const sessions = useQuery({ queryKey: [...sessionQueries, 'list'], queryFn: list })
  const now = useClock(60_000)
  const [chosen, setChosen] = useState<OpenSession>()
  const device = deviceOf(chosen?.device ?? '')
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
      {sessions.isPending && <RowsSkeleton rows={2} mark="size-10 rounded-control" />}
      {sessions.error && !sessions.data && <LoadError of={sessions} />}
      {chosen && (
        <WriteDialog
          title={t('endTitle', { device })}
          confirmLabel={t('end')}
          isDanger
          send={(once) => end(chosen.id, once)}
          changes={sessionQueries}
          doneText={t('ended', { device })}
          onClose={() => setChosen(undefined)}
        >
          {t('endText')}
        </WriteDialog>
      )}
    </CardSection>
  )
}
