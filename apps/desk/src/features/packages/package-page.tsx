import { useParams } from 'react-router'
import type { PackageDetails } from '@sarai/wire/desk/packages.ts'
import { RecordPage } from '@sarai/frame/data/record-page.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { HotelsOfPackage } from '#features/packages/hotels/hotels-of-package.tsx'
import { PackageActions } from '#features/packages/package-actions.tsx'
import { usePackage } from '#features/packages/package-calls.ts'
import { PackageFacts } from '#features/packages/package-facts.tsx'
import { PackageStatusChip } from '#features/packages/package-status-chip.tsx'
import { usePackageWords } from '#features/packages/package-words.ts'

/** One package: what it is, what may be done with it, and the hotels in it. */
export function PackagePage() {
  const t = usePackageWords()
  const { language } = useLanguage()
  const { id } = useParams()
  const query = usePackage(Number(id))
  const titleOf = (row: PackageDetails) => (language === 'fa' ? row.titleFa : row.titleEn)
  return (
    <RecordPage
      of={query}
      back={{ href: '/packages', label: t('title') }}
      kind={t('package')}
      header={
        query.data && {
          title: <bdi>{titleOf(query.data)}</bdi>,
          badge: <PackageStatusChip status={query.data.status} />,
          actions: <PackageActions of={query.data} />,
        }
      }
    >
      {(record) => (
        <>
          <PackageFacts of={record} />
          <HotelsOfPackage of={record} />
        </>
      )}
    </RecordPage>
  )
}
