import { addHoliday, editHoliday, holidayBody, type Holiday } from '@sarai/wire/desk/house-rules.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { DateField } from '@sarai/ui/kit/date/date-field.tsx'
import { useToday } from '@sarai/ui/kit/date/today.ts'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { useSettingsWords } from '#features/settings/settings-words.ts'
import { api } from '#shared/api.ts'
import { houseQueries } from '#shared/house.ts'
import { useNameOf } from '#shared/name-of.ts'
import { saverOf } from '#shared/saver-of.ts'

export function HolidayDialog({ holiday, onClose }: { holiday?: Holiday; onClose: () => void }) {
  const t = useSettingsWords()
  const nameOf = useNameOf()
  const today = useToday()
  // One that is over is still called something.
  const min = holiday && holiday.day < today ? holiday.day : today
  return (
    <FormDialog
      title={holiday ? t.rich('edit', { name: <bdi>{nameOf(holiday)}</bdi> }) : t('addHoliday')}
      note={t('holidayDialogNote')}
      width="narrow"
      schema={holidayBody}
      start={{ day: holiday?.day ?? '', nameEn: holiday?.nameEn ?? '', nameFa: holiday?.nameFa ?? '' }}
      version={holiday?.version}
      savedBy={saverOf('holiday', holiday?.id)}
      send={async (body, once) => {
        if (holiday) {
          const { id, version } = holiday
          await api(editHoliday, { params: { id }, body: { ...body, version } }, once)
        } else await api(addHoliday, { body }, once)
      }}
      changes={houseQueries}
      doneText={t('saved')}
      submitLabel={holiday ? t('save') : t('addHoliday')}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          {field('day', (props) => (
            <DateField {...props} label={t('holidayDay')} min={min} />
          ))}
          {field('nameEn', (props) => (
            <TextField {...props} label={t('nameEn')} dir="ltr" keepsDigits maxLength={80} autoComplete="off" />
          ))}
          {field('nameFa', (props) => (
            <TextField {...props} label={t('nameFa')} maxLength={80} autoComplete="off" />
          ))}
        </>
      )}
    </FormDialog>
  )
}
