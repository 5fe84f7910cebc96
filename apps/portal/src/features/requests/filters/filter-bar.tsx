import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { Search, SlidersHorizontal } from 'lucide-react'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useShortcuts } from '@sarai/ui/kit/commands/shortcuts.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { useIsPhone } from '@sarai/ui/kit/media-query.ts'
import { FilterButton } from '@sarai/ui/kit/overlay/filter-button.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { Count } from '@sarai/ui/kit/show/count.tsx'
import { SortMenu } from '#features/requests/filters/sort-menu.tsx'
import type { Filter } from '#features/requests/filters/use-filters.tsx'
import type { RequestsAddress } from '#features/requests/list-address.ts'
import { useRequestWords } from '#features/requests/request-words.ts'

const FilterSheet = laterDialog(async () => (await import('#features/requests/filters/filter-sheet.tsx')).FilterSheet)

type FilterBarProps = {
  address: RequestsAddress
  filters: readonly Filter[]
  total: number | undefined
  /** What may be done with what is filtered. */
  children: ReactNode
}

/** Search, filters and order. `/` leads to the search. */
export function FilterBar({ address, filters, total, children }: FilterBarProps) {
  const t = useRequestWords()
  const isPhone = useIsPhone()
  const input = useRef<HTMLInputElement>(null)
  useShortcuts(t('title'), [{ keys: ['Slash'], label: t('search'), onPress: () => input.current?.focus() }])
  const search = <SearchField address={address} inputRef={input} />
  if (isPhone) return <PhoneBar {...{ address, filters, total, search }}>{children}</PhoneBar>
  const isNarrowed = address.typed !== '' || filters.some(({ value }) => value !== undefined)
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-56 grow basis-64 lg:max-w-80">{search}</div>
      {filters.map(({ id, label, value, clear, field }) => (
        <FilterButton
          key={id}
          label={label}
          clearLabel={t('clearOne', { filter: label })}
          onClear={clear}
          {...(value !== undefined && { value })}
        >
          {field}
        </FilterButton>
      ))}
      {isNarrowed && (
        <Button variant="ghost" onPress={address.clear}>
          {t('clear')}
        </Button>
      )}
      {children}
      <div className="ms-auto">
        <SortMenu address={address} />
      </div>
    </div>
  )
}

function PhoneBar({ address, filters, total, search, children }: FilterBarProps & { search: ReactNode }) {
  const t = useRequestWords()
  const [isOpen, setOpen] = useState(false)
  const count = filters.filter(({ value }) => value !== undefined).length
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 grow basis-48">{search}</div>
      <Button icon={SlidersHorizontal} onPress={() => setOpen(true)}>
        {t('filter')}
        <Count value={count} tone="hot" label={t('filtersInUse', { count })} />
      </Button>
      {children}
      {isOpen && <FilterSheet {...{ address, filters, total }} onClose={() => setOpen(false)} />}
    </div>
  )
}

type SearchFieldProps = { address: RequestsAddress; inputRef: RefObject<HTMLInputElement | null> }

function SearchField({ address: { typed, setTyped }, inputRef }: SearchFieldProps) {
  const t = useRequestWords()
  return (
    <TextField
      label={t('search')}
      type="search"
      icon={Search}
      placeholder={t('searchHint')}
      value={typed}
      onChange={setTyped}
      inputRef={inputRef}
      maxLength={100}
      autoComplete="off"
    />
  )
}
