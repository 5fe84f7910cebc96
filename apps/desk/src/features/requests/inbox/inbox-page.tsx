import { ChevronLeft, Inbox, MousePointerClick } from 'lucide-react'
import type { ThreadView } from '@sarai/wire/desk/requests/threads.ts'
import { useClock } from '@sarai/frame/clock.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { NotFound, SearchField } from '@sarai/frame/list/list-table.tsx'
import { PageSteps } from '@sarai/frame/list/page-steps.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { Tabs } from '@sarai/ui/kit/page/tabs.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { RowsSkeleton } from '@sarai/ui/kit/table/rows-skeleton.tsx'
import { useThreads } from '#features/requests/inbox/inbox-calls.ts'
import { InboxList } from '#features/requests/inbox/inbox-list.tsx'
import { useOpenedThread } from '#features/requests/inbox/opened-thread.ts'
import { useInboxWords } from '#features/requests/inbox/inbox-words.ts'
import { ThreadBeside } from '#features/requests/inbox/thread-beside.tsx'
import { TicketBeside } from '#features/requests/inbox/ticket-beside.tsx'
import { useThreadCounts } from '#features/requests/inbox/thread-counts.ts'

const nothing = {
  unread: ['emptyUnread', 'emptyUnreadText'],
  mine: ['emptyMine', 'emptyMineText'],
  all: ['emptyAll', 'emptyAllText'],
} as const satisfies Record<ThreadView, unknown>

/** The messages of all agencies, about requests and in tickets: who waits longest first. One is open beside the list, or instead of it where it is narrow. */
export function InboxPage() {
  const t = useInboxWords()
  const now = useClock(30_000)
  const { address, query } = useThreads()
  const { asked, setTab, goOn, goBack } = address
  const counts = useThreadCounts()
  const { opened, open } = useOpenedThread()
  const rows = query.data?.rows
  const [title, text] = nothing[asked.tab]
  const isOpen = opened !== undefined
  return (
    <>
      <div className={isOpen ? 'max-lg:sr-only' : ''}>
        <PageHeader title={t('title')} note={t('note')} />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[24rem_minmax(0,1fr)]">
        <Card
          className={`min-w-0 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto ${isOpen ? 'max-lg:hidden' : ''}`}
        >
          <Tabs
            label={t('tabs')}
            tabs={[
              { id: 'unread', label: t('unread'), count: counts.unread, isUrgent: true },
              { id: 'mine', label: t('mine'), count: counts.mine },
              { id: 'all', label: t('all') },
            ]}
            selected={asked.tab}
            onSelect={setTab}
            className="border-b border-line p-2.5"
          >
            <div className="border-b border-line px-3.5 py-2.5">
              <SearchField address={address} hint={t('searchHint')} />
            </div>
            {query.error && <LoadError of={query} />}
            {rows === undefined && !query.error && <RowsSkeleton rows={6} mark="size-9" />}
            {rows && (
              <InboxList
                // Remount per query and page, so that a row that is kept open never carries over to another list or to
                // placeholder data.
                key={JSON.stringify([asked, query.isPlaceholderData])}
                rows={rows}
                now={now}
                opened={opened}
                onOpen={open}
                empty={
                  asked.search === undefined ? (
                    <EmptyState icon={Inbox} title={t(title)}>
                      {t(text)}
                    </EmptyState>
                  ) : (
                    <NotFound text={asked.search} />
                  )
                }
              />
            )}
            <div className="border-t border-line px-3.5 py-2.5 empty:hidden">
              <PageSteps page={query.data} onNext={goOn} onPrevious={goBack} />
            </div>
          </Tabs>
        </Card>
        {isOpen ? (
          <div className="grid min-w-0 gap-3">
            <Button
              size="small"
              variant="ghost"
              icon={ChevronLeft}
              onPress={() => open(undefined)}
              className="justify-self-start lg:hidden [&_svg]:rtl:-scale-x-100"
            >
              {t('back')}
            </Button>
            {opened.kind === 'ticket' ? (
              <TicketBeside key={opened.id} id={opened.id} onClose={() => open(undefined)} />
            ) : (
              <ThreadBeside key={opened.id} id={opened.id} onClose={() => open(undefined)} />
            )}
          </div>
        ) : (
          <Card className="max-lg:hidden">
            <EmptyState icon={MousePointerClick} title={t('chooseTitle')}>
              {t('chooseText')}
            </EmptyState>
          </Card>
        )}
      </div>
    </>
  )
}
