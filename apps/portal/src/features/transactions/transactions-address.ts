import { useSearchParams } from 'react-router'
import { day } from '@sarai/wire/values/days.ts'
import { currencyCode } from '@sarai/wire/values/text.ts'

/** What of the account is read; without a page the last one, which tells what happened lately. */
export type Range = { Currency?: string; From?: string; Until?: string }

/** `?currency=EUR&from=2026-11-01&until=2026-11-15&page=2`. */
export function useTransactionsAddress() {
  const [address, setAddress] = useSearchParams()
  const page = address.get('page') ?? ''
  const [Currency, From, Until] = [
    currencyCode.safeParse(address.get('currency')).data,
    day.safeParse(address.get('from')).data,
    day.safeParse(address.get('until')).data,
  ]
  const change = (values: Record<string, string | undefined>, options: { replace?: boolean } = {}) => {
    const next = new URLSearchParams(address)
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined || value === '') next.delete(name)
      else next.set(name, value)
    }
    setAddress(next, options)
  }
  const range: Range = {
    ...(Currency !== undefined && { Currency }),
    ...(From !== undefined && { From }),
    ...(Until !== undefined && { Until }),
  }
  return {
    range,
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : undefined,
    goTo: (next: number) => change({ page: String(next) }),
    /** Another range begins at its own last page. */
    setRange: (values: { currency?: string; from?: string | undefined; until?: string | undefined }) =>
      change({ ...values, page: undefined }, { replace: true }),
  }
}

export type TransactionsAddress = ReturnType<typeof useTransactionsAddress>
