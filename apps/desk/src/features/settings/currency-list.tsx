import type { Currency } from '@sarai/wire/desk/settings.ts'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { SwitchRow } from '@sarai/ui/kit/choice/switch-row.tsx'
import { Part } from '#features/settings/part.tsx'
import { useSwitchCurrency } from '#features/settings/settings-calls.ts'
import { useSettingsWords } from '#features/settings/settings-words.ts'
import { useCurrencies, useHouse } from '#shared/house.ts'

/** Each currency on or off at once. The house's own cannot go. */
export function CurrencyList() {
  const t = useSettingsWords()
  const { language } = useLanguage()
  const notify = useSnackbar()
  const currencies = useCurrencies()
  const own = useHouse().data?.currency
  const nameOf = ({ nameEn, nameFa }: Currency) => (language === 'fa' ? nameFa : nameEn)
  const turn = useSwitchCurrency((currency) =>
    notify('success', t(currency.active ? 'switchedOff' : 'switchedOn', { currency: nameOf(currency) })),
  )
  return (
    <Part of={currencies} note={t('currenciesNote')}>
      <ul className="grid gap-2.5 border-t border-line px-3.5 py-3.5 sm:grid-cols-2 sm:px-4.5 xl:grid-cols-3">
        {currencies.data?.map((currency) => (
          <li key={currency.code}>
            <SwitchRow
              label={
                <span className="flex items-center gap-2">
                  <bdi className="grow">{nameOf(currency)}</bdi>
                  {currency.code === own && <Badge tone="primary">{t('ownCurrency')}</Badge>}
                  <bdi dir="ltr" className="text-small text-muted">
                    {currency.code}
                  </bdi>
                </span>
              }
              value={currency.active}
              isDisabled={currency.code === own}
              onChange={() => !turn.isPending && turn.write(currency)}
            />
          </li>
        ))}
      </ul>
    </Part>
  )
}
