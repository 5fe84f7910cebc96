import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { AgencyDetails } from '@sarai/wire/desk/agencies.ts'
import { RecordPage } from '@sarai/frame/data/record-page.tsx'
import { useAgency, type Decision } from '#features/agencies/agency-calls.ts'
import { AgencyFacts } from '#features/agencies/agency-facts.tsx'
import { AgencyNotes } from '#features/agencies/agency-notes.tsx'
import { AgencyUsers } from '#features/agencies/agency-users.tsx'
import { useAgencyWords } from '#features/agencies/agency-words.ts'
import { DecisionButtons } from '#features/agencies/decision-buttons.tsx'
import { DuplicateHints } from '#features/agencies/duplicate-hints.tsx'
import { LostAddress } from '#features/agencies/lost-address.tsx'
import { useActivity } from '#shared/activity/activity-calls.ts'
import { ActivityTable } from '#shared/activity/activity-table.tsx'
import { AgencyStatusChip } from '#shared/agency-status/agency-status-chip.tsx'

const DecisionDialog = laterDialog(async () => (await import('#features/agencies/decision-dialog.tsx')).DecisionDialog)

/** Everything the desk knows about one agency, and what it may decide. */
export function AgencyPage() {
  const t = useAgencyWords()
  const { id } = useParams()
  const agency = useAgency(Number(id))
  const [decision, setDecision] = useState<Decision>()
  return (
    <>
      <RecordPage
        of={agency}
        back={{ href: '/agencies', label: t('title') }}
        kind={t('company')}
        header={
          agency.data && {
            title: <bdi>{agency.data.name}</bdi>,
            badge: <AgencyStatusChip status={agency.data.status} />,
            actions: (
              <DecisionButtons agency={agency.data} onChoose={(kind, of) => setDecision({ agency: of, kind })} />
            ),
          }
        }
      >
        {(record) => <AgencyParts key={record.id} agency={record} />}
      </RecordPage>
      {decision && <DecisionDialog decision={decision} onClose={() => setDecision(undefined)} />}
    </>
  )
}

export function AgencyParts({ agency }: { agency: AgencyDetails }) {
  const t = useAgencyWords()
  const activity = useActivity(agency.id)
  return (
    <>
      {agency.hasLostAddress && <LostAddress />}
      <DuplicateHints duplicates={agency.duplicates} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_25.5rem]">
        <div className="grid gap-4">
          <AgencyFacts agency={agency} />
          <AgencyUsers users={agency.users} />
        </div>
        <AgencyNotes agencyId={agency.id} notes={agency.notes} />
      </div>
      <h2 className="mt-6 mb-2.5 text-h3 font-semibold">{t('activity')}</h2>
      <ActivityTable caption={t('activity')} list={activity} isOfOneAgency />
    </>
  )
}
