import * as z from 'zod/mini'
import { day, inOrder } from '@sarai/wire/desk/catalogue-fields.ts'
import { addPricePeriod, editPricePeriod, type PeriodRow } from '@sarai/wire/desk/prices.ts'
import type { PropertyDetails, RoomTypeDetails } from '@sarai/wire/desk/properties.ts'
import type { DayRange } from '@sarai/domain/ground/day-range.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { AmountField } from '@sarai/ui/kit/field/amount-field.tsx'
import { amountIn } from '@sarai/frame/form/amount-schema.ts'
import { packageQueries } from '#features/packages/package-calls.ts'
import { usePackageWords } from '#features/packages/package-words.ts'
import {
  askedWhenFar,
  besidePrices,
  MeantPrice,
  meantPrice,
  withoutMeant,
} from '#features/packages/property/price/meant-price.tsx'
import { NightsOutside } from '#features/packages/property/price/nights-outside.tsx'
import { typedAmount } from '#shared/amounts/shown-amount.ts'
import { api } from '#shared/api.ts'
import { NightFields } from '#shared/night-fields.tsx'
import { useNameOf } from '#shared/name-of.ts'
import { saverOf } from '#shared/saver-of.ts'

/** A period to change, or the nights of a new one, when they are known. */
export type PeriodAsked = { room: RoomTypeDetails; period?: PeriodRow; nights?: DayRange }

type PeriodDialogProps = { asked: PeriodAsked; property: PropertyDetails; onClose: () => void }

export function PeriodDialog({ asked: { room, period, nights }, property, onClose }: PeriodDialogProps) {
  const t = usePackageWords()
  const nameOf = useNameOf()
  const { currency } = property.package
  const others = room.periods.filter(({ id }) => id !== period?.id)
  const neighbours = besidePrices([room.basePrice, ...others.map((other) => other.price)], currency)
  const schema = z
    .strictObject({ firstNight: day, lastNight: day, price: amountIn(currency), ...meantPrice })
    .check(inOrder('firstNight', 'lastNight'), askedWhenFar('price', neighbours))
  const dates = {
    firstNight: period?.firstNight ?? nights?.first ?? '',
    lastNight: period?.lastNight ?? nights?.last ?? '',
  }
  const price = period ? typedAmount(period.price, currency) : ''
  return (
    <FormDialog
      title={t(period ? 'editPeriod' : 'addPeriod')}
      note={<bdi>{nameOf(room)}</bdi>}
      schema={schema}
      // The first is focused: the price, when the nights are known already.
      start={{ ...(dates.firstNight === '' ? { ...dates, price } : { price, ...dates }), meant: price }}
      version={period?.version}
      savedBy={saverOf('price-period', period?.id)}
      send={(filled, once) =>
        period
          ? api(
              editPricePeriod,
              { params: { id: period.id }, body: { ...withoutMeant(filled), version: period.version } },
              once,
            )
          : api(addPricePeriod, { params: { id: room.id }, body: withoutMeant(filled) }, once)
      }
      changes={packageQueries}
      doneText={t('saved')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {(call) => (
        <>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <NightFields call={call} firstLabel={t('firstNight')} lastLabel={t('lastNight')} />
          </div>
          <NightsOutside call={call} of={property} />
          {call.field('price', (props) => (
            <AmountField {...props} label={t('roomPrice')} hint={t('roomPriceHint')} currency={currency} />
          ))}
          <MeantPrice call={call} name="price" neighbours={neighbours} />
        </>
      )}
    </FormDialog>
  )
}
