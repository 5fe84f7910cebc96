import type { PackageRow } from '@sarai/wire/desk/packages.ts'
import { Chip, type ChipColour } from '@sarai/ui/kit/show/chip.tsx'
import { usePackageWords } from '#features/packages/package-words.ts'

const looks = {
  draft: 'yellow',
  published: 'green',
  withdrawn: 'grey',
} as const satisfies Record<PackageRow['status'], ChipColour>

export function PackageStatusChip({ status }: { status: PackageRow['status'] }) {
  const t = usePackageWords()
  return <Chip colour={looks[status]}>{t(status)}</Chip>
}
