import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { ActivityFilters } from '#features/activity/activity-filters.tsx'
import { useLogWords } from '#features/activity/log-words.ts'
import { useActivity } from '#shared/activity/activity-calls.ts'
import { ActivityTable } from '#shared/activity/activity-table.tsx'

/** The whole log, for admins. */
export function ActivityPage() {
  const t = useLogWords()
  const activity = useActivity()
  return (
    <>
      <PageHeader title={t('title')} note={t('note')} />
      <ActivityTable caption={t('title')} list={activity} filters={<ActivityFilters list={activity} />} />
    </>
  )
}
