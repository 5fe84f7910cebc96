import { mayActAs } from '@sarai/domain/people/colleague.ts'
import { useProfile } from '#shared/profile.ts'

/** Accountants look at hotels and prices; they ask for nothing, and draft nothing. Unknown until the profile is read. */
export function useMayDraft(): boolean | undefined {
  const { data: profile } = useProfile()
  return profile && mayActAs(profile.Role, 'agent')
}
