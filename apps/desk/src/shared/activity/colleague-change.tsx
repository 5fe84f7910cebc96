import type { ActivityRow } from '@sarai/contract/activity.ts'
import type { AgencyUser } from '@sarai/contract/desk-agencies.ts'
import { ArrowRight } from 'lucide-react'
import { Icon } from '@sarai/ui/kit/icon.tsx'
import { useActivityWords } from '#shared/activity/activity-words.ts'

export function isAboutColleague({ what }: ActivityRow): boolean {
  return what.startsWith('colleague-')
}

/** Whom a step is about, and the role that they got. */
export function ColleagueChange({ row: { subject, before, after } }: { row: ActivityRow }) {
  const t = useActivityWords()
  const roleIn = (values: ActivityRow['after']) => values?.['role'] as AgencyUser['role'] | undefined
  const [old, role] = [roleIn(before), roleIn(after)]
  return (
    <>
      <bdi>{subject}</bdi>
      {role && (
        <span className="flex flex-wrap items-center gap-1.5 text-small">
          {old && (
            <>
              <span className="text-muted">{t(old)}</span>
              <Icon of={ArrowRight} size={13} className="text-muted" />
            </>
          )}
          {t(role)}
        </span>
      )}
    </>
  )
}
