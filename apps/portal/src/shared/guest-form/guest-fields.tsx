import { compactCode } from '@sarai/domain/ground/text/compact-code.ts'
import type { TypedGuest } from '@sarai/domain/stay/guest.ts'
import { showCountry } from '@sarai/locale/words/country-display.ts'
import { Combobox } from '@sarai/ui/kit/choice/combobox.tsx'
import { SegmentedControl } from '@sarai/ui/kit/choice/segmented-control.tsx'
import { DateField } from '@sarai/ui/kit/date/date-field.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import type { Told } from '#shared/faults/told-faults.ts'
import { findNationalities } from '#shared/guest-form/country-search.ts'
import { useGuestsWords } from '#shared/guest-form/guests-words.ts'
import { settledName } from '#shared/guest-form/settled-name.ts'
import type { GuestChange } from '#shared/guest-form/typed-guest.ts'

type GuestFieldsProps = {
  guest: TypedGuest
  isChild: boolean
  checkIn: string
  told: Told
  onChange: (change: GuestChange) => void
}

/** Longer than any name that passes: what is too long is told, not cut. */
const longestTyped = 80

/** As the passport prints it: shown in capitals while it is typed, and kept so once it is left. */
const inCapitals = '[&_input]:uppercase [&_input]:placeholder:normal-case'

export function GuestFields({ guest, isChild, checkIn, told, onChange }: GuestFieldsProps) {
  const t = useGuestsWords()
  const { language } = useLanguage()
  const { nationalityCode } = guest
  const keep = (field: 'firstName' | 'lastName' | 'passportNumber', text: string) => {
    if (text !== guest[field]) onChange({ [field]: text })
  }
  const name = (field: 'firstName' | 'lastName') => ({
    ...told.at(field),
    label: t(field),
    name: field,
    value: guest[field],
    onChange: (typed: string) => onChange({ [field]: typed }),
    settle: () => keep(field, settledName(guest[field])),
    isRequired: true,
    dir: 'ltr' as const,
    keepsDigits: true,
    maxLength: longestTyped,
    placeholder: t('asInPassport'),
    autoComplete: 'off',
    className: inCapitals,
  })
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] items-start gap-x-3.5 gap-y-3 md:grid-cols-3">
      <TextField {...name('firstName')} />
      <TextField {...name('lastName')} />
      <SegmentedControl
        className="max-md:col-span-full"
        label={t('gender')}
        value={guest.gender === 'Male' ? 'Male' : 'Female'}
        onChange={(gender) => onChange({ gender })}
        choices={[
          { value: 'Female', label: t('female') },
          { value: 'Male', label: t('male') },
        ]}
      />
      <DateField
        {...told.at('dateOfBirth')}
        className="max-sm:col-span-full"
        label={t('dateOfBirth')}
        name="dateOfBirth"
        value={guest.dateOfBirth ?? ''}
        onChange={(dateOfBirth) => onChange({ dateOfBirth })}
        isRequired={isChild}
        calendar="gregorian"
        isBirthDate
        placeholder={t('dateOfBirthHint')}
        max={checkIn}
      />
      <Combobox
        {...told.at('nationalityCode')}
        label={t('nationality')}
        name="nationality"
        value={
          nationalityCode === ''
            ? null
            : { id: nationalityCode, label: showCountry(language, nationalityCode), note: nationalityCode }
        }
        onChange={(country) => onChange({ nationalityCode: country?.id ?? '' })}
        search={findNationalities}
        isRequired
      />
      <TextField
        {...told.at('passportNumber')}
        label={t('passport')}
        name="passport"
        value={guest.passportNumber}
        onChange={(passportNumber) => onChange({ passportNumber })}
        settle={() => keep('passportNumber', compactCode(guest.passportNumber))}
        hint={guest.passportNumber === '' ? t('passportLater') : undefined}
        isRequired
        dir="ltr"
        maxLength={longestTyped}
        autoComplete="off"
        className={inCapitals}
      />
    </div>
  )
}
