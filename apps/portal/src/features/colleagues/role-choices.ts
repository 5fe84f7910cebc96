import { agencyRoles } from '@sarai/domain/people/colleague.ts'
import { useColleagueWords } from '#features/colleagues/colleague-words.ts'

/** The roles, each with its one sentence. */
export function useRoleChoices() {
  const t = useColleagueWords()
  return agencyRoles.map((role) => ({ value: role, label: t(role), note: t(`${role}Note`) }))
}
