import type { ActivityRow } from '@sarai/contract/activity.ts'
import type { AgencyRow } from '@sarai/contract/desk-agencies.ts'
import { ArrowRight } from 'lucide-react'
import { Icon } from '@sarai/ui/kit/icon.tsx'
import { useActivityWords } from '#shared/activity/activity-words.ts'
import { ChangedValues } from '#shared/activity/changed-values.tsx'
import { useStatusWords } from '#shared/agency-status/status-words.ts'

/** Before and after in one line, and the reason that was given under it. */
export function ActivityChange({ row }: { row: ActivityRow }) {
  const { before, after } = row
  const t = useActivityWords()
  const status = useStatusWords()
  const shown = (values: ActivityRow['after']) => {
    if (typeof values?.['status'] === 'string') return status(values['status'] as AgencyRow['status'])
    return String(values?.['group'] ?? t('noGroup'))
  }
  if (!row.what.startsWith('agency-')) return <ChangedValues row={row} />
  if (after === null) return null
  const reason = after['reason']
  return (
    <>
      <span className="inline-flex flex-wrap items-center gap-1.5">
        <bdi className="text-muted">{shown(before)}</bdi>
        <Icon of={ArrowRight} size={13} className="text-muted" />
        <bdi>{shown(after)}</bdi>
      </span>
      {typeof reason === 'string' && (
        <span className="block max-w-90 text-small text-pretty text-muted">
          <bdi>{reason}</bdi>
        </span>
      )}
    </>
  )
}
