import { useState, type ReactNode } from 'react'
import { SlidersHorizontal } from 'lucide-react'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useIsPhone } from '@sarai/ui/kit/media-query.ts'
import { FilterButton } from '@sarai/ui/kit/overlay/filter-button.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { Count } from '@sarai/ui/kit/show/count.tsx'
import type { Filter } from '#features/requests/filters/use-filters.tsx'
import { useRequestWords } from '#features/requests/request-words.ts'

const FilterSheet = laterDialog(async () => (await import('#features/requests/filters/filter-sheet.tsx')).FilterSheet)

type FilterBarProps = {
  filters: readonly Filter[]
  onClear: () => void
  /** All of them behind one button, as on a phone. */
  isNarrow?: boolean
  /** What may be done with what is filtered. */
  children?: ReactNode
}

/** All of it is in the address. Where there is no room, it is in a sheet. */
export function FilterBar({ filters, onClear, isNarrow = false, children }: FilterBarProps) {
  const t = useRequestWords()
  const isPhone = useIsPhone()
  if (isPhone || isNarrow) return <PhoneBar {...{ filters, onClear }}>{children}</PhoneBar>
  return (
    <div className="flex flex-wrap items-center gap-2 self-end sm:col-[2/-1]">
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
      {filters.some(({ value }) => value !== undefined) && (
        <Button variant="ghost" onPress={onClear}>
          {t('clearFilters')}
        </Button>
      )}
      {children}
    </div>
  )
}

function PhoneBar({ filters, onClear, children }: FilterBarProps) {
  const t = useRequestWords()
  const [isOpen, setOpen] = useState(false)
  const count = filters.filter(({ value }) => value !== undefined).length
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button icon={SlidersHorizontal} onPress={() => setOpen(true)}>
        {t('filter')}
        <Count value={count} tone="hot" label={t('filtersInUse', { count })} />
      </Button>
      {children}
      {isOpen && <FilterSheet {...{ filters, onClear }} onClose={() => setOpen(false)} />}
    </div>
  )
}
