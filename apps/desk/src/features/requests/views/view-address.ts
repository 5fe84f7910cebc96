import type { DeskView } from '@sarai/wire/desk/requests/saved-views.ts'
import { day } from '@sarai/wire/values/days.ts'
import { requestFilters, type RequestList, type RequestTab } from '#features/requests/request-list.ts'
import type { ViewFilters } from '#features/requests/views/saved-view-calls.ts'
import { wholeOf } from '#shared/whole-of.ts'

const firstTab: RequestTab = 'new'

/** The list as a saved view keeps it, and the way into one: `?saved=7&tab=unpaid&agency=12`. */
export function useViewAddress({ address: { asked, setFilters, setTyped } }: RequestList) {
  const change = (values: Readonly<Record<string, string | undefined>>) => setFilters(values)
  return {
    /** The saved view that it began with. */
    savedId: wholeOf(asked.saved),
    filters: withoutGaps<ViewFilters>({
      tab: asked.tab === firstTab ? undefined : asked.tab,
      search: asked.search,
      agency: wholeOf(asked.agency),
      hotel: wholeOf(asked.hotel),
      assigned: asked.assigned,
      from: day.safeParse(asked.from).data,
      until: day.safeParse(asked.until).data,
    }),
    /** A queue keeps what is filtered, and is nobody's own view. */
    setTab: (tab: RequestTab) => change({ tab: tab === firstTab ? undefined : tab, saved: undefined }),
    open: ({ id, filters }: Pick<DeskView, 'id' | 'filters'>) => {
      setTyped(filters.search ?? '')
      const values = Object.entries(filters).map(([name, value]) => [name, String(value)])
      change({ ...nothing, ...Object.fromEntries(values), saved: `${id}` })
    },
    leave: () => {
      setTyped('')
      change(nothing)
    },
  }
}
export type ViewAddress = ReturnType<typeof useViewAddress>

const nothing = Object.fromEntries(['tab', 'search', 'saved', ...requestFilters].map((name) => [name, undefined]))

function withoutGaps<Value extends object>(value: { [Name in keyof Value]: Value[Name] | undefined }): Value {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Value
}
