import { useEffect, useEffectEvent } from 'react'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { addDays, type CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { localTimeAt, msPerHour } from '@sarai/domain/ground/hotel-time.ts'
import { amountIn } from '@sarai/frame/form/amount-schema.ts'
import { tehran } from '@sarai/locale/date/date-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Checkbox } from '@sarai/ui/kit/choice/checkbox.tsx'
import { SegmentedControl } from '@sarai/ui/kit/choice/segmented-control.tsx'
import { DateField } from '@sarai/ui/kit/date/date-field.tsx'
import { TimeField } from '@sarai/ui/kit/date/time-field.tsx'
import { AmountField } from '@sarai/ui/kit/field/amount-field.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { farOffer, meantAs, type FarPrice } from '#features/requests/details/offer/far-offer.ts'
import type { OfferCall } from '#features/requests/details/offer/offer-form.ts'
import { OfferReason } from '#features/requests/details/offer/offer-reason.tsx'
import { OfferTable } from '#features/requests/details/offer/offer-table.tsx'
import { OfferTotals } from '#features/requests/details/offer/offer-totals.tsx'
import { useOfferWords } from '#features/requests/details/offer/offer-words.ts'
import { amountsOf, offeredPrice, priceInForce, type Cell } from '#features/requests/details/offer/offered-price.ts'
import { showPrice, typedAmount } from '#shared/amounts/shown-amount.ts'

type OfferFieldsProps = {
  call: OfferCall
  /** As it was when the dialog opened. */
  request: DeskRequest
  cells: readonly Cell[]
  tomorrow: CalendarDay
  onPriced: (finalPrice: number) => void
}

export function OfferFields({ call, request, cells, tomorrow, onPriced }: OfferFieldsProps) {
  const t = useOfferWords()
  const { form, field } = call
  const { currency, totalCommission } = request
  const [way, total, nights] = form.watch(['way', 'total', 'nights'])
  const now = priceInForce(request)
  /** An amount that cannot be read yet counts as it is now; its field says what is wrong. */
  const readable = (typed: string, instead: number) => amountIn(currency).safeParse(typed).data ?? instead
  const before = amountsOf(now, cells)
  const typed = {
    way,
    total: readable(total, request.totalPrice),
    nights: nights.map((amount, place) => readable(amount, before[place]!)),
  }
  /** Typed in the way that is chosen, and no amount: the other way would write over it. */
  const unclear = (way === 'sum' ? (['total'] as const) : cells.map((_, place) => `nights.${place}` as const)).filter(
    (name) => form.getValues(name) !== '' && !amountIn(currency).safeParse(form.getValues(name)).success,
  )
  const offered = offeredPrice(request, cells, typed)
  const finalPrice = Number(offered.totalPrice.minor) - totalCommission
  const tell = useEffectEvent(onPriced)
  useEffect(() => tell(finalPrice), [finalPrice])
  const kind = finalPrice > request.finalPrice ? 'higher' : finalPrice < request.finalPrice ? 'lower' : 'same'
  const endAt = (day: CalendarDay, time: string) => {
    form.setValue('day', day, { shouldDirty: true, shouldValidate: true })
    form.setValue('time', time, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-[18rem_minmax(0,1fr)]">
        {field('way', ({ onChange, ...props }) => (
          <SegmentedControl
            {...props}
            label={t('way')}
            choices={[
              { value: 'nights', label: t('nights') },
              { value: 'sum', label: t('sum') },
            ]}
            onChange={(next) => {
              if (unclear.length > 0) return void form.trigger(unclear, { shouldFocus: true })
              // The other way goes on with the price that is there.
              form.setValue('total', typedAmount(Number(offered.totalPrice.minor), currency), { shouldDirty: true })
              const spread = amountsOf(offered, cells).map((minor) => typedAmount(minor, currency))
              form.setValue('nights', spread, { shouldDirty: true })
              onChange(next)
            }}
          />
        ))}
        {way === 'sum' ? (
          field('total', (props) => (
            <AmountField {...props} label={t('total')} hint={t('totalHint')} currency={currency} />
          ))
        ) : (
          <span />
        )}
      </div>
      <OfferTable
        {...{ request, cells, now, offered }}
        draw={
          way === 'nights'
            ? (place, label) =>
                field(`nights.${place}`, (props) => (
                  <AmountField
                    {...props}
                    isRequired={false}
                    label={label}
                    isLabelHidden
                    currency={currency}
                    className="ms-auto w-28 max-sm:ms-0 max-sm:w-full"
                  />
                ))
            : undefined
        }
      />
      <OfferTotals request={request} totalPrice={Number(offered.totalPrice.minor)} finalPrice={finalPrice} />
      <MeantOffer call={call} far={farOffer(request, before, typed)} currency={currency} />
      <OfferReason call={call} of={request} />
      {kind === 'higher' && (
        <fieldset className="grid gap-2.5">
          <legend className="mb-1.5 text-small font-medium text-soft">{t('standsUntil')}</legend>
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              onPress={() => {
                const { day, time } = localTimeAt(Date.now() + 2 * msPerHour, tehran)
                endAt(day, time)
              }}
            >
              {t('inTwoHours')}
            </Button>
            <Button size="small" onPress={() => endAt(addDays(tomorrow, -1), '18:00')}>
              {t('tonight')}
            </Button>
            <Button size="small" onPress={() => endAt(tomorrow, '12:00')}>
              {t('tomorrow')}
            </Button>
          </div>
          <div className="grid items-start gap-3.5 sm:grid-cols-[1fr_9rem]">
            {field('day', (props) => (
              <DateField {...props} label={t('standsUntil')} />
            ))}
            {field('time', (props) => (
              <TimeField {...props} label={t('time')} />
            ))}
          </div>
        </fieldset>
      )}
      <Callout tone="info">
        {t(`${kind}Note`)}
        {request.offerUntil !== null && kind === 'higher' && <> {t('replacesNote')}</>}
      </Callout>
    </>
  )
}

/** Asks, below the sums, as soon as an amount is far from the one that it takes the place of. */
function MeantOffer({ call, far, currency }: { call: OfferCall; far: readonly FarPrice[]; currency: string }) {
  const t = useOfferWords()
  const { language } = useLanguage()
  const [first] = far
  if (first === undefined) return null
  const price = (minor: number) => showPrice(language, minor, currency)
  return call.field('meant', ({ value, onChange, ...props }) => (
    <Checkbox
      {...props}
      isRequired={false}
      value={value === meantAs(far)}
      onChange={(isMeant) => onChange(isMeant ? meantAs(far) : '')}
      label={t('farMeant', { count: far.length })}
      hint={t('farOffer', { price: price(first.offered), now: price(first.now) })}
    />
  ))
}
