import { useMemo } from 'react'
import * as z from 'zod/mini'
import { day, inOrder } from '@sarai/wire/desk/catalogue-fields.ts'
import type { PackageDetails } from '@sarai/wire/desk/packages.ts'
import { addProperty } from '@sarai/wire/desk/properties.ts'
import { boards } from '@sarai/domain/catalogue/what-is-sold.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { Combobox } from '@sarai/ui/kit/choice/combobox.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import type { Option } from '@sarai/ui/kit/choice/option.ts'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { boardChoices } from '#features/packages/board-choices.ts'
import { hotelSearch, packageQueries } from '#features/packages/package-calls.ts'
import { usePackageWords } from '#features/packages/package-words.ts'
import { DateFields } from '#features/packages/title-and-dates.tsx'
import { api } from '#shared/api.ts'

const schema = z
  .strictObject({
    hotelId: z.custom<Option | null>((hotel) => hotel !== null, 'required'),
    board: z.enum(boards),
    availableFrom: day,
    availableUntil: day,
  })
  .check(inOrder('availableFrom', 'availableUntil'))

type AddHotelProps = { of: PackageDetails; onClose: () => void; onAdded: (id: number) => unknown }

export function AddHotelDialog({ of: shown, onClose, onAdded }: AddHotelProps) {
  const t = usePackageWords()
  const { language } = useLanguage()
  const search = useMemo(() => hotelSearch(shown.id, language), [shown.id, language])
  const { availableFrom, availableUntil } = shown
  return (
    <FormDialog
      title={t('addHotel')}
      schema={schema}
      start={{ hotelId: null, board: 'BB', availableFrom, availableUntil }}
      send={({ hotelId, ...fields }, once) =>
        api(
          addProperty,
          { params: { id: shown.id }, body: { ...fields, hotelId: Number(hotelId?.id), active: true } },
          once,
        )
      }
      changes={packageQueries}
      doneText={t('hotelAdded')}
      submitLabel={t('add')}
      onSent={(_, { id }) => onAdded(id)}
      onClose={onClose}
    >
      {(call) => (
        <>
          {call.field('hotelId', (props) => (
            <Combobox {...props} label={t('hotel')} search={search} hint={t('hotelHint')} />
          ))}
          {call.field('board', (props) => (
            <Select {...props} label={t('board')} choices={boardChoices(language)} />
          ))}
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <DateFields call={call} min={availableFrom} max={availableUntil} />
          </div>
        </>
      )}
    </FormDialog>
  )
}
