import { useParams } from 'react-router'
import { RecordPage } from '@sarai/frame/data/record-page.tsx'
import { StateChip } from '@sarai/ui/booking/state-chip.tsx'
import { useRequest } from '#features/requests/request-calls.ts'
import { useRequestWords } from '#features/requests/request-words.ts'
import { noRecord, wholeOf } from '#shared/whole-of.ts'
import { RequestParts } from '#features/requests/details/request-parts.tsx'

/** One request on a page of its own. */
export function RequestPage() {
  const t = useRequestWords()
  const { id } = useParams()
  const request = useRequest(wholeOf(id) ?? noRecord)
  return (
    <RecordPage
      of={request}
      back={{ href: '/requests', label: t('title') }}
      kind={t('request')}
      header={
        request.data && {
          title: <bdi dir="ltr">{request.data.number}</bdi>,
          badge: <StateChip state={request.data.state} />,
        }
      }
    >
      {(record) => <RequestParts key={record.id} request={record} />}
    </RecordPage>
  )
}
