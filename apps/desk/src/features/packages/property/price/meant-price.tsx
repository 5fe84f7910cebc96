import * as z from 'zod/mini'
import type { Currency } from '@sarai/domain/ground/money.ts'
import { farDifference, farNeighbour } from '@sarai/domain/catalogue/far-price.ts'
import { parseAmount } from '@sarai/locale/number/amount-parse.ts'
import type { CallForm } from '@sarai/frame/form/call-form.tsx'
import { Checkbox } from '@sarai/ui/kit/choice/checkbox.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { usePackageWords } from '#features/packages/package-words.ts'
import { showDifference, showPrice } from '#shared/amounts/shown-amount.ts'

/** What an amount is held against: which other one says that it may be a slip, all in minor units. */
export type Neighbours = { currency: string; farFrom: (minor: number) => number | undefined; isDifference?: boolean }

/** The other prices. Of the extras some may be free. */
export const besidePrices = (prices: readonly number[], currency: string, mayBeFree = false): Neighbours => ({
  currency,
  farFrom: (price) => (mayBeFree && price === 0 ? undefined : farNeighbour(price, prices)),
})

/** The hotel's other differences, and the prices that this one changes. */
export const besideDifferences = (beside: Parameters<typeof farDifference>[1], currency: string): Neighbours => ({
  currency,
  farFrom: (difference) => farDifference(difference, beside),
  isDifference: true,
})

/** The typed price that was said to be meant, though it is far from the others. A price that is changed is asked about anew. */
export const meantPrice = { meant: z.string() }

/** Where the answer for a price is kept, in a form that asks for several. */
export const meantOf = <Price extends string>(price: Price) => `${price}Meant` as const

/** An amount that is far from its neighbours is taken once somebody says that it is meant. */
export function askedWhenFar<Name extends string, Form extends Record<Name, unknown>>(
  name: Name,
  beside: Neighbours | ((form: Form) => Neighbours),
  meant: string = 'meant',
) {
  const neighboursOf = typeof beside === 'function' ? beside : () => beside
  return z.check<Form>(({ value: form, issues }) => {
    const { currency, farFrom, isDifference = false } = neighboursOf(form)
    const amount = Number(form[name])
    if (farFrom(amount) === undefined) return
    if (minorIn(String((form as Record<string, unknown>)[meant]), currency) === amount) return
    const message = isDifference ? 'farDifference' : 'farPrice'
    issues.push({ code: 'custom', input: form, path: [meant], message })
  })
}

type Answer = 'meant' | `${string}Meant`

/** The answers stay in the form: the server is sent the prices alone. */
export function withoutMeant<Filled extends object>(filled: Filled): Omit<Filled, Answer> {
  const sent = Object.entries(filled).filter(([name]) => !/^meant$|Meant$/.test(name))
  return Object.fromEntries(sent) as Omit<Filled, Answer>
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
  const { currency, farFrom, isDifference = false } = neighbours
  const price = minorIn(typed, currency)
  const nearest = price === undefined ? undefined : farFrom(price)
  if (price === undefined || nearest === undefined) return null
  const shown = (isDifference ? showDifference : showPrice)(language, price, currency)
  return field(meant as keyof Typed, ({ value, onChange, ...props }) => (
    <Checkbox
      {...props}
      isRequired={false}
      value={minorIn(value, currency) === price}
      onChange={(isMeant) => onChange(isMeant ? typed : '')}
      label={t('priceMeant', { price: shown })}
      hint={t(isDifference ? 'differenceFar' : 'priceFar', { nearest: showPrice(language, nearest, currency) })}
    />
  ))
}
