import type { ContractReply, ListedContract } from '@sarai/wire/portal/money/contracts.ts'
import { contractNumber } from '@sarai/domain/contract/payment-number.ts'
import { asContractId } from '@sarai/domain/ground/ids.ts'
import type { CallForm } from '@sarai/frame/form/call-form.tsx'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { moneyOf } from '@sarai/ui/booking/fare-night.ts'
import { SwitchRow } from '@sarai/ui/kit/choice/switch-row.tsx'
import { AmountField } from '@sarai/ui/kit/field/amount-field.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useOwingContracts } from '#features/contracts/pay/pay-calls.ts'
import { usePayWords } from '#features/contracts/pay/pay-words.ts'
import { leftOf, worthIn, type TypedReceipt } from '#features/contracts/pay/receipt-form.ts'
import type { PaidCurrency } from '#features/contracts/pay/worth.ts'
import { standingOf } from '#shared/money/standing.ts'

/** The wire takes twenty, and one of them is the contract itself. */
const mostOthers = 19

type ShareFieldsProps = {
  call: CallForm<TypedReceipt, TypedReceipt>
  contract: ContractReply
  currencies: readonly PaidCurrency[]
}

/** One transfer over several contracts: the parts always make the whole, because the contract itself gets what is left. */
export function ShareFields({ call, contract, currencies }: ShareFieldsProps) {
  const t = usePayWords()
  const { language } = useLanguage()
  const isShared = call.form.watch('isShared')
  const { data: owing } = useOwingContracts(contract.Currency, contract.Id, true)
  const others = owing?.slice(0, mostOthers)
  const typed = call.form.watch()
  const worth = worthIn(typed, { currency: contract.Currency, currencies })
  const left = worth && leftOf(worth, typed, contract.Currency)
  if (others === undefined || (others.length === 0 && !isShared)) return null
  const open = (isOn: boolean) => {
    // What was typed stays for whoever switches back: only while it is on is any of it sent.
    const partOf = (id: number) => typed.Shares.find(({ OrderId }) => OrderId === id)?.Amount ?? ''
    const paidMeanwhile = typed.Shares.filter(
      ({ OrderId, Amount }) => Amount !== '' && others.every(({ Id }) => Id !== OrderId),
    )
    const owed = others.map(({ Id }) => ({ OrderId: Id, Amount: partOf(Id) }))
    const Shares = [...paidMeanwhile, ...owed].slice(0, mostOthers)
    if (isOn) call.form.setValue('Shares', Shares)
    call.form.setValue('isShared', isOn, { shouldDirty: true })
  }
  return (
    <div className="grid gap-3">
      <SwitchRow label={t('shares')} value={isShared} onChange={open} />
      {isShared && (
        <div className="grid gap-3 rounded-inner border border-line p-3.5">
          <p className="text-small text-soft">{t('sharesNote', { number: contract.OrderNumber })}</p>
          {typed.Shares.map(({ OrderId }, place) => (
            <Share
              key={OrderId}
              call={call}
              place={place}
              id={OrderId}
              currency={contract.Currency}
              of={owing?.find(({ Id }) => Id === OrderId)}
            />
          ))}
          {left && (
            <p aria-live="polite" className={`font-semibold ${left.minor <= 0n ? 'text-error' : ''}`}>
              {left.minor <= 0n
                ? t('sharesTooMuch', { number: contract.OrderNumber })
                : t('shareLeft', { number: contract.OrderNumber, amount: showMoney(language, left) })}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

type ShareProps = {
  call: ShareFieldsProps['call']
  place: number
  id: number
  currency: string
  of: ListedContract | undefined
}

/** One that is paid meanwhile is gone from the list, but what was typed for it is sent: whoever typed it decides. */
function Share({ call, place, id, currency, of: contract }: ShareProps) {
  const t = usePayWords()
  const { language } = useLanguage()
  const number = contractNumber(asContractId(id))
  const due = contract && showMoney(language, moneyOf(standingOf(contract).rest, contract.Currency))
  return call.field(`Shares.${place}.Amount`, (bound) => (
    <AmountField
      {...bound}
      isRequired={false}
      label={due === undefined ? t('shareSettled', { number }) : t('shareOf', { number, amount: due })}
      currency={currency}
    />
  ))
}
