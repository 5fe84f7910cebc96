import type { AgencyGroup } from '@sarai/wire/desk/agency-groups.ts'
import { Checkbox } from '@sarai/ui/kit/choice/checkbox.tsx'
import { FieldAlert } from '@sarai/ui/kit/field/field-notes.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { usePackageWords } from '#features/packages/package-words.ts'

type GroupsFieldProps = {
  value: readonly string[]
  onChange: (codes: string[]) => void
  inputRef: (element: HTMLElement | null) => void
  error: string | undefined
  groups: readonly AgencyGroup[]
}

/** Who sees the package: everybody, or the agencies of the ticked groups. */
export function GroupsField({ value, onChange, inputRef, error, groups }: GroupsFieldProps) {
  const t = usePackageWords()
  const { language } = useLanguage()
  const set = (code: string, isChosen: boolean) =>
    onChange(isChosen ? [...value, code] : value.filter((other) => other !== code))
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-small font-medium text-soft">{t('groups')}</legend>
      {groups.length === 0 && <p className="text-small text-muted">{t('noGroups')}</p>}
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {groups.map(({ code, nameEn, nameFa }, index) => (
          <Checkbox
            key={code}
            label={<bdi>{language === 'fa' ? nameFa : nameEn}</bdi>}
            value={value.includes(code)}
            onChange={(isChosen) => set(code, isChosen)}
            {...(index === 0 && { inputRef })}
          />
        ))}
      </div>
      <p className="text-small text-muted">{t(value.length === 0 ? 'groupsNone' : 'groupsSome')}</p>
      <FieldAlert error={error} />
    </fieldset>
  )
}
