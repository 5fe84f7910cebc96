import { ClipboardList, Plus } from 'lucide-react'
import { mostListed } from '@sarai/wire/portal/kept-requests.ts'
import type { RequestState } from '@sarai/domain/request/facts.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { StateChip } from '@sarai/ui/booking/state-chip.tsx'
import { ButtonLink, Link } from '@sarai/ui/kit/button/link.tsx'
import { DataTable } from '@sarai/ui/kit/table/data-table.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { useListAddress } from '#features/requests/list-address.ts'
import { pageSize, useRequests } from '#features/requests/request-calls.ts'
import { useRequestColumns } from '#features/requests/request-columns.tsx'
import { useRequestWords } from '#features/requests/request-words.ts'

/** Everything that the agency has asked for. Whoever has just submitted finds the row marked. */
export function RequestsPage() {
  const t = useRequestWords()
  const { page, state, newId, goTo } = useListAddress()
  const query = useRequests(page, state)
  const columns = useRequestColumns(newId)
  const total = query.data?.Total ?? 0
  return (
    <>
      <PageHeader title={t('title')} note={t('note')} actions={<NewRequest />} />
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={query.data?.Data}
        keyOf={({ Id }) => Id}
        hrefOf={({ Id }) => `/reservations/reservation-details/${Id}`}
        {...(newId !== undefined && { selectedKey: newId })}
        isUpdating={query.isPlaceholderData}
        hasRowKeys
        toolbar={state && <OnlyState state={state} />}
        empty={<Nothing state={state} />}
        error={query.error ? <LoadError of={query} /> : undefined}
        paging={{ page, pageSize, total: Math.min(total, mostListed), onPage: goTo }}
        footer={total > mostListed && <NewestOnly total={total} />}
      />
    </>
  )
}

function NewRequest() {
  const t = useRequestWords()
  return (
    <ButtonLink href="/reservations/new" variant="primary" icon={Plus}>
      {t('newRequest')}
    </ButtonLink>
  )
}

/** Where a tile of the dashboard leads. */
function OnlyState({ state }: { state: RequestState }) {
  const t = useRequestWords()
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 py-1 text-small text-soft">
      {t('onlyState')}
      <StateChip state={state} />
      <Link href="/reservations/list">{t('showAll')}</Link>
    </p>
  )
}

function Nothing({ state }: { state: RequestState | undefined }) {
  const t = useRequestWords()
  if (state) return <EmptyState icon={ClipboardList} title={t('emptyState')} />
  return (
    <EmptyState icon={ClipboardList} title={t('empty')} action={<NewRequest />}>
      {t('emptyText')}
    </EmptyState>
  )
}

function NewestOnly({ total }: { total: number }) {
  const t = useRequestWords()
  const { language } = useLanguage()
  return (
    <p className="text-small text-soft">
      {t('newestOnly', { total: showNumber(language, total), listed: showNumber(language, mostListed) })}
    </p>
  )
}
