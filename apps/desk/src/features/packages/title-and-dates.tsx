import type { CallForm } from '@sarai/frame/form/call-form.tsx'
import { DateRangeField } from '@sarai/ui/kit/date/date-range-field.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { usePackageWords } from '#features/packages/package-words.ts'

type Titled = { titleEn: string; titleFa: string }
type Dated = { availableFrom: string; availableUntil: string }

/** Any form that has these fields will do, which the types of react-hook-form cannot say. */
type AnyForm = { field: unknown }

/** The title in both languages: agencies read the one of theirs. */
export function TitleFields({ call }: { call: AnyForm }) {
  const t = usePackageWords()
  const { field } = call as unknown as CallForm<Titled, Titled>
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {field('titleEn', (props) => (
        <TextField {...props} dir="ltr" keepsDigits label={t('titleEn')} maxLength={120} />
      ))}
      {field('titleFa', (props) => (
        <TextField {...props} label={t('titleFa')} maxLength={120} />
      ))}
    </div>
  )
}

/** From when until when, both days included. Two cells of the grid around it. */
export function DateFields({ call, min, max }: { call: AnyForm; min?: string; max?: string }) {
  const t = usePackageWords()
  const { field } = call as unknown as CallForm<Dated, Dated>
  return field('availableFrom', ({ value: since, onChange: setSince, ...from }) =>
    field('availableUntil', ({ value: till, onChange: setTill, ...until }) => (
      <DateRangeField
        value={{ from: since, until: till }}
        onChange={(range) => {
          setSince(range.from)
          setTill(range.until)
        }}
        from={{ ...from, label: t('availableFrom'), min, max }}
        until={{ ...until, label: t('availableUntil'), min, max }}
      />
    )),
  )
}
