import type { CallForm } from '@sarai/frame/form/call-form.tsx'
import { DateRangeField } from '@sarai/ui/kit/date/date-range-field.tsx'

type Nights = { firstNight: string; lastNight: string }
type NightFieldsProps = { call: { field: unknown }; firstLabel: string; lastLabel: string }

/** The first and the last night, of any form that has them. Two cells of the grid around it. */
export function NightFields({ call, firstLabel, lastLabel }: NightFieldsProps) {
  const { field } = call as unknown as CallForm<Nights, Nights>
  return field('firstNight', ({ value: from, onChange: setFrom, ...first }) =>
    field('lastNight', ({ value: until, onChange: setUntil, ...last }) => (
      <DateRangeField
        value={{ from, until }}
        onChange={(range) => {
          setFrom(range.from)
          setUntil(range.until)
        }}
        from={{ ...first, label: firstLabel }}
        until={{ ...last, label: lastLabel }}
      />
    )),
  )
}
