import { useEffect, useEffectEvent, useState } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router'

/** What a list is asked for, as the address says it: `/agencies?tab=approved&search=kimia&after=25`. */
export type Asked<Tab extends string, Filter extends string> = {
  tab: Tab
  search: string | undefined
  /** The last row already seen, as the server named it. */
  after: string | undefined
} & Record<Filter, string | undefined>

export type ListAddress<Tab extends string, Filter extends string> = {
  asked: Asked<Tab, Filter>
  setTab: (tab: Tab) => void
  setFilter: (name: Filter, value: string | undefined) => void
  setFilters: (values: { readonly [Name in Filter]?: string | undefined }) => void
  clearFilters: () => void
  /** What stands in the search field; the address follows when the typing rests. */
  typed: string
  setTyped: (text: string) => void
  goOn: (after: string | number) => void
  /** There is none on the first page. */
  goBack: (() => void) | undefined
}

/** Kept with an entry of the history: the pages before this one, and that the list itself has made it. */
type Trail = { before: (string | null)[] }

const typingPauseMs = 250

/** Everything that shapes a list is in the address: it survives a reload and can be sent to a colleague. */
export function useListAddress<const Tab extends string = '', const Filter extends string = never>(
  options: { tabs?: readonly [Tab, ...Tab[]]; filters?: readonly Filter[] } = {},
): ListAddress<Tab, Filter> {
  const { tabs, filters = [] } = options
  const [address, setAddress] = useSearchParams()
  const trail = useLocation().state as Trail | null
  const search = address.get('search') ?? undefined
  const after = address.get('after') ?? undefined
  const firstTab = tabs?.[0] ?? ('' as Tab)
  const tab = tabs?.find((name) => name === address.get('tab')) ?? firstTab

  /** What the address says, or will say once a step that is under way has arrived. */
  const [told, setTold] = useState(search ?? '')
  /** Anything but a step to another page begins at the first one again. */
  const change = (values: Readonly<Record<string, string | undefined>>) => {
    if ('search' in values) setTold(values['search'] ?? '')
    const next = new URLSearchParams(address)
    next.delete('after')
    next.delete('page')
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) next.delete(name)
      else next.set(name, value)
    }
    setAddress(next, { replace: true, state: { before: [] } satisfies Trail })
  }
  const turn = (to: string | null, before: Trail['before']) => {
    const next = new URLSearchParams(address)
    if (to === null) next.delete('after')
    else next.set('after', to)
    setAddress(next, { state: { before } satisfies Trail })
  }
  const before = trail?.before ?? []
  const { typed, setTyped } = useTyped(search ?? '', trail !== null, {
    told,
    onNewAddress: setTold,
    onRest: (text) => change({ search: text || undefined }),
  })
  return {
    asked: {
      ...(Object.fromEntries(filters.map((name) => [name, address.get(name) ?? undefined])) as Record<
        Filter,
        string | undefined
      >),
      tab,
      search,
      after,
    },
    setTab: (chosen) => change({ tab: chosen === firstTab ? undefined : chosen }),
    setFilter: (name, value) => change({ [name]: value }),
    setFilters: change,
    clearFilters: () => change(Object.fromEntries(filters.map((name) => [name, undefined]))),
    typed,
    setTyped,
    goOn: (next) => turn(String(next), [...before, after ?? null]),
    // Whoever came by a link has no trail; the first page is the only one known to lie before.
    goBack: after === undefined ? undefined : () => turn(before.at(-1) ?? null, before.slice(0, -1)),
  }
}

type Telling = { told: string; onNewAddress: (search: string) => void; onRest: (text: string) => void }

/** The server is asked once the typing rests; an address that others have changed is put into the field. */
function useTyped(search: string, isOwnEntry: boolean, { told, onNewAddress, onRest }: Telling) {
  const { key } = useLocation()
  const kind = useNavigationType()
  const [typed, setTyped] = useState(search)
  const [seen, setSeen] = useState(key)
  if (key !== seen) {
    setSeen(key)
    onNewAddress(search)
    // A step that searches for the same as before, to another page say, leaves what is being typed alone.
    if (kind === NavigationType.Pop || (!isOwnEntry && search !== told)) setTyped(search)
  }
  const rest = useEffectEvent((text: string) => {
    if (text !== told) onRest(text)
  })
  useEffect(() => {
    const timer = setTimeout(() => rest(typed.trim()), typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return { typed, setTyped }
}
