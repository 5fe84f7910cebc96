import * as z from 'zod/mini'
import { day, inOrder } from '@sarai/wire/desk/catalogue-fields.ts'
import { editProperty, type PropertyDetails } from '@sarai/wire/desk/properties.ts'
import { boards } from '@sarai/domain/catalogue/what-is-sold.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { SwitchRow } from '@sarai/ui/kit/choice/switch-row.tsx'
import { boardChoices } from '#features/packages/board-choices.ts'
import { packageQueries } from '#features/packages/package-calls.ts'
import { usePackageWords } from '#features/packages/package-words.ts'
import { DateFields } from '#features/packages/title-and-dates.tsx'
import { api } from '#shared/api.ts'
import { useNameOf } from '#shared/name-of.ts'
import { saverOf } from '#shared/saver-of.ts'

const schema = z
  .strictObject({ board: z.enum(boards), availableFrom: day, availableUntil: day, active: z.boolean() })
  .check(inOrder('availableFrom', 'availableUntil'))

export function PropertyDialog({ of: shown, onClose }: { of: PropertyDetails; onClose: () => void }) {
  const t = usePackageWords()
  const nameOf = useNameOf()
  const { language } = useLanguage()
  const { id, version, board, availableFrom, availableUntil, active } = shown
  return (
    <FormDialog
      title={t('editHotel')}
      note={<bdi>{nameOf(shown.hotel)}</bdi>}
      schema={schema}
      start={{ board, availableFrom, availableUntil, active }}
      version={version}
      savedBy={saverOf('property', id)}
      send={(filled, once) => api(editProperty, { params: { id }, body: { ...filled, version } }, once)}
      changes={packageQueries}
      doneText={t('saved')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {(call) => (
        <>
          {call.field('board', (props) => (
            <Select {...props} label={t('board')} choices={boardChoices(language)} />
          ))}
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <DateFields call={call} min={shown.package.availableFrom} max={shown.package.availableUntil} />
          </div>
          {call.field('active', (props) => (
            <SwitchRow {...props} label={t('onSaleSwitch')} hint={t('onSaleHint')} />
          ))}
        </>
      )}
    </FormDialog>
  )
}
