import { useState } from 'react'
import type { ColleagueDTO } from '@sarai/contract/colleagues.ts'
import { CallFailed } from '@sarai/contract/client.ts'
import { CardSection } from '@sarai/ui/kit/card.tsx'
import { ErrorState } from '@sarai/ui/kit/error-state.tsx'
import { useSnackbar } from '@sarai/ui/kit/snackbar.tsx'
import { useChangeColleague, useColleagues } from '#features/colleagues/colleague-calls.ts'
import { ColleagueRow, type ColleagueStep } from '#features/colleagues/colleague-row.tsx'
import { fullName, useColleagueWords } from '#features/colleagues/colleague-words.ts'
import { DisableDialog } from '#features/colleagues/disable-dialog.tsx'
import { RoleDialog } from '#features/colleagues/role-dialog.tsx'
import { RowsSkeleton } from '#features/colleagues/rows-skeleton.tsx'

/** Everybody of the agency. A change by another owner shows by itself. */
export function TeamCard({ isOwner }: { isOwner: boolean }) {
  const t = useColleagueWords()
  const notify = useSnackbar()
  const { data, error, isFetching, isPending, refetch } = useColleagues()
  const [chosen, setChosen] = useState<{ colleague: ColleagueDTO; step: ColleagueStep }>()
  const change = useChangeColleague()
  const close = () => setChosen(undefined)
  const takeStep = (colleague: ColleagueDTO, step: ColleagueStep) => {
    if (step !== 'enable') return setChosen({ colleague, step })
    change.mutate(
      { colleague, change: { IsDisabled: false } },
      {
        onSuccess: () => notify('success', t('enabledDone', { name: fullName(colleague) })),
        onError: (problem) => notify('error', problem.message),
      },
    )
  }
  return (
    <CardSection title={t('team')} note={data && t('people', { count: data.length })}>
      {data && (
        <ul className="divide-y divide-line border-t border-line">
          {data.map((colleague) => (
            <ColleagueRow
              key={colleague.Id}
              colleague={colleague}
              {...(isOwner && { onStep: (step) => takeStep(colleague, step) })}
            />
          ))}
        </ul>
      )}
      {data?.length === 1 && isOwner && (
        <p className="border-t border-line px-3.5 py-3 text-pretty text-soft sm:px-4.5">{t('alone')}</p>
      )}
      {isPending && <RowsSkeleton />}
      {error && !data && (
        <ErrorState
          message={error.message}
          reference={error instanceof CallFailed ? error.reference : undefined}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {chosen?.step === 'role' && <RoleDialog colleague={chosen.colleague} onClose={close} />}
      {chosen?.step === 'disable' && <DisableDialog colleague={chosen.colleague} onClose={close} />}
    </CardSection>
  )
}
