import { useState } from 'react'
import type { ColleagueDTO } from '@sarai/wire/portal/colleagues.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { RowsSkeleton } from '@sarai/ui/kit/table/rows-skeleton.tsx'
import { useColleagues } from '#features/colleagues/colleague-calls.ts'
import { ColleagueRow, type ColleagueStep } from '#features/colleagues/colleague-row.tsx'
import { useColleagueWords } from '#features/colleagues/colleague-words.ts'

const AccessDialog = laterDialog(async () => (await import('#features/colleagues/access-dialog.tsx')).AccessDialog)
const RoleDialog = laterDialog(async () => (await import('#features/colleagues/role-dialog.tsx')).RoleDialog)

/** Everybody of the agency. A change by another owner shows by itself. */
export function TeamCard({ isOwner }: { isOwner: boolean }) {
  const t = useColleagueWords()
  const team = useColleagues()
  const [chosen, setChosen] = useState<{ colleague: ColleagueDTO; step: ColleagueStep }>()
  /** What was opened, as the list shows it now. */
  const newest = team.data?.find(({ Id }) => Id === chosen?.colleague.Id) ?? chosen?.colleague
  const close = () => setChosen(undefined)
  return (
    <CardSection title={t('team')} note={team.data && t('people', { count: team.data.length })}>
      {team.data && (
        <ul className="divide-y divide-line border-t border-line">
          {team.data.map((colleague) => (
            <ColleagueRow
              key={colleague.Id}
              colleague={colleague}
              {...(isOwner && { onStep: (step) => setChosen({ colleague, step }) })}
            />
          ))}
        </ul>
      )}
      {team.data?.length === 1 && isOwner && (
        <p className="border-t border-line px-3.5 py-3 text-pretty text-soft sm:px-4.5">{t('alone')}</p>
      )}
      {team.isPending && <RowsSkeleton rows={3} mark="size-9 rounded-full" />}
      {team.error && !team.data && <LoadError of={team} />}
      {newest && chosen?.step === 'role' && <RoleDialog colleague={newest} onClose={close} />}
      {chosen !== undefined && chosen.step !== 'role' && (
        <AccessDialog colleague={chosen.colleague} step={chosen.step} onClose={close} />
      )}
    </CardSection>
  )
}
