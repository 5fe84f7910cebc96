import type { CallForm } from '@sarai/frame/form/call-form.tsx'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { AmountField } from '@sarai/ui/kit/field/amount-field.tsx'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { useCommissionWords } from '#features/commissions/commission-words.ts'
import { NightFields } from '#shared/night-fields.tsx'
import { useNameOf } from '#shared/name-of.ts'
import { usePackageChoices, useStartCurrency } from '#shared/package-choices.ts'

type Terms = { firstNight: string; lastNight: string; amount: string; extraAmount: string; currency: string }

/** Nights, amounts and their currency, of any form that has them, which the types of react-hook-form cannot say. */
export function TermFields({ call }: { call: { field: unknown } }) {
  const t = useCommissionWords()
  const nameOf = useNameOf()
  const { field, form } = call as unknown as CallForm<Terms, Terms>
  const currency = form.watch('currency')
  const { currencies, failed } = usePackageChoices()
  useStartCurrency(form)
  // A currency that is no longer used is still that of an old commission.
  const known = currencies.some(({ code }) => code === currency)
    ? currencies
    : [...currencies, ...(currency === '' ? [] : [{ code: currency, nameEn: currency, nameFa: currency }])]
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NightFields call={call} firstLabel={t('firstNight')} lastLabel={t('lastNight')} />
        {field('amount', (props) => (
          <AmountField {...props} currency={currency} label={t('amount')} hint={t('amountHint')} />
        ))}
        {field('extraAmount', (props) => (
          <AmountField {...props} currency={currency} label={t('extraAmount')} hint={t('extraHint')} />
        ))}
      </div>
      {failed && <LoadError of={failed} />}
      {field('currency', (props) => (
        <Select
          {...props}
          label={t('currency')}
          hint={t('currencyHint')}
          choices={known.map((one) => ({ value: one.code, label: nameOf(one), note: one.code }))}
        />
      ))}
    </>
  )
}
