import { LifeBuoy, Plus } from 'lucide-react'
import type { TicketRow } from '@sarai/wire/portal/tickets.ts'
import { ListTable } from '@sarai/frame/list/list-table.tsx'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { ButtonLink } from '@sarai/ui/kit/button/link.tsx'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { useShortcutSettings } from '@sarai/ui/kit/commands/shortcuts.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { Count } from '@sarai/ui/kit/show/count.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import type { Column } from '@sarai/ui/kit/table/table-column.ts'
import { ticketTabs, useCategories, useTickets } from '#features/support/support-calls.ts'
import { useSupportWords } from '#features/support/support-words.ts'

const newTicket = '/support/new'
const every = 'all'

/** The agency's conversations with us that belong to no request, by category [ticket-01]. */
export function SupportPage() {
  const t = useSupportWords()
  const list = useTickets()
  const columns = useColumns()
  const categories = useCategories().data ?? []
  const { areOn } = useShortcutSettings()
  const { asked, setFilter } = list.address
  return (
    <>
      <PageHeader
        title={t('title')}
        note={t('note')}
        actions={
          <ButtonLink href={newTicket} variant="primary" icon={Plus}>
            {t('newTicket')}
          </ButtonLink>
        }
      />
      <ListTable
        list={list}
        caption={t('caption')}
        tabs={{ label: t('states'), choices: ticketTabs.map((id) => ({ id, label: t(id) })) }}
        filters={
          <Select
            label={t('category')}
            value={asked.category ?? every}
            choices={[
              { value: every, label: t('allCategories') },
              ...categories.map((one) => ({ value: `${one.TicketCategory}`, label: one.TicketCategoryValue })),
            ]}
            onChange={(chosen) => setFilter('category', chosen === every ? undefined : chosen)}
          />
        }
        columns={columns}
        keyOf={({ Id }) => Id}
        hrefOf={({ Id }) => `/support/${Id}`}
        hasRowKeys={areOn}
        empty={
          asked.category === undefined ? (
            <EmptyState icon={LifeBuoy} title={t(asked.tab === 'open' ? 'emptyOpen' : 'emptyClosed')}>
              {t(asked.tab === 'open' ? 'emptyOpenText' : 'emptyClosedText')}
            </EmptyState>
          ) : (
            <EmptyState
              icon={LifeBuoy}
              title={t('emptyCategory')}
              action={<Button onPress={() => setFilter('category', undefined)}>{t('showAll')}</Button>}
            />
          )
        }
      />
    </>
  )
}

function useColumns(): Column<TicketRow>[] {
  const t = useSupportWords()
  const { language } = useLanguage()
  return [
    {
      id: 'subject',
      header: t('subject'),
      onCard: 'title',
      cell: ({ Subject, Number: number }) => (
        <span className="inline-grid gap-0.5">
          <bdi className="font-semibold wrap-anywhere">{Subject}</bdi>
          <bdi dir="ltr" className="w-fit text-micro font-normal text-muted">
            {number}
          </bdi>
        </span>
      ),
    },
    {
      id: 'unread',
      header: t('unread'),
      onCard: 'badge',
      cell: ({ UnreadCount: count }) => <Count value={count} tone="hot" label={t('unreadCount', { count })} />,
    },
    { id: 'category', header: t('category'), cell: ({ TicketCategoryValue }) => <bdi>{TicketCategoryValue}</bdi> },
    {
      id: 'last',
      header: t('last'),
      onCard: 'line',
      cell: ({ Last }) => (
        <span className="grid max-w-96 grid-cols-[minmax(0,1fr)] gap-0.5">
          <span className="flex gap-1">
            {Last.IsBroker && <span className="shrink-0">{t('us')}</span>}
            <span dir="auto" className="min-w-0 truncate text-start">
              {Last.Content}
            </span>
          </span>
          <span className="text-micro text-muted">{showShortDateTime(language, Date.parse(Last.CreateDateTime))}</span>
        </span>
      ),
    },
  ]
}
