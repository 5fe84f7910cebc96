import * as z from 'zod/mini'
import { day } from '@sarai/wire/desk/catalogue-fields.ts'
import { splitPricePeriod, type PeriodRow } from '@sarai/wire/desk/prices.ts'
import { addDays } from '@sarai/domain/ground/calendar-day.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { AmountField } from '@sarai/ui/kit/field/amount-field.tsx'
import { DateField } from '@sarai/ui/kit/date/date-field.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
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
import { nightsOf } from '#features/packages/property/timeline/timeline-scale.ts'
import { typedAmount } from '#shared/amounts/shown-amount.ts'
import { api } from '#shared/api.ts'
import { saverOf } from '#shared/saver-of.ts'

type SplitDialogProps = { period: PeriodRow; currency: string; onClose: () => void }

/** From a night on, another price. */
export function SplitDialog({ period, currency, onClose }: SplitDialogProps) {
  const t = usePackageWords()
  const { language } = useLanguage()
  const { first, last } = nightsOf(period)
  const { id, version } = period
  const neighbours = besidePrices([period.price], currency)
  return (
    <FormDialog
      title={t('splitPeriod')}
      note={showDateRange(language, first, last)}
      width="narrow"
      schema={z
        .strictObject({ secondBegins: day, secondPrice: amountIn(currency), ...meantPrice })
        .check(askedWhenFar('secondPrice', neighbours))}
      start={{ secondBegins: '', secondPrice: typedAmount(period.price, currency), meant: '' }}
      version={version}
      savedBy={saverOf('price-period', id)}
      send={(filled, once) =>
        api(splitPricePeriod, { params: { id }, body: { ...withoutMeant(filled), version } }, once)
      }
      changes={packageQueries}
      doneText={t('saved')}
      submitLabel={t('split')}
      onClose={onClose}
    >
      {(call) => (
        <>
          {call.field('secondBegins', (props) => (
            <DateField {...props} label={t('secondBegins')} min={addDays(first, 1)} max={last} />
          ))}
          {call.field('secondPrice', (props) => (
            <AmountField {...props} label={t('secondPrice')} currency={currency} />
          ))}
          <MeantPrice call={call} name="secondPrice" neighbours={neighbours} />
        </>
      )}
    </FormDialog>
  )
}
