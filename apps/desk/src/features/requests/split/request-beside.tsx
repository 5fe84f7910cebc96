import { Maximize2 } from 'lucide-react'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { RecordGone, saysGone } from '@sarai/frame/failure/record-gone.tsx'
import { StateChip } from '@sarai/ui/booking/state-chip.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { ButtonLink } from '@sarai/ui/kit/button/link.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { RowsSkeleton } from '@sarai/ui/kit/table/rows-skeleton.tsx'
import { RequestParts } from '#features/requests/details/request-parts.tsx'
import { useRequest } from '#features/requests/request-calls.ts'
import { useRequestWords } from '#features/requests/request-words.ts'

/** One request beside the list, with everything that may be done about it. */
export function RequestBeside({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useRequestWords()
  const request = useRequest(id)
  if (saysGone(request.error)) {
    return (
      <RecordGone>
        <Button onPress={onClose}>{t('close')}</Button>
      </RecordGone>
    )
  }
  if (!request.data) {
    return <Card>{request.error ? <LoadError of={request} /> : <RowsSkeleton rows={5} mark="size-9" />}</Card>
  }
  const { number, state } = request.data
  return (
    <section aria-label={number}>
      <header className="mb-3 flex flex-wrap items-center gap-3">
        <h2 className="text-h2 font-bold">
          <bdi dir="ltr">{number}</bdi>
        </h2>
        <StateChip state={state} />
        <ButtonLink href={`/requests/${id}`} size="small" icon={Maximize2} className="ms-auto">
          {t('fullPage')}
        </ButtonLink>
      </header>
      <RequestParts request={request.data} isBeside />
    </section>
  )
}
