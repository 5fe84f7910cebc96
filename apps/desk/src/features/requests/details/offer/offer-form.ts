import * as z from 'zod/mini'
import { offerBody } from '@sarai/wire/desk/requests/offers.ts'
import { isCalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { CallForm } from '@sarai/frame/form/call-form.tsx'
import { amountIn } from '@sarai/frame/form/amount-schema.ts'
import { parseTime } from '@sarai/locale/date/time-parse.ts'
import { meantAs, type FarPrice } from '#features/requests/details/offer/far-offer.ts'
import type { Typed } from '#features/requests/details/offer/offered-price.ts'

export const offerForm = (currency: string, farIn: (typed: Typed) => readonly FarPrice[]) =>
  z
    .strictObject({
      way: z.enum(['nights', 'sum']),
      total: amountIn(currency),
      nights: z.array(amountIn(currency)),
      reason: offerBody.shape.reason,
      day: z.string().check(z.refine(isCalendarDay, 'date')),
      time: z.string().check(z.refine((typed) => parseTime(typed) !== undefined, 'time')),
      meant: z.string(),
    })
    .check(
      z.refine((typed) => [typed.meant, ''].includes(meantAs(farIn(typed))), { path: ['meant'], error: 'farPrice' }),
    )
type OfferForm = ReturnType<typeof offerForm>
export type OfferCall = CallForm<z.input<OfferForm>, z.output<OfferForm>>
