import type { DuplicateHint } from '@sarai/wire/desk/agencies.ts'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { Link } from '@sarai/ui/kit/button/link.tsx'
import { useAgencyWords } from '#features/agencies/agency-words.ts'
import { AgencyStatusChip } from '#shared/agency-status/agency-status-chip.tsx'

const likenesses = ['sameName', 'sameMobile', 'sameDomain'] as const

export function DuplicateHints({ duplicates }: { duplicates: readonly DuplicateHint[] }) {
  const t = useAgencyWords()
  if (duplicates.length === 0) return null
  return (
    <Callout tone="warning" title={t('duplicatesTitle')} className="mb-4">
      <ul className="grid gap-1.5">
        {duplicates.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center gap-2">
            <Link href={`/agencies/${other.id}`} className="text-inherit! underline">
              <bdi>{other.name}</bdi>
            </Link>
            <AgencyStatusChip status={other.status} />
            {likenesses
              .filter((likeness) => other[likeness])
              .map((likeness) => (
                <Badge key={likeness}>{t(likeness)}</Badge>
              ))}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
