import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { useColleagueWords } from '#features/colleagues/colleague-words.ts'
import { useRoleChoices } from '#features/colleagues/role-choices.ts'

export function RoleNotes({ isForOwners }: { isForOwners: boolean }) {
  const t = useColleagueWords()
  const roles = useRoleChoices()
  return (
    <CardSection title={t('rolesTitle')}>
      <dl className="grid gap-3 px-3.5 pb-4 sm:px-4.5">
        {roles.map(({ value, label, note }) => (
          <div key={value}>
            <dt className="font-semibold">{label}</dt>
            <dd className="text-small text-pretty text-soft">{note}</dd>
          </div>
        ))}
      </dl>
      {!isForOwners && (
        <p className="border-t border-line px-3.5 py-3 text-small text-pretty text-muted sm:px-4.5">{t('askOwner')}</p>
      )}
    </CardSection>
  )
}
