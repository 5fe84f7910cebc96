import { Lock } from 'lucide-react'
import type { ContractReply } from '@sarai/wire/portal/money/contracts.ts'
import { money, type Currency, type Money } from '@sarai/domain/ground/money.ts'
import type { CallForm } from '@sarai/frame/form/call-form.tsx'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { rialsInWords } from '@sarai/locale/number/amount-words.ts'
import { showMoney, tomanHint } from '@sarai/locale/number/money-display.ts'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { AmountField } from '@sarai/ui/kit/field/amount-field.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { usePayWords } from '#features/contracts/pay/pay-words.ts'
import { chosenIn, paidIn, worthIn } from '#features/contracts/pay/receipt-form.ts'
import { asTyped, neededFor, rateOf, readRate, type PaidCurrency } from '#features/contracts/pay/worth.ts'
import { standingOf, untilClockStops } from '#shared/money/standing.ts'

type Paid = { Amount: string; CurrencyId: string }
type AmountFieldsProps<Typed extends Paid, Filled> = {
  call: CallForm<Typed, Filled>
  contract: ContractReply
  currencies: readonly PaidCurrency[]
  /** What the amount is called: cash is not deposited. */
  label: string
  /** It is checked by somebody else, whom the deadline waits for. */
  stopsClock?: boolean
  /** What other contracts get of it. */
  forOthers?: bigint
}

/** How much, and of what: with its rate of today and what it covers of the contract. */
export function AmountFields<Typed extends Paid, Filled>(props: AmountFieldsProps<Typed, Filled>) {
  const { contract, currencies, label, stopsClock = false, forOthers = 0n } = props
  // What both forms share is known by name; the rest of either is no business of these fields.
  const call = props.call as unknown as CallForm<Paid, Paid>
  const t = usePayWords()
  const { language } = useLanguage()
  const typed = { Amount: call.form.watch('Amount'), CurrencyId: call.form.watch('CurrencyId') }
  const { rest } = standingOf(contract)
  const due = money(rest, contract.Currency as Currency)
  const usual = (id: string) => {
    const chosen = chosenIn({ Amount: '', CurrencyId: id }, currencies)
    return chosen && rest > 0 ? asTyped(neededFor(due, rateOf(chosen, contract.Currency))) : ''
  }
  const values = { number: contract.OrderNumber, amount: showMoney(language, due) }
  return (
    <div className="grid items-start gap-x-3.5 gap-y-4 sm:grid-cols-2">
      <div className="grid gap-1.5 sm:col-span-2">
        <span className="text-small font-medium text-soft">{t('contract')}</span>
        <p className="flex min-h-10.5 items-center justify-between gap-2 rounded-control border border-line bg-surface-2 px-3">
          <span>{rest > 0 ? t('contractDue', values) : t('contractPaid', { number: contract.OrderNumber })}</span>
          <Icon of={Lock} size={15} className="text-muted" />
        </p>
      </div>
      {call.field('Amount', (bound) => (
        <AmountField
          {...bound}
          label={label}
          {...(chosenIn(typed, currencies) && { currency: chosenIn(typed, currencies)!.code })}
        />
      ))}
      {call.field('CurrencyId', (bound) => (
        <Select
          {...bound}
          label={t('currency')}
          value={bound.value || undefined}
          onChange={(id) => {
            // What nobody has typed follows the currency; what was typed stays.
            const isUntouched = ['', usual(bound.value)].includes(call.form.getValues('Amount'))
            bound.onChange(id)
            if (isUntouched) call.form.setValue('Amount', usual(id), { shouldDirty: true, shouldValidate: true })
          }}
          choices={currencies.map(({ id, code }) => ({
            value: String(id),
            label: language === 'fa' ? currencyName('fa', code) : code,
          }))}
        />
      ))}
      <AmountNotes {...{ typed, contract, currencies, due, stopsClock, forOthers }} />
    </div>
  )
}

type AmountNotesProps = {
  typed: Paid
  contract: ContractReply
  currencies: readonly PaidCurrency[]
  due: Money
  stopsClock: boolean
  forOthers: bigint
}

/** A lost or added zero is noticed in words; the rest says what it is worth, and what its part for this contract covers. */
function AmountNotes({ typed, contract, currencies, due, stopsClock, forOthers }: AmountNotesProps) {
  const t = usePayWords()
  const { language } = useLanguage()
  const show = (amount: Money) => showMoney(language, amount)
  const chosen = chosenIn(typed, currencies)
  const given = paidIn(typed, currencies)
  const worth = worthIn(typed, { currency: contract.Currency, currencies })
  const rate = chosen && rateOf(chosen, contract.Currency)
  const own = worth && money(worth.minor - forOthers, worth.currency)
  const difference = own && own.minor > 0n ? money(own.minor - due.minor, own.currency) : undefined
  const toman = given && tomanHint(language, given)
  const read = rate && readRate(rate)
  return (
    <div aria-live="polite" className="-mt-2 grid gap-0.5 text-small text-soft empty:hidden sm:col-span-2">
      {given?.currency === 'IRR' && language === 'fa' && <p>{rialsInWords(given.minor)}</p>}
      {toman !== undefined && <p>{toman}</p>}
      {read && <p>{t('rate', { one: show(read.one), is: show(read.is) })}</p>}
      {worth && own && difference && (
        <p className={`font-semibold ${difference.minor < 0n ? 'text-on-warning-soft' : 'text-on-success-soft'}`}>
          {rate && `${t('isWorth', { amount: show(worth) })} · `}
          {forOthers > 0n && `${t('shareLeft', { number: contract.OrderNumber, amount: show(own) })} · `}
          {difference.minor === 0n
            ? t('coversAll')
            : difference.minor < 0n
              ? t('leaves', { amount: show(money(-difference.minor, difference.currency)) })
              : t('more', { amount: show(difference) })}
        </p>
      )}
      {stopsClock && contract.DueAt !== null && own && own.minor >= untilClockStops(contract) && (
        <p>{t('clockStops')}</p>
      )}
    </div>
  )
}
