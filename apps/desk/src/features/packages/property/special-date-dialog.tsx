import * as z from 'zod/mini'
import { day, inOrder, title } from '@sarai/wire/desk/catalogue-fields.ts'
import { addSpecialDate, editSpecialDate, type SpecialDateRow } from '@sarai/wire/desk/prices.ts'
import type { PropertyDetails } from '@sarai/wire/desk/properties.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { AmountField } from '@sarai/ui/kit/field/amount-field.tsx'
import { differenceIn } from '@sarai/frame/form/amount-schema.ts'
import { packageQueries } from '#features/packages/package-calls.ts'
import { usePackageWords } from '#features/packages/package-words.ts'
import {
  askedWhenFar,
  besideDifferences,
  meantOf,
  MeantPrice,
  withoutMeant,
} from '#features/packages/property/price/meant-price.tsx'
import { NightsOutside } from '#features/packages/property/price/nights-outside.tsx'
import { RoomChoice } from '#features/packages/property/room/room-choice.tsx'
import { typedAmount } from '#shared/amounts/shown-amount.ts'
import { TitleFields } from '#features/packages/title-and-dates.tsx'
import { api } from '#shared/api.ts'
import { NightFields } from '#shared/night-fields.tsx'
import { saverOf } from '#shared/saver-of.ts'

/** Each part, and the price of a room that it changes. */
const differences = [
  ['roomDifference', 'partRoom', 'basePrice'],
  ['extraBedDifference', 'partExtraBed', 'extraBedPrice'],
  ['childWithBedDifference', 'partChildWithBed', 'childWithBedPrice'],
  ['childNoBedDifference', 'partChildNoBed', 'childNoBedPrice'],
] as const
type Part = (typeof differences)[number]

function schemaIn(currency: string, besideOf: ReturnType<typeof neighboursOf>) {
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
      roomDifferenceMeant: z.string(),
      extraBedDifferenceMeant: z.string(),
      childWithBedDifferenceMeant: z.string(),
      childNoBedDifferenceMeant: z.string(),
    })
    .check(
      inOrder('firstNight', 'lastNight'),
      ...differences.map((part) =>
        askedWhenFar<Part[0], { roomTypeId: number | null } & Record<Part[0], number>>(
          part[0],
          ({ roomTypeId }) => besideOf(part, roomTypeId),
          meantOf(part[0]),
        ),
      ),
    )
}

/** What a part is held against: the same part of the hotel's other special dates, and what it costs in the rooms meant. */
function neighboursOf({ roomTypes, specialDates, package: { currency } }: PropertyDetails, own: number | undefined) {
  return ([part, , price]: Part, roomTypeId: number | null) => {
    const rooms = roomTypes.filter(({ id }) => roomTypeId === null || id === roomTypeId)
    const ofRooms = rooms.map((room) => room[price])
    const ofNights = price === 'basePrice' ? rooms.flatMap(({ periods }) => periods.map((period) => period.price)) : []
    const others = specialDates.filter(({ id }) => id !== own).map((other) => other[part])
    return besideDifferences({ differences: others, prices: [...ofRooms, ...ofNights] }, currency)
  }
}

type SpecialDateDialogProps = { property: PropertyDetails; special?: SpecialDateRow | undefined; onClose: () => void }

export function SpecialDateDialog({ property, special, onClose }: SpecialDateDialogProps) {
  const t = usePackageWords()
  const { currency } = property.package
  const besideOf = neighboursOf(property, special?.id)
  return (
    <FormDialog
      title={t(special ? 'editSpecial' : 'addSpecial')}
      schema={schemaIn(currency, besideOf)}
      start={startOf(special, currency)}
      optional={['roomDifference', 'extraBedDifference', 'childWithBedDifference', 'childNoBedDifference']}
      version={special?.version}
      savedBy={saverOf('special-date', special?.id)}
      send={(filled, once) =>
        special
          ? api(
              editSpecialDate,
              { params: { id: special.id }, body: { ...withoutMeant(filled), version: special.version } },
              once,
            )
          : api(addSpecialDate, { params: { id: property.id }, body: withoutMeant(filled) }, once)
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
              {differences.map((part) => {
                const [name, label] = part
                return (
                  <div key={name} className="grid gap-2">
                    {call.field(name, (props) => (
                      <AmountField {...props} isSigned label={t(label)} currency={currency} />
                    ))}
                    <MeantPrice
                      call={call}
                      name={name}
                      meant={meantOf(name)}
                      neighbours={besideOf(part, call.form.watch('roomTypeId'))}
                    />
                  </div>
                )
              })}
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
  const typed = {
    roomDifference: amount(special?.roomDifference),
    extraBedDifference: amount(special?.extraBedDifference),
    childWithBedDifference: amount(special?.childWithBedDifference),
    childNoBedDifference: amount(special?.childNoBedDifference),
  }
  return {
    titleEn: special?.titleEn ?? '',
    titleFa: special?.titleFa ?? '',
    firstNight: special?.firstNight ?? '',
    lastNight: special?.lastNight ?? '',
    roomTypeId: special?.roomTypeId ?? null,
    ...typed,
    // What stands already was asked about when it was typed.
    roomDifferenceMeant: typed.roomDifference,
    extraBedDifferenceMeant: typed.extraBedDifference,
    childWithBedDifferenceMeant: typed.childWithBedDifference,
    childNoBedDifferenceMeant: typed.childNoBedDifference,
  }
}
