import { useQuery, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
import type { Asked, ListAddress } from '#list/list-address.ts'

/** One page of a list: `next` names its last row when others follow. */
export type Page<Row> = { rows: Row[]; next: string | number | null; total?: number }

export type List<Row, Tab extends string, Filter extends string> = {
  address: ListAddress<Tab, Filter>
  query: UseQueryResult<Page<Row>>
}

/** Reads the page of a list that the address asks for. Name it after what the live stream calls its rows. */
export function useList<Row, Tab extends string, Filter extends string>(
  name: QueryKey,
  address: ListAddress<Tab, Filter>,
  read: (asked: Asked<Tab, Filter>) => Promise<Page<Row>>,
): List<Row, Tab, Filter> {
  const { asked } = address
  const query = useQuery({
    queryKey: [...name, 'list', asked],
    queryFn: () => read(asked),
    // The rows stay while the next ones come, but never those of another tab.
    placeholderData: (rows, last) =>
      (last?.queryKey.at(-1) as Asked<Tab, Filter>)?.tab === asked.tab ? rows : undefined,
  })
  return { address, query }
}
