import type { DeskRequestRow } from '@sarai/wire/desk/requests/queues.ts'
import { Link } from '@sarai/ui/kit/button/link.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { useIsPhone } from '@sarai/ui/kit/media-query.ts'
import { TableCards } from '@sarai/ui/kit/table/table-cards.tsx'
import { TableRows } from '@sarai/ui/kit/table/table-rows.tsx'
import { useRequestColumns } from '#features/requests/request-columns.tsx'
import { useTodayWords } from '#features/requests/today/today-words.ts'

/** What is the reader's own, whoever's turn it is. */
export function MyItems({ rows }: { rows: readonly DeskRequestRow[] }) {
  const t = useTodayWords()
  const isPhone = useIsPhone()
  const columns = useRequestColumns().filter(({ id }) => id !== 'whose')
  const Rows = isPhone ? TableCards : TableRows
  return (
    <CardSection
      title={t('myItems')}
      note={t('myItemsNote')}
      actions={<Link href="/requests?tab=open&assigned=me">{t('allMine')}</Link>}
    >
      <div className="border-t border-line max-sm:p-2.5">
        {rows.length === 0 ? (
          <p className="px-3.5 py-3 text-small text-soft sm:px-4.5">{t('nothingMine')}</p>
        ) : (
          <Rows
            caption={t('myItems')}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            hrefOf={({ id }) => `/requests/${id}`}
          />
        )}
      </div>
    </CardSection>
  )
}
