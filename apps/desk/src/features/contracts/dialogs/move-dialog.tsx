import * as z from 'zod/mini'
import { moveDeskCredit } from '@sarai/wire/desk/money/contracts.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { contractQueries, useOwedBy } from '#features/contracts/contract-calls.ts'
import { useDialogWords } from '#features/contracts/dialogs/contract-dialog-words.ts'
import { movedMoney, type ContractDialogProps } from '#features/contracts/dialogs/contract-form.ts'
import { MoneyFields } from '#features/contracts/dialogs/money-fields.tsx'
import { showPrice, typedAmount } from '#shared/amounts/shown-amount.ts'
import { api } from '#shared/api.ts'
import { saverOf } from '#shared/saver-of.ts'

const moveForm = (currency: string) =>
  z.strictObject({ toContractId: z.string().check(z.minLength(1, 'required')), ...movedMoney(currency) })

/** Credit pays for what the agency owes elsewhere, as much as is owed there. */
export function MoveDialog({ contract, onClose }: ContractDialogProps) {
  const t = useDialogWords()
  const { language } = useLanguage()
  const { id, number, version, credit, currency } = contract
  const owed = useOwedBy(contract.agency.id)
  const others = owed.data?.rows.filter((other) => other.id !== id && other.currency === currency) ?? []
  /** As much as is owed there, and no more than there is. */
  const usual = (chosen: string) =>
    typedAmount(Math.min(others.find((other) => `${other.id}` === chosen)?.due ?? credit, credit), currency)
  return (
    <FormDialog
      title={t('moveTitle', { number })}
      note={t('moveText')}
      schema={moveForm(currency)}
      start={{ toContractId: '', amount: typedAmount(credit, currency), reason: '' }}
      version={version}
      savedBy={saverOf('contract', id)}
      send={({ toContractId, ...body }, once) =>
        api(moveDeskCredit, { params: { id }, body: { ...body, toContractId: Number(toContractId), version } }, once)
      }
      changes={contractQueries}
      doneText={t('moved')}
      submitLabel={t('moveNow')}
      onClose={onClose}
    >
      {({ form, field }) => (
        <>
          {owed.error && !owed.data && <LoadError of={owed} />}
          {owed.data && others.length === 0 && <Callout>{t('moveNone')}</Callout>}
          {field('toContractId', ({ onChange, ...props }) => (
            <Select
              {...props}
              label={t('moveTo')}
              choices={others.map((other) => ({
                value: `${other.id}`,
                label: t('moveChoice', { number: other.number, amount: showPrice(language, other.due, currency) }),
              }))}
              onChange={(value) => {
                // What nobody has typed follows the contract; what was typed stays.
                const isUntouched = ['', usual(props.value)].includes(form.getValues('amount'))
                onChange(value)
                if (isUntouched) form.setValue('amount', usual(value), { shouldDirty: true })
              }}
            />
          ))}
          <MoneyFields field={field} of={contract} isOfCredit />
        </>
      )}
    </FormDialog>
  )
}
