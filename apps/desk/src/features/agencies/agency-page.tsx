import { useState } from 'react'
import { useParams } from 'react-router'
import { CallFailed } from '@sarai/contract/client.ts'
import type { AgencyDetails } from '@sarai/contract/desk-agencies.ts'
import { Card } from '@sarai/ui/kit/card.tsx'
import { ErrorState } from '@sarai/ui/kit/error-state.tsx'
import { Loading } from '@sarai/ui/kit/loading.tsx'
import { PageHeader } from '@sarai/ui/kit/page-header.tsx'
import { Skeleton } from '@sarai/ui/kit/skeleton.tsx'
import { useAgency, type Decision } from '#features/agencies/agency-calls.ts'
import { AgencyFacts } from '#features/agencies/agency-facts.tsx'
import { AgencyNotes } from '#features/agencies/agency-notes.tsx'
import { AgencyUsers } from '#features/agencies/agency-users.tsx'
import { useAgencyWords } from '#features/agencies/agency-words.ts'
import { DecisionButtons } from '#features/agencies/decision-buttons.tsx'
import { DecisionDialog } from '#features/agencies/decision-dialog.tsx'
import { DuplicateHints } from '#features/agencies/duplicate-hints.tsx'
import { ActivityTable } from '#shared/activity/activity-table.tsx'
import { AgencyStatusChip } from '#shared/agency-status/agency-status-chip.tsx'

/** Everything the desk knows about one agency, and what it may decide. */
export function AgencyPage() {
  const t = useAgencyWords()
  const { id } = useParams()
  const agency = useAgency(Number(id))
  const back = { href: '/agencies', label: t('title') }
  if (agency.data) return <AgencyView agency={agency.data} back={back} />
  return (
    <>
      <PageHeader title={t('company')} back={back} />
      <Card>
        {agency.error ? (
          <ErrorState
            message={agency.error.message}
            reference={agency.error instanceof CallFailed ? agency.error.reference : undefined}
            onRetry={() => void agency.refetch()}
            isRetrying={agency.isFetching}
          />
        ) : (
          <Loading className="grid gap-3 p-4.5">
            <Skeleton className="h-4 w-60" />
            <Skeleton className="h-4 w-80" />
            <Skeleton className="h-4 w-44" />
          </Loading>
        )}
      </Card>
    </>
  )
}

function AgencyView({ agency, back }: { agency: AgencyDetails; back: { href: string; label: string } }) {
  const t = useAgencyWords()
  const [decision, setDecision] = useState<Decision>()
  return (
    <>
      <PageHeader
        title={<bdi>{agency.name}</bdi>}
        badge={<AgencyStatusChip status={agency.status} />}
        back={back}
        actions={<DecisionButtons agency={agency} onChoose={(kind) => setDecision({ agency, kind })} />}
      />
      <DuplicateHints duplicates={agency.duplicates} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_25.5rem]">
        <div className="grid gap-4">
          <AgencyFacts agency={agency} />
          <AgencyUsers users={agency.users} />
        </div>
        <AgencyNotes agencyId={agency.id} notes={agency.notes} />
      </div>
      <h2 className="mt-6 mb-2.5 text-h3 font-semibold">{t('activity')}</h2>
      <ActivityTable caption={t('activity')} filter={{ agency: agency.id }} isOfOneAgency />
      <DecisionDialog decision={decision} onClose={() => setDecision(undefined)} />
    </>
  )
}
