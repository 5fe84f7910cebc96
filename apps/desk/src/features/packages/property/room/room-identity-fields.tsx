import type { PropertyDetails } from '@sarai/wire/desk/properties.ts'
import { largestCapacity, roomViews } from '@sarai/domain/catalogue/what-is-sold.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { boardName, viewName } from '@sarai/locale/words/room-words.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { boardChoices } from '#features/packages/board-choices.ts'
import { usePackageWords } from '#features/packages/package-words.ts'
import type { RoomForm } from '#features/packages/property/room/room-form.ts'

const capacities = Array.from({ length: largestCapacity }, (_, index) => index + 1)

/** Its names, what it looks out on, and the service where it differs from the hotel's. */
export function RoomIdentityFields({ call, hotelBoard }: { call: RoomForm; hotelBoard: PropertyDetails['board'] }) {
  const t = usePackageWords()
  const { language } = useLanguage()
  return (
    <div className="grid gap-4">
      {call.field('nameEn', (props) => (
        <TextField {...props} dir="ltr" keepsDigits label={t('nameEn')} maxLength={120} />
      ))}
      {call.field('nameFa', (props) => (
        <TextField {...props} label={t('nameFa')} maxLength={120} />
      ))}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {call.field('view', (props) => (
          <Select
            {...props}
            label={t('view')}
            choices={roomViews.map((view) => ({ value: view, label: viewName(language, view) }))}
          />
        ))}
        {call.field('baseCapacity', ({ value, onChange, ...props }) => (
          <Select
            {...props}
            label={t('baseCapacity')}
            value={String(value)}
            onChange={(chosen) => onChange(Number(chosen))}
            choices={capacities.map((count) => ({ value: String(count), label: showNumber(language, count) }))}
          />
        ))}
      </div>
      {call.field('board', ({ value, onChange, ...props }) => (
        <Select
          {...props}
          label={t('service')}
          value={value ?? 'same'}
          onChange={(chosen) => onChange(chosen === 'same' ? null : chosen)}
          choices={[
            { value: 'same' as const, label: t('sameBoard', { board: boardName(language, hotelBoard) }) },
            ...boardChoices(language),
          ]}
        />
      ))}
    </div>
  )
}
