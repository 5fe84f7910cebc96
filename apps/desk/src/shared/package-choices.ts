import { useEffect, useEffectEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { readPackageChoices } from '@sarai/wire/desk/packages.ts'
import { api } from '#shared/api.ts'

/** The active currencies, the house's own and the agency groups, which change seldom. Named as the live stream names packages. */
export function usePackageChoices() {
  return useQuery({
    queryKey: ['package', 'choices'],
    queryFn: () => api(readPackageChoices, {}),
    staleTime: 60_000,
  })
}

type CurrencyForm = {
  getValues(name: 'currency'): string
  resetField(name: 'currency', to: { defaultValue: string }): void
}

/** What is new starts in the house's currency, which may be known only after the form is open. */
export function useStartCurrency(form: CurrencyForm) {
  const houseCurrency = usePackageChoices().data?.houseCurrency
  const start = useEffectEvent((defaultValue: string) => {
    if (form.getValues('currency') === '') form.resetField('currency', { defaultValue })
  })
  useEffect(() => {
    if (houseCurrency !== undefined) start(houseCurrency)
  }, [houseCurrency])
}
