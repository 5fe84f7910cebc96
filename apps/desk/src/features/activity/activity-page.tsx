import { activityKinds, type ActivityKind } from '@sarai/contract/activity.ts'
import { useWords } from '@sarai/ui/kit/language.tsx'
import { PageHeader } from '@sarai/ui/kit/page-header.tsx'
import { Select } from '@sarai/ui/kit/select.tsx'
import { en } from '#features/activity/messages.en.ts'
import { fa } from '#features/activity/messages.fa.ts'
import { useActivity } from '#shared/activity/activity-calls.ts'
import { ActivityTable } from '#shared/activity/activity-table.tsx'
import { useActivityWords } from '#shared/activity/activity-words.ts'

const words = { en, fa }
const all = 'all'

/** The whole log, for admins. */
export function ActivityPage() {
  const t = useWords(words)
  const kinds = useActivityWords()
  const activity = useActivity()
  const { asked, setFilter } = activity.address
  const choices: { value: ActivityKind | typeof all; label: string }[] = [
    { value: all, label: t('allKinds') },
    ...activityKinds.map((kind) => ({ value: kind, label: kinds(kind) })),
  ]
  return (
    <>
      <PageHeader title={t('title')} note={t('note')} />
      <ActivityTable
        caption={t('title')}
        list={activity}
        filters={
          <Select
            label={t('kind')}
            value={activityKinds.find((kind) => kind === asked.what) ?? all}
            choices={choices}
            onChange={(chosen) => setFilter('what', chosen === all ? undefined : chosen)}
          />
        }
      />
    </>
  )
}
