import { usePackageWords } from '#features/packages/package-words.ts'
import { useGroupName } from '#shared/agency-groups.ts'

/** Who sees a package, by the names of the groups. */
export function GroupNames({ of: codes }: { of: readonly string[] }) {
  const t = usePackageWords()
  const groupName = useGroupName()
  return codes.length === 0 ? t('everybody') : <bdi>{codes.map(groupName).join(t('comma'))}</bdi>
}
