import { copyPackage, copyPackageBody, type PackageDetails } from '@sarai/wire/desk/packages.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { RadioGroup } from '@sarai/ui/kit/choice/radio-group.tsx'
import { packageQueries } from '#features/packages/package-calls.ts'
import { usePackageWords } from '#features/packages/package-words.ts'
import { DateFields, TitleFields } from '#features/packages/title-and-dates.tsx'
import { api } from '#shared/api.ts'

type CopyDialogProps = { of: PackageDetails; onClose: () => void; onMade: (id: number) => unknown }

/** Next season from this one: the same hotels, rooms and prices for other dates. */
export function CopyDialog({ of: source, onClose, onMade }: CopyDialogProps) {
  const t = usePackageWords()
  const { titleEn, titleFa, availableFrom, availableUntil } = source
  return (
    <FormDialog
      title={t('copyTitle')}
      note={t('copyNote', { hotels: source.hotels, rooms: source.rooms })}
      schema={copyPackageBody}
      start={{ titleEn, titleFa, availableFrom, availableUntil, shiftDates: true }}
      send={(body, once) => api(copyPackage, { params: { id: source.id }, body }, once)}
      changes={packageQueries}
      doneText={t('copied')}
      submitLabel={t('copy')}
      onSent={(_, { id }) => onMade(id)}
      onClose={onClose}
    >
      {(call) => (
        <>
          <TitleFields call={call} />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <DateFields call={call} />
          </div>
          {call.field('shiftDates', ({ value, onChange, ...props }) => (
            <RadioGroup
              {...props}
              label={t('datesOfPrices')}
              value={value ? 'shift' : 'keep'}
              onChange={(choice) => onChange(choice === 'shift')}
              choices={[
                { value: 'shift', label: t('shift'), note: t('shiftNote') },
                { value: 'keep', label: t('keep'), note: t('keepNote') },
              ]}
            />
          ))}
        </>
      )}
    </FormDialog>
  )
}
