import * as z from 'zod/mini'
import { mostPaid, receiptNumber, type receiptBody } from '@sarai/wire/portal/money/payments.ts'
import { day } from '@sarai/wire/values/days.ts'
import { filledLine, paragraphs } from '@sarai/wire/values/text.ts'
import { isCalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { instantOf } from '@sarai/domain/ground/hotel-time.ts'
import { asContractId } from '@sarai/domain/ground/ids.ts'
import { money, type Currency, type Money } from '@sarai/domain/ground/money.ts'
import { tehran } from '@sarai/locale/date/date-display.ts'
import { parseTime } from '@sarai/locale/date/time-parse.ts'
import { parseAmount } from '@sarai/locale/number/amount-parse.ts'
import { rateOf, worthOf, type PaidCurrency } from '#features/contracts/pay/worth.ts'

type Place = { readonly contractId: number; readonly currency: string; readonly currencies: readonly PaidCurrency[] }

const chosen = z.string().check(z.minLength(1, 'required'))

export const receiptSchema = ({ currency, currencies }: Omit<Place, 'contractId'>) =>
  z
    .strictObject({
      Amount: z.string().check(z.maxLength(40), z.minLength(1, 'required')),
      CurrencyId: chosen,
      ReceiptNumber: receiptNumber,
      ReceiptPaymentTypeId: chosen,
      PaymentDate: day,
      PaymentTime: z.string().check(
        z.minLength(1, { error: 'required', abort: true }),
        z.refine((text) => parseTime(text) !== undefined, 'time'),
      ),
      SenderName: filledLine(80),
      BankId: z.string(),
      Description: paragraphs(500),
      /** Counts the pictures that were chosen: a different picture makes a different receipt. */
      picture: z.number(),
      isShared: z.boolean(),
      /** Judged below, while they are in sight. */
      Shares: z.array(z.strictObject({ OrderId: z.number(), Amount: z.string() })),
    })
    .check(
      z.check(({ value, issues }) => {
        const wrong = (path: (string | number)[], message: string) =>
          issues.push({ code: 'custom', input: value, path, message })
        const fault = paidFault(value, currencies)
        if (fault !== undefined) wrong(['Amount'], fault)
        // A day or a time that cannot be read is refused at its own field, and still comes by here.
        if ((paidAt(value) ?? 0) > Date.now()) wrong(['PaymentTime'], 'future')
        if (!value.isShared) return
        for (const [place, share] of value.Shares.entries()) {
          const shareFault = faultOf(share.Amount, currency)
          if (shareFault !== undefined) wrong(['Shares', place, 'Amount'], shareFault)
        }
      }),
    )

export type TypedReceipt = z.output<ReturnType<typeof receiptSchema>>
type ReceiptBody = z.input<typeof receiptBody>

/** What is typed as an amount above nothing, if it is one. */
function positive(text: string, currency: string): Money | undefined {
  const amount = parseAmount(text, currency as Currency)
  return amount && amount.minor > 0n && amount.minor <= BigInt(mostPaid) ? amount : undefined
}

/** Which word tells what is wrong with an amount that has to be more than nothing; one that is missing says so itself. */
function faultOf(text: string, currency: string): 'amount' | 'belowZero' | 'zero' | undefined {
  if (text === '' || positive(text, currency) !== undefined) return undefined
  const minor = parseAmount(text, currency as Currency)?.minor
  if (minor === undefined || minor > 0n) return 'amount'
  return minor === 0n ? 'zero' : 'belowZero'
}

type Paid = Pick<TypedReceipt, 'Amount' | 'CurrencyId'>

export const chosenIn = ({ CurrencyId }: Paid, currencies: readonly PaidCurrency[]) =>
  currencies.find(({ id }) => String(id) === CurrencyId)

/** Until a currency is chosen nobody can say what is wrong with the amount. */
export function paidFault(typed: Paid, currencies: readonly PaidCurrency[]): ReturnType<typeof faultOf> {
  const paid = chosenIn(typed, currencies)
  return paid && faultOf(typed.Amount, paid.code)
}

/** What was paid, in the currency in which it was paid. */
export function paidIn(typed: Paid, currencies: readonly PaidCurrency[]): Money | undefined {
  const paid = chosenIn(typed, currencies)
  return paid && positive(typed.Amount, paid.code)
}

/** What that is worth for the contract today. */
export function worthIn(typed: Paid, { currency, currencies }: Omit<Place, 'contractId'>): Money | undefined {
  const [given, paid] = [paidIn(typed, currencies), chosenIn(typed, currencies)]
  return given && paid && worthOf(given, rateOf(paid, currency))
}

/** When it was paid, if both the day and the time can be read. */
function paidAt({ PaymentDate, PaymentTime }: Pick<TypedReceipt, 'PaymentDate' | 'PaymentTime'>): number | undefined {
  const time = parseTime(PaymentTime)
  return isCalendarDay(PaymentDate) && time !== undefined ? instantOf({ day: PaymentDate, time }, tehran) : undefined
}

type Split = Pick<TypedReceipt, 'isShared' | 'Shares'>

/** What of it pays other contracts. */
function sharedIn({ isShared, Shares }: Split, currency: string): { OrderId: number; Amount: number }[] {
  if (!isShared) return []
  return Shares.flatMap(({ OrderId, Amount }) => {
    const part = positive(Amount, currency)
    return part ? [{ OrderId, Amount: Number(part.minor) }] : []
  })
}

/** What the others get of it, in minor units. */
export function forOthersIn(typed: Split, currency: string): bigint {
  return sharedIn(typed, currency).reduce((sum, { Amount }) => sum + BigInt(Amount), 0n)
}

/** What the others leave for the contract itself: below nothing where they take too much. */
export function leftOf(worth: Money, typed: Split, currency: string): Money {
  return money(worth.minor - forOthersIn(typed, currency), worth.currency)
}

/** As the wire takes it; `FileName` is what the picture is called there. */
export function receiptFrom(typed: TypedReceipt, place: Place, FileName: string): ReceiptBody {
  const others = sharedIn(typed, place.currency)
  const worth = worthIn(typed, place)!
  const own = { OrderId: place.contractId, Amount: Number(leftOf(worth, typed, place.currency).minor) }
  return {
    OrderId: asContractId(place.contractId),
    ReceiptNumber: typed.ReceiptNumber,
    PaymentDateTime: new Date(paidAt(typed)!).toISOString(),
    ReceiptPaymentTypeId: Number(typed.ReceiptPaymentTypeId),
    SenderName: typed.SenderName,
    FileName,
    Amount: Number(paidIn(typed, place.currencies)!.minor),
    Description: typed.Description,
    CurrencyId: Number(typed.CurrencyId),
    BankId: typed.BankId === '' ? null : Number(typed.BankId),
    Shares: others.length === 0 ? [] : [own, ...others],
  }
}
