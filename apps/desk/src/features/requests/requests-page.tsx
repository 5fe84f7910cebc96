import { Inbox } from 'lucide-react'
import { Navigate } from 'react-router'
import { ListTable } from '@sarai/frame/list/list-table.tsx'
import { ViewActions } from '@sarai/frame/list/views/view-actions.tsx'
import { SegmentedControl } from '@sarai/ui/kit/choice/segmented-control.tsx'
import { useShortcuts } from '@sarai/ui/kit/commands/shortcuts.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { useIsBelowLarge } from '@sarai/ui/kit/media-query.ts'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { useSelection, type Selection } from '#features/requests/bulk/selection.ts'
import { SelectionBar } from '#features/requests/bulk/selection-bar.tsx'
import { FilterBar } from '#features/requests/filters/filter-bar.tsx'
import { useFilters } from '#features/requests/filters/use-filters.tsx'
import { requestTabs, useRequests, type RequestTab } from '#features/requests/request-list.ts'
import { useRequestCounts } from '#features/requests/request-counts.ts'
import { useRequestColumns } from '#features/requests/request-columns.tsx'
import { useRequestWords } from '#features/requests/request-words.ts'
import { looks, useRequestsLook } from '#features/requests/requests-look.ts'
import { SplitView } from '#features/requests/split/split-view.tsx'
import { useSavedViews, viewCalls } from '#features/requests/views/saved-view-calls.ts'
import { useViewAddress, type ViewAddress } from '#features/requests/views/view-address.ts'
import { useOpened } from '#shared/split/opened.ts'

const emptyWords = {
  new: 'emptyNew',
  asked: 'emptyAsked',
  offered: 'emptyOffered',
  unpaid: 'emptyUnpaid',
  applied: 'emptyApplied',
  open: 'emptyOpen',
  finished: 'emptyFinished',
} as const

/** What the desk has to answer, by queue, the most urgent first. It follows by itself what others do. */
export function RequestsPage() {
  const t = useRequestWords()
  const requests = useRequests()
  const view = useViewAddress(requests)
  const { savedView, ...tabs } = useTabs(view, requests.address.asked.tab)
  const columns = useRequestColumns()
  const filters = useFilters(requests)
  const [look, setLook] = useRequestsLook()
  const isBelowLarge = useIsBelowLarge()
  const { openedId, open } = useOpened()
  const { asked, clearFilters } = requests.address
  const isFiltered = filters.some(({ value }) => value !== undefined)
  const isSplit = !isBelowLarge && (look === 'split' || openedId !== undefined)
  const selection = useSelection(requests.query.data?.rows ?? [])
  useShortcuts(t('title'), [{ keys: ['KeyX'], label: t('selectKey'), onPress: () => toggleFocused(selection) }])
  // What lies beside the list on a wide screen is a page of its own on others.
  if (isBelowLarge && openedId !== undefined) return <Navigate to={`/requests/${openedId}`} replace />
  const bar = (
    <FilterBar filters={filters} onClear={clearFilters} isNarrow={isSplit}>
      <ViewActions
        calls={viewCalls}
        filters={view.filters}
        tab="tab"
        note={t('saveViewNote')}
        selected={savedView}
        onSaved={view.open}
        onRemoved={view.leave}
      />
    </FilterBar>
  )
  const empty = (
    <EmptyState icon={Inbox} title={t(isFiltered || asked.tab === 'finished' ? 'emptyNone' : 'emptyTitle')}>
      {t(isFiltered ? 'emptyFiltered' : emptyWords[asked.tab])}
    </EmptyState>
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        note={asked.tab === 'finished' && t('finishedNote')}
        actions={
          !isBelowLarge && (
            <SegmentedControl
              label={t('look')}
              isLabelHidden
              size="small"
              className="w-44"
              choices={looks.map((value) => ({ value, label: t(value) }))}
              value={isSplit ? 'split' : 'list'}
              onChange={(chosen) => {
                setLook(chosen)
                if (chosen === 'list') open(undefined)
              }}
            />
          )
        }
      />
      {isSplit ? (
        <SplitView list={requests} tabs={tabs} filters={bar} empty={empty} />
      ) : (
        <ListTable
          list={requests}
          caption={t(asked.tab)}
          tabs={{ label: t('tabs'), ...tabs }}
          searchHint={t('searchHint')}
          filters={bar}
          columns={columns}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => `/requests/${id}`}
          hasRowKeys
          selection={{
            isSelected: ({ id }) => selection.isSelected(id),
            onToggle: selection.toggle,
            labelOf: ({ number }) => t('select', { number }),
            all: { label: t('selectAll'), isSelected: selection.isWhole, onToggle: selection.toggleAll },
          }}
          empty={empty}
        />
      )}
      {!isSplit && selection.rows.length > 0 && <SelectionBar of={selection} />}
    </>
  )
}

/** The row that J and K have reached. */
function toggleFocused({ toggleId }: Selection) {
  const row = document.activeElement?.closest<HTMLElement>('[data-key]')
  if (row) toggleId(Number(row.dataset['key']))
}

/** The queues, and behind them the reader's own views. */
function useTabs(view: ViewAddress, tab: RequestTab) {
  const t = useRequestWords()
  const counts = useRequestCounts()
  const saved = useSavedViews()
  const savedView = saved.find(({ id }) => id === view.savedId)
  const countOf = (id: RequestTab) =>
    id === 'open' ? counts.reduce((sum, { all }) => sum + all, 0) : counts.find(({ queue }) => queue === id)?.all
  const queues = requestTabs.map((id) => {
    const count = countOf(id)
    return { id, label: t(id), isUrgent: id === 'new', ...(count !== undefined && { count }) }
  })
  const own = saved.map(({ id, name }, place) => ({ id: `${id}`, label: name, startsGroup: place === 0 }))
  return {
    savedView,
    choices: [...queues, ...own],
    selected: savedView ? `${savedView.id}` : tab,
    onSelect: (id: string) => {
      const chosen = saved.find((one) => `${one.id}` === id)
      if (chosen) view.open(chosen)
      else view.setTab(requestTabs.find((name) => name === id) ?? 'new')
    },
  }
}
