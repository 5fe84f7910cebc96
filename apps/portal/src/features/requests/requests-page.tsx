import { useState } from 'react'
import { CheckCheck, ClipboardList, FilterX, Plus } from 'lucide-react'
import { mostListed, requestViews, type ListedRequest } from '@sarai/wire/portal/kept-requests.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { ViewActions } from '@sarai/frame/list/views/view-actions.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { ButtonLink } from '@sarai/ui/kit/button/link.tsx'
import { useShortcutSettings } from '@sarai/ui/kit/commands/shortcuts.tsx'
import { DataTable } from '@sarai/ui/kit/table/data-table.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { useIsBelowLarge } from '@sarai/ui/kit/media-query.ts'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { ExportButton } from '#features/requests/export/export-button.tsx'
import { FilterBar } from '#features/requests/filters/filter-bar.tsx'
import { useFilters } from '#features/requests/filters/use-filters.tsx'
import { useRequestsAddress, type RequestsAddress } from '#features/requests/list-address.ts'
import { pageSize } from '#features/requests/request-calls.ts'
import { PeekPanel } from '#features/requests/peek/peek-panel.tsx'
import { useRequestColumns } from '#features/requests/request-columns.tsx'
import { useLastPage } from '#features/requests/rows/last-page.ts'
import { ListFooter, RowKeysHint } from '#features/requests/rows/list-footer.tsx'
import { MoreRows, SkippedRows } from '#features/requests/rows/more-rows.tsx'
import { NewRowsPill } from '#features/requests/rows/new-rows-pill.tsx'
import { useRequestRows } from '#features/requests/rows/request-rows.ts'
import { useRequestWords } from '#features/requests/request-words.ts'
import { useSavedViews, viewCalls } from '#features/requests/views/saved-view-calls.ts'

const counts = { all: 'All', you: 'You', us: 'Us', upcoming: 'Upcoming' } as const

/** Everything that the agency has asked for. Whoever has just submitted finds the row marked. */
export function RequestsPage() {
  const t = useRequestWords()
  const address = useRequestsAddress()
  const { list, newId } = address
  const { query, failed, rows: read, skipped, newCount, showNew, isPhone } = useRequestRows(address)
  const isTurning = useLastPage(address, query)
  const rows = isTurning && read?.length === 0 ? undefined : read
  const isWide = !useIsBelowLarge()
  const [peeked, setPeeked] = useState<number>()
  const { areOn } = useShortcutSettings()
  const columns = useRequestColumns(rows ?? [], newId)
  const filters = useFilters(address, query.data?.AskedHotel)
  const saved = useSavedViews()
  const selected = saved.find(({ id }) => id === address.savedId)
  const total = query.data?.Total ?? 0
  // Until it is known it keeps its place: what is under it would move.
  const mayHaveAny = query.data === undefined || total > 0 || query.data.Views.All > 0
  const listed = Math.min(total, mostListed)
  return (
    <>
      <PageHeader
        title={t('title')}
        note={t('note')}
        actions={
          <>
            {mayHaveAny && <ExportButton address={address} isEmpty={total === 0} />}
            <NewRequest />
          </>
        }
      />
      <DataTable
        caption={t('title')}
        tabs={{
          label: t('views'),
          tabs: [
            ...requestViews.map((id) => ({
              id,
              label: t(id),
              isUrgent: id === 'you',
              ...(query.data && { count: query.data.Views[counts[id]] }),
            })),
            ...saved.map(({ id, name }, place) => ({ id: `${id}`, label: name, startsGroup: place === 0 })),
          ],
          selected: selected ? `${selected.id}` : list.View,
          onSelect: (id) => {
            const own = saved.find((view) => `${view.id}` === id)
            if (own) address.open(own)
            else address.setView(requestViews.find((view) => view === id) ?? 'all')
          },
        }}
        columns={columns}
        rows={rows}
        keyOf={({ Id }) => Id}
        hrefOf={({ Id }) => `/reservations/reservation-details/${Id}`}
        {...((peeked ?? newId) !== undefined && { selectedKey: peeked ?? newId })}
        isUpdating={query.isPlaceholderData}
        hasRowKeys={areOn}
        {...(isWide && {
          peek: {
            isOpen: peeked !== undefined,
            onPeek: ({ Id }: ListedRequest) => setPeeked(Id === peeked ? undefined : Id),
          },
        })}
        news={<NewRowsPill count={newCount} onShow={showNew} />}
        toolbar={
          <>
            <FilterBar address={address} filters={filters} total={query.data?.Total}>
              <ViewActions
                calls={viewCalls}
                filters={address.filters}
                tab="view"
                note={t('saveViewNote')}
                selected={selected}
                onSaved={address.open}
                onRemoved={() => address.setView('all')}
              />
            </FilterBar>
            {skipped > 0 && <SkippedRows count={skipped} onStart={() => address.goTo(1, { replace: true })} />}
          </>
        }
        empty={<Nothing address={address} isFiltered={filters.some(({ value }) => value !== undefined)} />}
        error={failed && <LoadError of={failed} />}
        {...(!isPhone && { paging: { page: list.Page, pageSize, total: listed, onPage: address.goTo } })}
        footer={
          <ListFooter total={total} mayBeMore={query.data?.MayBeMore ?? false}>
            {isPhone && (
              <MoreRows
                shown={skipped + (rows?.length ?? 0)}
                total={listed}
                isPending={query.isFetching}
                onMore={() => address.goTo(list.Page + 1, { replace: true })}
              />
            )}
            {isWide && areOn && rows !== undefined && rows.length > 0 && <RowKeysHint />}
          </ListFooter>
        }
      />
      {isWide && peeked !== undefined && <PeekPanel id={peeked} onClose={() => setPeeked(undefined)} />}
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

function Nothing({ address: { list, clear }, isFiltered }: { address: RequestsAddress; isFiltered: boolean }) {
  const t = useRequestWords()
  if (isFiltered || list.Search !== undefined) {
    const action = <Button onPress={clear}>{t('clear')}</Button>
    return <EmptyState icon={FilterX} title={t('emptyFiltered')} action={action} />
  }
  if (list.View === 'you') {
    return (
      <EmptyState icon={CheckCheck} title={t('allClear')}>
        {t('allClearText')}
      </EmptyState>
    )
  }
  if (list.View !== 'all') return <EmptyState icon={ClipboardList} title={t('emptyView')} />
  return (
    <EmptyState icon={ClipboardList} title={t('empty')} action={<NewRequest />}>
      {t('emptyText')}
    </EmptyState>
  )
}
