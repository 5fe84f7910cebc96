import * as z from 'zod/mini'
import { decideAdjustment, type DeskAdjustment } from '@sarai/wire/desk/money/contracts.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { RadioGroup } from '@sarai/ui/kit/choice/radio-group.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { contractQueries } from '#features/contracts/contract-calls.ts'
import { useDialogWords } from '#features/contracts/dialogs/contract-dialog-words.ts'
import type { ContractDialogProps } from '#features/contracts/dialogs/contract-form.ts'
import { showDifference } from '#shared/amounts/shown-amount.ts'
import { api } from '#shared/api.ts'
import { saverOf } from '#shared/saver-of.ts'

const decideForm = z.strictObject({ decision: z.enum(['post', 'refuse'], 'required') })

/** What somebody else proposed is posted or refused: nobody decides about their own. */
export function DecideDialog({ contract, adjustment, onClose }: ContractDialogProps & { adjustment: DeskAdjustment }) {
  const t = useDialogWords()
  const { language } = useLanguage()
  const notify = useSnackbar()
  const { id, version, by, amount, reason } = adjustment
  return (
    <FormDialog
      title={t('decideTitle', { number: contract.number })}
      schema={decideForm}
      start={{}}
      version={version}
      savedBy={saverOf('adjustment', id)}
      send={({ decision }, once) =>
        api(decideAdjustment, { params: { id }, body: { version, approve: decision === 'post' } }, once)
      }
      changes={contractQueries}
      onSent={({ decision }) => void notify('success', t(decision === 'post' ? 'posted' : 'refused'))}
      submitLabel={t('decideNow')}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <div>
            <p>
              {t.rich('decideText', {
                name: <bdi>{by}</bdi>,
                amount: <b className="font-semibold">{showDifference(language, amount, contract.currency)}</b>,
              })}
            </p>
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {reason}
            </p>
          </div>
          {field('decision', (props) => (
            <RadioGroup
              {...props}
              label={t('decideWhat')}
              choices={[
                { value: 'post', label: t('post'), note: t('postNote') },
                { value: 'refuse', label: t('refuse'), note: t('refuseNote') },
              ]}
            />
          ))}
        </>
      )}
    </FormDialog>
  )
}
