import { addRate, type Rate } from '@sarai/wire/desk/settings.ts'
import type { CallForm } from '@sarai/frame/form/call-form.tsx'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { minorDigits } from '@sarai/locale/number/currencies.ts'
import { AmountField } from '@sarai/ui/kit/field/amount-field.tsx'
import { DateField } from '@sarai/ui/kit/date/date-field.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Checkbox } from '@sarai/ui/kit/choice/checkbox.tsx'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { useToday } from '@sarai/ui/kit/date/today.ts'
import { farFrom, meantAs, rateForm, rateOf, type TypedRate } from '#features/settings/rate-form.ts'
import { useRates } from '#features/settings/settings-calls.ts'
import { useSettingsWords } from '#features/settings/settings-words.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'
import { api } from '#shared/api.ts'
import { houseQueries, useCurrencies } from '#shared/house.ts'

/** "From this day on, so much is worth so much." Of the house's own currency, unless another is chosen. */
export function RateDialog({ own, onClose }: { own: string; onClose: () => void }) {
  const t = useSettingsWords()
  const { language } = useLanguage()
  const today = useToday()
  const currencies = useCurrencies()
  const rates = useRates().data ?? []
  const choices = (currencies.data ?? [])
    .filter(({ active }) => active)
    .map(({ code, nameEn, nameFa }) => ({ value: code, label: language === 'fa' ? nameFa : nameEn, note: code }))
  return (
    <FormDialog
      title={t('rateTitle')}
      note={t('rateNote')}
      schema={rateForm(rates)}
      start={{ toAmount: '', from: own, fromAmount: '1', to: own === 'IRR' ? 'EUR' : 'IRR', day: today, meant: '' }}
      optional={['meant']}
      send={(typed, once) => api(addRate, { body: rateOf(typed) }, once)}
      changes={houseQueries}
      doneText={t('rateSaved')}
      submitLabel={t('addRate')}
      onClose={onClose}
    >
      {({ form, field }) => (
        <>
          {currencies.error && !currencies.data && <LoadError of={currencies} />}
          <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] gap-4">
            {field('fromAmount', (props) => (
              <AmountField {...props} label={t('fromAmount')} decimals={minorDigits(form.watch('from'))} />
            ))}
            {field('from', (props) => (
              <Select {...props} label={t('from')} choices={choices} />
            ))}
            {field('toAmount', (props) => (
              <AmountField {...props} label={t('toAmount')} decimals={minorDigits(form.watch('to'))} />
            ))}
            {field('to', (props) => (
              <Select {...props} label={t('to')} choices={choices} />
            ))}
          </div>
          <MeantRate call={{ form, field }} rates={rates} />
          {field('day', (props) => (
            <DateField {...props} label={t('day')} />
          ))}
        </>
      )}
    </FormDialog>
  )
}

type MeantRateProps = { call: Pick<CallForm<TypedRate, TypedRate>, 'form' | 'field'>; rates: readonly Rate[] }

/** Asks, below the amounts, as soon as the rate is far from the one that holds. */
function MeantRate({ call: { form, field }, rates }: MeantRateProps) {
  const t = useSettingsWords()
  const { language } = useLanguage()
  const typed = form.watch()
  const last = farFrom(typed, rates)
  if (last === undefined) return null
  const one = showPrice(language, last.fromAmount, last.from)
  const other = showPrice(language, last.toAmount, last.to)
  return field('meant', ({ value, onChange, ...props }) => (
    <Checkbox
      {...props}
      value={value === meantAs(typed)}
      onChange={(isMeant) => onChange(isMeant ? meantAs(typed) : '')}
      label={t('rateMeant')}
      hint={t('rateFar', { one, other })}
    />
  ))
}
