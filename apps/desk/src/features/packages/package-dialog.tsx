import {
  createPackage,
  editPackage,
  packageBody,
  type PackageDetails,
  type PackageFields,
} from '@sarai/wire/desk/packages.ts'
import type { CallForm } from '@sarai/frame/form/call-form.tsx'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { GroupsField } from '#features/packages/groups-field.tsx'
import { packageQueries } from '#features/packages/package-calls.ts'
import { usePackageWords } from '#features/packages/package-words.ts'
import { DateFields, TitleFields } from '#features/packages/title-and-dates.tsx'
import { api } from '#shared/api.ts'
import { usePackageChoices, useStartCurrency } from '#shared/package-choices.ts'
import { saverOf } from '#shared/saver-of.ts'

type NewPackageProps = { onClose: () => void; onMade: (id: number) => unknown }

export function NewPackageDialog({ onClose, onMade }: NewPackageProps) {
  const t = usePackageWords()
  return (
    <FormDialog
      title={t('newPackage')}
      note={t('newPackageNote')}
      schema={packageBody}
      start={{ titleEn: '', titleFa: '', availableFrom: '', availableUntil: '', currency: '', groups: [] }}
      optional={['groups']}
      send={(body, once) => api(createPackage, { body }, once)}
      changes={packageQueries}
      doneText={t('packageMade')}
      submitLabel={t('make')}
      onSent={(_, { id }) => onMade(id)}
      onClose={onClose}
    >
      {(call) => <PackageInputs call={call} />}
    </FormDialog>
  )
}

export function EditPackageDialog({ of, onClose }: { of: PackageDetails; onClose: () => void }) {
  const t = usePackageWords()
  const { id, version, titleEn, titleFa, availableFrom, availableUntil, currency, groups } = of
  return (
    <FormDialog
      title={t('editPackage')}
      schema={packageBody}
      start={{ titleEn, titleFa, availableFrom, availableUntil, currency, groups }}
      optional={['groups']}
      version={version}
      savedBy={saverOf('package', id)}
      send={(filled, once) => api(editPackage, { params: { id }, body: { ...filled, version } }, once)}
      changes={packageQueries}
      doneText={t('saved')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {(call) => <PackageInputs call={call} isCurrencyFixed={of.hasPrices} />}
    </FormDialog>
  )
}

type InputsProps = { call: CallForm<PackageFields, PackageFields>; isCurrencyFixed?: boolean }

function PackageInputs({ call, isCurrencyFixed = false }: InputsProps) {
  const t = usePackageWords()
  const { language } = useLanguage()
  const { groups, currencies, failed } = usePackageChoices()
  useStartCurrency(call.form)
  const choices = currencies.map(({ code, nameEn, nameFa }) => ({
    value: code,
    label: language === 'fa' ? nameFa : nameEn,
    note: code,
  }))
  // Without them it would say that there are no groups, and a package for everybody would be made.
  if (failed) return <LoadError of={failed} />
  return (
    <>
      <TitleFields call={call} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateFields call={call} />
      </div>
      {call.field('currency', (props) => (
        <Select
          {...props}
          label={t('currency')}
          choices={choices}
          isDisabled={isCurrencyFixed}
          hint={t(isCurrencyFixed ? 'currencyFixed' : 'currencyHint')}
        />
      ))}
      {call.field('groups', ({ value, onChange, inputRef, error }) => (
        <GroupsField value={value} onChange={onChange} inputRef={inputRef} error={error} groups={groups} />
      ))}
    </>
  )
}
