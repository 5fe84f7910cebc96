import { useQuery } from '@tanstack/react-query'
import { BookCheck } from 'lucide-react'
import { listDeskContracts } from '@sarai/wire/desk/money/contracts.ts'
import { CutName } from '@sarai/ui/kit/show/cut-name.tsx'
import { QueueCard } from '#features/requests/today/queue-card.tsx'
import { useTodayWords } from '#features/requests/today/today-words.ts'
import { api } from '#shared/api.ts'
import { usePaymentCounts } from '#shared/payment-counts.ts'

/** Entries by hand that one person proposed: nothing is booked until a second one has looked. */
export function EntriesCard() {
  const t = useTodayWords()
  const { adjustments } = usePaymentCounts()
  const { data } = useQuery({
    queryKey: ['contract', 'entries-today'],
    queryFn: () => api(listDeskContracts, { query: { view: 'adjustments', limit: 3 } }),
  })
  if (!data) return null
  return (
    <QueueCard
      title={t('entries')}
      icon={BookCheck}
      colours="bg-accent-soft text-on-accent-soft"
      href="/contracts?tab=adjustments"
      count={adjustments}
      note={t('entriesNote')}
      rows={data.rows.map(({ id, number, agency }) => ({
        id,
        href: `/contracts/${id}`,
        name: <CutName className="font-semibold">{agency.name}</CutName>,
        time: (
          <bdi dir="ltr" className="text-soft">
            {number}
          </bdi>
        ),
      }))}
    />
  )
}
