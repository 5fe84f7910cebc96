import type { QueryResultRow } from 'pg'
import { query, type Question } from '#database/query.ts'
import { isSifted, leadOf, siftedBy, type AskedList } from '#reservations/list/asked-list.ts'
import type { ListPage } from '#reservations/list/newest-requests.ts'
import { orderNames, type Order } from '#reservations/list/request-orders.ts'
import { leadNames, type Lead } from '#reservations/list/request-walks.ts'
import { typedSearch } from '#reservations/list/typed-search.ts'

type Written = (lead: Lead, order: Order, isSifted: boolean) => string

/**
 * Days from one to another may be a week or all there are. A plan for any days takes them for few: it gathers and sorts
 * a hundred thousand requests where the index has their order.
 */
const planOf = (lead: Lead, order: Order) =>
  lead === 'checkIn' || lead === 'created' || order === 'check-in' ? { planned: 'each-time' as const } : {}

/**
 * A statement for whatever a list may be asked for. All of them are made at the start, so that a mistake in any is found
 * there; each is given what it names of what was asked for.
 */
export function askByWalk<Row extends QueryResultRow>(written: Written) {
  const keyOf = (...parts: Parameters<Written>) => parts.join(' ')
  const statements = new Map(
    leadNames.flatMap((lead) =>
      orderNames.flatMap((order) =>
        [true, false].map((sifted) => [
          keyOf(lead, order, sifted),
          query<Record<string, {} | null>, Row>(written(lead, order, sifted), planOf(lead, order)),
        ]),
      ),
    ),
  )
  return (asked: AskedList, page: Pick<ListPage, 'agencyId'> & Partial<ListPage>): Question<Row[]> => {
    const statement = statements.get(keyOf(leadOf(asked), asked.Sort, isSifted(asked)))!
    const known: Record<string, {} | null> = { ...siftedBy(asked), ...typedSearch(asked.Search), ...page }
    return statement.ask.all(Object.fromEntries(statement.names.map((name) => [name, known[name]!])))
  }
}
