import { useState } from 'react'
import { FilterButton } from '#kit/overlay/filter-button.tsx'
import { RadioGroup } from '#kit/choice/radio-group.tsx'
import { useBoth } from '../both.ts'
import { Row } from '../row.tsx'

function Section() {
  const both = useBoth()
  const [meal, setMeal] = useState<'breakfast' | 'half'>()
  const choices = [
    { value: 'breakfast', label: both('Breakfast', 'با صبحانه') },
    { value: 'half', label: both('Half board', 'صبحانه و شام') },
  ] as const
  const label = both('Board', 'سرویس')
  const clearLabel = both('Any board', 'همه سرویس‌ها')
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <Row label={both('To be used', 'برای استفاده')}>
        <FilterButton
          label={label}
          value={choices.find(({ value }) => value === meal)?.label}
          clearLabel={clearLabel}
          onClear={() => setMeal(undefined)}
        >
          <RadioGroup label={label} value={meal} onChange={setMeal} choices={choices} />
        </FilterButton>
      </Row>
      <Row label={both('In use', 'در حال استفاده')}>
        <FilterButton
          label={label}
          value={both('Board: half board', 'سرویس: صبحانه و شام')}
          clearLabel={clearLabel}
          onClear={() => undefined}
        >
          {label}
        </FilterButton>
      </Row>
    </div>
  )
}

export default { title: 'Filters', Section }
