import * as z from 'zod/mini'
import { proposeAdjustment } from '@sarai/wire/desk/money/contracts.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { RadioGroup } from '@sarai/ui/kit/choice/radio-group.tsx'
import { contractQueries } from '#features/contracts/contract-calls.ts'
import { useDialogWords } from '#features/contracts/dialogs/contract-dialog-words.ts'
import { movedMoney, type ContractDialogProps } from '#features/contracts/dialogs/contract-form.ts'
import { MoneyFields } from '#features/contracts/dialogs/money-fields.tsx'
import { api } from '#shared/api.ts'
import { saverOf } from '#shared/saver-of.ts'

const directions = ['owed-more', 'owed-less'] as const
const adjustForm = (currency: string) => z.strictObject({ direction: z.enum(directions), ...movedMoney(currency) })

/** An entry by hand, for what no payment and no stay explains. */
export function AdjustDialog({ contract, onClose }: ContractDialogProps) {
  const t = useDialogWords()
  const { id, number, version, currency } = contract
  return (
    <FormDialog
      title={t('adjustTitle', { number })}
      note={t('adjustText')}
      schema={adjustForm(currency)}
      start={{ direction: 'owed-less', amount: '', reason: '' }}
      version={version}
      savedBy={saverOf('contract', id)}
      send={(body, once) => api(proposeAdjustment, { params: { id }, body: { ...body, version } }, once)}
      changes={contractQueries}
      doneText={t('adjusted')}
      submitLabel={t('adjustNow')}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          {field('direction', (props) => (
            <RadioGroup
              {...props}
              label={t('direction')}
              choices={directions.map((value) => ({ value, label: t(value) }))}
            />
          ))}
          <MoneyFields field={field} of={contract} />
        </>
      )}
    </FormDialog>
  )
}
