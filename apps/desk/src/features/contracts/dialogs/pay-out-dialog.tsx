import * as z from 'zod/mini'
import { payOutCredit } from '@sarai/wire/desk/money/contracts.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { proofFields, StepUpField } from '@sarai/frame/form/step-up/step-up-field.tsx'
import { contractQueries } from '#features/contracts/contract-calls.ts'
import { useDialogWords } from '#features/contracts/dialogs/contract-dialog-words.ts'
import { movedMoney, type ContractDialogProps } from '#features/contracts/dialogs/contract-form.ts'
import { MoneyFields } from '#features/contracts/dialogs/money-fields.tsx'
import { typedAmount } from '#shared/amounts/shown-amount.ts'
import { api } from '#shared/api.ts'
import { saverOf } from '#shared/saver-of.ts'

export function PayOutDialog({ contract, onClose }: ContractDialogProps) {
  const t = useDialogWords()
  const { id, number, version, credit, currency } = contract
  return (
    <FormDialog
      title={t('payOutTitle', { number })}
      note={t('payOutText')}
      schema={z.strictObject({ ...movedMoney(currency), ...proofFields })}
      start={{ amount: typedAmount(credit, currency), reason: '', proof: '' }}
      version={version}
      savedBy={saverOf('contract', id)}
      send={({ proof, ...body }, once) =>
        api(payOutCredit, { params: { id }, body: { ...body, version }, proof }, once)
      }
      changes={contractQueries}
      doneText={t('paidOut')}
      submitLabel={t('payOutNow')}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <MoneyFields field={field} of={contract} isOfCredit />
          {field('proof', (props) => (
            <StepUpField {...props} kind="code" />
          ))}
        </>
      )}
    </FormDialog>
  )
}
