import { useQuery, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
import { CallFailed } from '@sarai/wire/core/client.ts'
import type { Asked, ListAddress } from '#list/list-address.ts'

/** One page of a list: `next` names its last row when others follow. */
export type Page<Row> = { rows: Row[]; next: string | number | null; total?: number }

export type List<Row, Tab extends string, Filter extends string, Read extends Page<Row> = Page<Row>> = {
  address: ListAddress<Tab, Filter>
  query: UseQueryResult<Read>
}

/** Reads the page of a list that the address asks for. Name it after what the live stream calls its rows. */
export function useList<Tab extends string, Filter extends string, Read extends Page<unknown>>(
  name: QueryKey,
  address: ListAddress<Tab, Filter>,
  read: (asked: Asked<Tab, Filter>) => Promise<Read>,
): List<Read['rows'][number], Tab, Filter, Read> {
  const { asked } = address
  const query = useQuery({
    queryKey: [...name, 'list', asked],
    queryFn: () => fromTheStartIfRefused(asked, read),
    // The rows stay while the next ones come, but never those of another tab.
    placeholderData: (rows, last) =>
      (last?.queryKey.at(-1) as Asked<Tab, Filter>)?.tab === asked.tab ? rows : undefined,
  })
  return { address, query }
}

/** An address may be old or mistyped. Where no page can begin as it says, the first one is what somebody wanted. */
async function fromTheStartIfRefused<Tab extends string, Filter extends string, Read>(
  asked: Asked<Tab, Filter>,
  read: (asked: Asked<Tab, Filter>) => Promise<Read>,
): Promise<Read> {
  try {
    return await read(asked)
  } catch (error) {
    const isRefused = error instanceof CallFailed && error.status === 400
    if (!isRefused || asked.after === undefined) throw error
    return read({ ...asked, after: undefined })
  }
}
