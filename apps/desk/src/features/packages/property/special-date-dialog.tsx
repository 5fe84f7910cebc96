import * as z from 'zod/mini'
import { day, inOrder, title } from '@sarai/wire/desk/catalogue-fields.ts'
import { addSpecialDate, editSpecialDate, type SpecialDateRow } from '@sarai/wire/desk/prices.ts'
import type { PropertyDetails } from '@sarai/wire/desk/properties.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { AmountField } from '@sarai/ui/kit/field/amount-field.tsx'
import { differenceIn } from '@sarai/frame/form/amount-schema.ts'
import { packageQueries } from '#features/packages/package-calls.ts'
import { usePackageWords } from '#features/packages/package-words.ts'
import { NightsOutside } from '#features/packages/property/price/nights-outside.tsx'
import { RoomChoice } from '#features/packages/property/room/room-choice.tsx'
import { typedAmount } from '#shared/amounts/shown-amount.ts'
import { TitleFields } from '#features/packages/title-and-dates.tsx'
import { api } from '#shared/api.ts'
import { NightFields } from '#shared/night-fields.tsx'
import { saverOf } from '#shared/saver-of.ts'

const differences = [
  ['roomDifference', 'partRoom'],
  ['extraBedDifference', 'partExtraBed'],
  ['childWithBedDifference', 'partChildWithBed'],
  ['childNoBedDifference', 'partChildNoBed'],
] as const

function schemaIn(currency: string) {
  const amount = differenceIn(currency)
  return z
    .strictObject({
      titleEn: title,
      titleFa: title,
      firstNight: day,
      lastNight: day,
      roomTypeId: z.nullable(z.int()),
      roomDifference: amount,
      extraBedDifference: amount,
      childWithBedDifference: amount,
      childNoBedDifference: amount,
    })
    .check(inOrder('firstNight', 'lastNight'))
}

type SpecialDateDialogProps = { property: PropertyDetails; special?: SpecialDateRow | undefined; onClose: () => void }

export function SpecialDateDialog({ property, special, onClose }: SpecialDateDialogProps) {
  const t = usePackageWords()
  const { currency } = property.package
  return (
    <FormDialog
      title={t(special ? 'editSpecial' : 'addSpecial')}
      schema={schemaIn(currency)}
      start={startOf(special, currency)}
      optional={['roomDifference', 'extraBedDifference', 'childWithBedDifference', 'childNoBedDifference']}
      version={special?.version}
      savedBy={saverOf('special-date', special?.id)}
      send={(filled, once) =>
        special
          ? api(editSpecialDate, { params: { id: special.id }, body: { ...filled, version: special.version } }, once)
          : api(addSpecialDate, { params: { id: property.id }, body: filled }, once)
      }
      changes={packageQueries}
      doneText={t('saved')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {(call) => (
        <>
          <TitleFields call={call} />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <NightFields call={call} firstLabel={t('firstNight')} lastLabel={t('lastNight')} />
          </div>
          <NightsOutside call={call} of={property} />
          <RoomChoice call={call} of={property} />
          <fieldset>
            <legend className="mb-2 text-small font-medium text-soft">{t('differences')}</legend>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              {differences.map(([name, label]) => (
                <div key={name}>
                  {call.field(name, (props) => (
                    <AmountField {...props} isSigned label={t(label)} currency={currency} />
                  ))}
                </div>
              ))}
            </div>
            <p className="mt-2 text-small text-muted">{t('differencesHint')}</p>
          </fieldset>
        </>
      )}
    </FormDialog>
  )
}

function startOf(special: SpecialDateRow | undefined, currency: string) {
  const amount = (minor: number | undefined) => (minor ? typedAmount(minor, currency) : '')
  return {
    titleEn: special?.titleEn ?? '',
    titleFa: special?.titleFa ?? '',
    firstNight: special?.firstNight ?? '',
    lastNight: special?.lastNight ?? '',
    roomTypeId: special?.roomTypeId ?? null,
    roomDifference: amount(special?.roomDifference),
    extraBedDifference: amount(special?.extraBedDifference),
    childWithBedDifference: amount(special?.childWithBedDifference),
    childNoBedDifference: amount(special?.childNoBedDifference),
  }
}
