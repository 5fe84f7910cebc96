import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { rejectBody, rejectRequest } from '@sarai/wire/desk/requests/answers.ts'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { listRejectionReasons, type RejectionReason } from '@sarai/wire/desk/requests/rejection-reasons.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { TextArea } from '@sarai/ui/kit/field/text-area.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { ChangedNote } from '#features/requests/details/answers/changed-note.tsx'
import { DialogSubject } from '#features/requests/details/answers/dialog-subject.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { requestQueries } from '#features/requests/request-counts.ts'
import { api } from '#shared/api.ts'
import { houseQueries } from '#shared/house.ts'

type RejectDialogProps = { request: DeskRequest; onClose: () => void }

const schema = z.extend(rejectBody, { reasonId: z.string().check(z.minLength(1, 'required')) })

/** A reason that is counted, and a sentence that the agency reads in its own language. */
export function RejectDialog({ request, onClose }: RejectDialogProps) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const { id, number, version } = request
  const reasons = useQuery({
    queryKey: [...houseQueries, 'rejection-reasons'],
    queryFn: () => api(listRejectionReasons, {}),
  })
  const inUse = reasons.data?.filter(({ active }) => active) ?? []
  const sentenceOf = (reason: RejectionReason) => (request.language === 'fa' ? reason.sentenceFa : reason.sentenceEn)
  return (
    <FormDialog
      title={t('rejectTitle', { number })}
      note={<DialogSubject of={request} />}
      width="narrow"
      schema={schema}
      start={{ reasonId: '', reason: '' }}
      version={version}
      send={({ reasonId, reason }, once) =>
        api(rejectRequest, { params: { id }, body: { reasonId: Number(reasonId), reason, version } }, once)
      }
      changes={requestQueries}
      doneText={t('rejectDone', { number })}
      submitLabel={t('rejectNow')}
      isDanger
      onClose={onClose}
    >
      {({ field, form }) => (
        <>
          <ChangedNote of={request} />
          {reasons.data && inUse.length === 0 && <Callout tone="warning">{t('noReasons')}</Callout>}
          {field('reasonId', ({ onChange, ...props }) => (
            <Select
              {...props}
              label={t('reason')}
              choices={inUse.map((reason) => ({
                value: `${reason.id}`,
                label: language === 'fa' ? reason.nameFa : reason.nameEn,
              }))}
              onChange={(value) => {
                const written = form.getValues('reason')
                const isTheirs = written.trim() !== '' && !inUse.some((reason) => sentenceOf(reason) === written)
                const chosen = inUse.find((reason) => `${reason.id}` === value)
                // What somebody has written themselves is not replaced.
                if (chosen && !isTheirs) form.setValue('reason', sentenceOf(chosen), { shouldDirty: true })
                onChange(value)
              }}
            />
          ))}
          {field('reason', (props) => (
            <TextArea
              {...props}
              label={t('sentence')}
              hint={t('sentenceHint', { language: t(request.language === 'fa' ? 'persian' : 'english') })}
              maxLength={1000}
              rows={4}
            />
          ))}
        </>
      )}
    </FormDialog>
  )
}
