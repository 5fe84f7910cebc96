import { useSearchParams } from 'react-router'
import { activityKinds, type ActivityKind } from '@sarai/contract/activity.ts'
import { useWords } from '@sarai/ui/kit/language.tsx'
import { PageHeader } from '@sarai/ui/kit/page-header.tsx'
import { Select } from '@sarai/ui/kit/select.tsx'
import { en } from '#features/activity/messages.en.ts'
import { fa } from '#features/activity/messages.fa.ts'
import { ActivityTable } from '#shared/activity/activity-table.tsx'
import { useActivityWords } from '#shared/activity/activity-words.ts'

const words = { en, fa }
const all = 'all'

/** The whole log, for admins. The filter is in the address, so that it can be sent to a colleague. */
export function ActivityPage() {
  const t = useWords(words)
  const kinds = useActivityWords()
  const [address, setAddress] = useSearchParams()
  const what = activityKinds.find((kind) => kind === address.get('what'))
  const choices = [
    { value: all, label: t('allKinds') },
    ...activityKinds.map((kind) => ({ value: kind, label: kinds(kind) })),
  ] as { value: ActivityKind | typeof all; label: string }[]
  return (
    <>
      <PageHeader title={t('title')} note={t('note')} />
      <ActivityTable
        caption={t('title')}
        filter={{ what }}
        toolbar={
          <Select
            label={t('kind')}
            value={what ?? all}
            choices={choices}
            onChange={(chosen) => setAddress(chosen === all ? {} : { what: chosen }, { replace: true })}
            className="sm:max-w-70"
          />
        }
      />
    </>
  )
}
