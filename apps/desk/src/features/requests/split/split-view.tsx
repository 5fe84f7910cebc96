import type { ReactNode } from 'react'
import { MousePointerClick } from 'lucide-react'
import { NotFound, SearchField } from '@sarai/frame/list/list-table.tsx'
import { PageSteps } from '@sarai/frame/list/page-steps.tsx'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { Kbd } from '@sarai/ui/kit/button/kbd.tsx'
import { keyName } from '@sarai/ui/kit/commands/shortcut.ts'
import { useShortcuts } from '@sarai/ui/kit/commands/shortcuts.tsx'
import { Tabs, type TabChoice } from '@sarai/ui/kit/page/tabs.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { RowsSkeleton } from '@sarai/ui/kit/table/rows-skeleton.tsx'
import type { RequestList } from '#features/requests/request-list.ts'
import { useRequestWords } from '#features/requests/request-words.ts'
import { RequestBeside } from '#features/requests/split/request-beside.tsx'
import { SplitRow } from '#features/requests/split/split-row.tsx'
import { useOpened } from '#shared/split/opened.ts'
import { SplitList } from '#shared/split/split-list.tsx'

type SplitViewProps = {
  list: RequestList
  tabs: { choices: readonly TabChoice<string>[]; selected: string; onSelect: (id: string) => void }
  filters: ReactNode
  /** Why there is nothing, when nobody searched for anything. */
  empty: ReactNode
}

/** The list at the side, the request that was chosen beside it. Which one it is stands in the address. */
export function SplitView({ list: { address, query }, tabs, filters, empty }: SplitViewProps) {
  const t = useRequestWords()
  const { asked, goOn, goBack } = address
  const { openedId, open } = useOpened()
  useShortcuts(
    t('title'),
    openedId === undefined ? [] : [{ keys: ['Escape'], label: t('close'), onPress: () => open(undefined) }],
  )
  const rows = query.data?.rows
  return (
    <div className="grid grid-cols-[24rem_minmax(0,1fr)] items-start gap-4">
      <Card className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto">
        <Tabs
          label={t('tabs')}
          tabs={tabs.choices}
          selected={tabs.selected}
          onSelect={tabs.onSelect}
          className="border-b border-line p-2.5"
        >
          <div className="grid gap-2.5 border-b border-line px-3.5 py-2.5">
            <SearchField address={address} hint={t('searchHint')} />
            {filters}
          </div>
          {query.error && <LoadError of={query} />}
          {rows?.length === 0 && (asked.search === undefined ? empty : <NotFound text={asked.search} />)}
          {rows === undefined && !query.error && <RowsSkeleton rows={6} mark="size-9" />}
          {rows && (
            <SplitList
              key={JSON.stringify([asked, query.isPlaceholderData])}
              caption={t(asked.tab)}
              rows={rows}
              row={SplitRow}
              openedId={openedId}
              onOpen={open}
            />
          )}
          <div className="border-t border-line px-3.5 py-2.5 empty:hidden">
            <PageSteps page={query.data} onNext={goOn} onPrevious={goBack} />
          </div>
        </Tabs>
        <p className="sticky bottom-0 flex flex-wrap gap-x-3 gap-y-1 border-t border-line bg-surface px-3.5 py-2 text-small text-soft">
          <span>
            <Kbd>{keyName('KeyJ')}</Kbd> <Kbd>{keyName('KeyK')}</Kbd> {t('keyMove')}
          </span>
          <span>
            <Kbd>{keyName('Enter')}</Kbd> {t('fullPage')}
          </span>
          <span>
            <Kbd>{keyName('Escape')}</Kbd> {t('close')}
          </span>
        </p>
      </Card>
      {openedId === undefined ? (
        <Card>
          <EmptyState icon={MousePointerClick} title={t('chooseTitle')}>
            {t('chooseText')}
          </EmptyState>
        </Card>
      ) : (
        <RequestBeside key={openedId} id={openedId} onClose={() => open(undefined)} />
      )}
    </div>
  )
}
