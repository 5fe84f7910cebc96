import * as z from 'zod/mini'
import type { Currency } from '@sarai/domain/ground/money.ts'
import { farNeighbour } from '@sarai/domain/catalogue/far-price.ts'
import { parseAmount } from '@sarai/locale/number/amount-parse.ts'
import type { CallForm } from '@sarai/frame/form/call-form.tsx'
import { Checkbox } from '@sarai/ui/kit/choice/checkbox.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { usePackageWords } from '#features/packages/package-words.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'

/** What a price is compared with: the other prices of its room, in minor units. */
export type Neighbours = { prices: readonly number[]; currency: string; mayBeFree?: boolean }

/** The typed price that was said to be meant, though it is far from the others. A price that is changed is asked about anew. */
export const meantPrice = { meant: z.string() }

/** Where the answer for a price is kept, in a form that asks for several. */
export const meantOf = <Price extends string>(price: Price) => `${price}Meant` as const

type Asked<Name extends string> = Record<Name, unknown>

/** A price that is far from its neighbours is taken once somebody says that it is meant. */
export function askedWhenFar<Name extends string, Meant extends string = 'meant'>(
  name: Name,
  { prices, currency, mayBeFree = false }: Neighbours,
  meant: Meant = 'meant' as Meant,
) {
  return z.refine<Asked<Name | Meant>>(
    (form) => {
      const price = Number(form[name])
      if (mayBeFree && price === 0) return true
      return farNeighbour(price, prices) === undefined || minorIn(String(form[meant]), currency) === price
    },
    { path: [meant], error: 'farPrice' },
  )
}

/** The answer stays in the form: the server is sent the price alone. */
export function withoutMeant<Filled extends { meant: string }>(filled: Filled): Omit<Filled, 'meant'> {
  const { meant: _, ...sent } = filled
  return sent
}

const minorIn = (typed: string, currency: string) => {
  const amount = parseAmount(typed, currency as Currency)
  return amount && Number(amount.minor)
}

type Typed = { meant: string }
type MeantPriceProps = {
  call: { form: unknown; field: unknown }
  name: string
  meant?: string
  neighbours: Neighbours
}

/** Asks, below the price, as soon as it is far from the others. */
export function MeantPrice({ call, name, meant = 'meant', neighbours }: MeantPriceProps) {
  const t = usePackageWords()
  const { language } = useLanguage()
  const { form, field } = call as unknown as CallForm<Typed, Typed>
  const typed = form.watch(name as keyof Typed)
  const { prices, currency } = neighbours
  const price = minorIn(typed, currency)
  const nearest = price === undefined ? undefined : farNeighbour(price, prices)
  if (price === undefined || nearest === undefined) return null
  return field(meant as keyof Typed, ({ value, onChange, ...props }) => (
    <Checkbox
      {...props}
      isRequired={false}
      value={minorIn(value, currency) === price}
      onChange={(isMeant) => onChange(isMeant ? typed : '')}
      label={t('priceMeant', { price: showPrice(language, price, currency) })}
      hint={t('priceFar', { nearest: showPrice(language, nearest, currency) })}
    />
  ))
}
