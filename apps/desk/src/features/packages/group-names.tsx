import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { usePackageChoices } from '#features/packages/package-calls.ts'
import { usePackageWords } from '#features/packages/package-words.ts'

/** Who sees a package, by the names of the groups in the reader's language. */
export function GroupNames({ of: codes }: { of: readonly string[] }) {
  const t = usePackageWords()
  const { language } = useLanguage()
  const groups = usePackageChoices().data?.groups ?? []
  if (codes.length === 0) return t('everybody')
  const names = codes.map((code) => {
    const group = groups.find((other) => other.code === code)
    return (language === 'fa' ? group?.nameFa : group?.nameEn) ?? code
  })
  return <bdi>{names.join(t('comma'))}</bdi>
}
