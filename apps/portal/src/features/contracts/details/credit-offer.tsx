import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { ContractReply } from '@sarai/wire/portal/money/contracts.ts'
import { moveCredit } from '@sarai/wire/portal/money/payments.ts'
import { asContractId } from '@sarai/domain/ground/ids.ts'
import { WriteDialog } from '@sarai/frame/data/write-dialog.tsx'
import { showDeadline } from '@sarai/locale/date/date-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { contractQueries } from '#features/contracts/contract-calls.ts'
import { useDetailsWords } from '#features/contracts/details/details-words.ts'
import { api } from '#shared/api.ts'
import { paymentQueries, useMayPay } from '#shared/payments/payment-calls.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'

type Target = NonNullable<ContractReply['CreditTarget']>

/** Money that is paid and set aside for nothing: where it could go stands before anything else. */
export function CreditOffer({ of: contract }: { of: ContractReply }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const { show } = useAmounts(contract.Currency)
  const mayPay = useMayPay()
  const [moved, setMoved] = useState<Target>()
  const { Credit, CreditTarget } = contract
  if (Credit === 0) return null
  const amount = CreditTarget && Math.min(Credit, CreditTarget.Due)
  const values = CreditTarget && { number: CreditTarget.OrderNumber, due: show(CreditTarget.Due) }
  return (
    <>
      <Callout
        tone="success"
        title={t('creditTitle', { amount: show(Credit) })}
        {...(CreditTarget !== null &&
          mayPay === true && {
            actions: (
              <Button size="small" variant="primary" onPress={() => setMoved(CreditTarget)}>
                {t('creditMove', { amount: show(amount!), number: CreditTarget.OrderNumber })}
              </Button>
            ),
          })}
      >
        {!CreditTarget || !values
          ? t('creditStays')
          : CreditTarget.DueAt === null
            ? t('creditUse', values)
            : t('creditUseBy', { ...values, time: showDeadline(language, Date.parse(CreditTarget.DueAt)) })}
        {CreditTarget !== null && mayPay === false && <p>{t('payDenied')}</p>}
      </Callout>
      {moved && <MoveDialog of={contract} to={moved} onClose={() => setMoved(undefined)} />}
    </>
  )
}

/** As much as the other contract still owes, and no more than there is. */
function MoveDialog({ of: contract, to, onClose }: { of: ContractReply; to: Target; onClose: () => void }) {
  const t = useDetailsWords()
  const { show } = useAmounts(contract.Currency)
  const queries = useQueryClient()
  const amount = Math.min(contract.Credit, to.Due)
  const values = { amount: show(amount), number: to.OrderNumber }
  return (
    <WriteDialog
      title={t('creditQuestion', values)}
      confirmLabel={t('creditMove', values)}
      send={(once) =>
        api(
          moveCredit,
          {
            params: { id: contract.Id },
            body: { version: contract.Version, toContractId: asContractId(to.OrderId), amount },
          },
          once,
        )
      }
      changes={contractQueries}
      doneText={t('creditMoved', values)}
      onDone={() => void queries.invalidateQueries({ queryKey: paymentQueries })}
      onClose={onClose}
    >
      {t('creditText', values)}
    </WriteDialog>
  )
}
