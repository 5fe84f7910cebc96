import type { AgencyRow } from '@sarai/wire/desk/agencies.ts'
import { Chip, type ChipColour } from '@sarai/ui/kit/show/chip.tsx'
import { useStatusWords } from '#shared/agency-status/status-words.ts'

const colours: Record<AgencyRow['status'], ChipColour> = {
  pending: 'yellow',
  approved: 'green',
  'read-only': 'light-blue',
  suspended: 'orange',
  rejected: 'red',
}

export function AgencyStatusChip({ status }: { status: AgencyRow['status'] }) {
  const t = useStatusWords()
  return <Chip colour={colours[status]}>{t(status)}</Chip>
}
