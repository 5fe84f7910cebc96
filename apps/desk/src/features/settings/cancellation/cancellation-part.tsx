import { setCancellationPolicy, type readCancellationPolicy } from '@sarai/wire/desk/house-rules.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { FormOf } from '@sarai/frame/form/form-of.tsx'
import { useRecordForm } from '@sarai/frame/form/record-form.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { PolicySentence } from '#features/settings/cancellation/policy-sentence.tsx'
import { policyForm, policyOf, typedOf } from '#features/settings/cancellation/policy-form.ts'
import { StepFields } from '#features/settings/cancellation/step-fields.tsx'
import { Part } from '#features/settings/part.tsx'
import { useCancellationPolicy } from '#features/settings/settings-calls.ts'
import { useSettingsWords } from '#features/settings/settings-words.ts'
import { api } from '#shared/api.ts'
import { houseQueries } from '#shared/house.ts'
import { saverOf } from '#shared/saver-of.ts'

export function CancellationPart() {
  const t = useSettingsWords()
  const policy = useCancellationPolicy()
  return (
    <Part of={policy} note={t('cancellationNote')}>
      {policy.data && <PolicyForm policy={policy.data} />}
    </Part>
  )
}

function PolicyForm({ policy }: { policy: ReplyOf<typeof readCancellationPolicy> }) {
  const t = useSettingsWords()
  const notify = useSnackbar()
  const call = useRecordForm({
    record: policy,
    schema: policyForm,
    startOf: typedOf,
    send: (typed, { version }, once) =>
      api(setCancellationPolicy, { body: { steps: [...policyOf(typed)], version } }, once),
    savedBy: saverOf('cancellation'),
    changes: houseQueries,
    onSent: () => notify('success', t('saved')),
  })
  return (
    <FormOf call={call} className="border-t border-line px-3.5 py-4 *:max-w-132 sm:px-4.5">
      <StepFields call={call} />
      <PolicySentence typed={call.form.watch()} />
      <Button type="submit" variant="primary" isPending={call.isPending} className="justify-self-start">
        {t('save')}
      </Button>
    </FormOf>
  )
}
