import { useEffect, useEffectEvent } from 'react'
import { useAgencyGroups } from '#shared/agency-groups.ts'
import { useCurrencies, useHouse } from '#shared/house.ts'

/**
 * The active currencies, the house's own and the agency groups. Each is a query of its own: the live stream tells of
 * them under different names.
 */
export function usePackageChoices() {
  const [groups, currencies, house] = [useAgencyGroups(), useCurrencies(), useHouse()]
  return {
    groups: groups.data ?? [],
    currencies: currencies.data?.filter(({ active }) => active) ?? [],
    houseCurrency: house.data?.currency,
    /** What could not be read, if anything. */
    failed: [groups, currencies, house].find(({ error, data }) => error && !data),
  }
}

type CurrencyForm = {
  getValues(name: 'currency'): string
  resetField(name: 'currency', to: { defaultValue: string }): void
}

/** What is new starts in the house's currency, which may be known only after the form is open. */
export function useStartCurrency(form: CurrencyForm) {
  const { houseCurrency } = usePackageChoices()
  const start = useEffectEvent((defaultValue: string) => {
    if (form.getValues('currency') === '') form.resetField('currency', { defaultValue })
  })
  useEffect(() => {
    if (houseCurrency !== undefined) start(houseCurrency)
  }, [houseCurrency])
}
