import { useState } from 'react'
import type { ColleagueDTO } from '@sarai/contract/colleagues.ts'
import { LoadError } from '@sarai/frame/load-error.tsx'
import { useWrite } from '@sarai/frame/write.ts'
import { CardSection } from '@sarai/ui/kit/card.tsx'
import { RowsSkeleton } from '@sarai/ui/kit/rows-skeleton.tsx'
import { useSnackbar } from '@sarai/ui/kit/snackbar.tsx'
import { changeRights, colleagueQueries, useColleagues } from '#features/colleagues/colleague-calls.ts'
import { ColleagueRow, type ColleagueStep } from '#features/colleagues/colleague-row.tsx'
import { fullName, useColleagueWords } from '#features/colleagues/colleague-words.ts'
import { DisableDialog } from '#features/colleagues/disable-dialog.tsx'
import { RoleDialog } from '#features/colleagues/role-dialog.tsx'

/** Everybody of the agency. A change by another owner shows by itself. */
export function TeamCard({ isOwner }: { isOwner: boolean }) {
  const t = useColleagueWords()
  const notify = useSnackbar()
  const team = useColleagues()
  const [chosen, setChosen] = useState<{ colleague: ColleagueDTO; step: ColleagueStep }>()
  const enable = useWrite({
    send: (colleague: ColleagueDTO, once) => changeRights(colleague, { IsDisabled: false }, once),
    changes: colleagueQueries,
    onDone: (colleague) => notify('success', t('enabledDone', { name: fullName(colleague) })),
  })
  const close = () => setChosen(undefined)
  const takeStep = (colleague: ColleagueDTO, step: ColleagueStep) =>
    step === 'enable' ? enable.write(colleague) : setChosen({ colleague, step })
  return (
    <CardSection title={t('team')} note={team.data && t('people', { count: team.data.length })}>
      {team.data && (
        <ul className="divide-y divide-line border-t border-line">
          {team.data.map((colleague) => (
            <ColleagueRow
              key={colleague.Id}
              colleague={colleague}
              {...(isOwner && { onStep: (step) => takeStep(colleague, step) })}
            />
          ))}
        </ul>
      )}
      {team.data?.length === 1 && isOwner && (
        <p className="border-t border-line px-3.5 py-3 text-pretty text-soft sm:px-4.5">{t('alone')}</p>
      )}
      {team.isPending && <RowsSkeleton rows={3} mark="size-9 rounded-full" />}
      {team.error && !team.data && <LoadError of={team} />}
      {chosen?.step === 'role' && <RoleDialog colleague={chosen.colleague} onClose={close} />}
      {chosen?.step === 'disable' && <DisableDialog colleague={chosen.colleague} onClose={close} />}
    </CardSection>
  )
}
