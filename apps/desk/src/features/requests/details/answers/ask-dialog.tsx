import { askHotel, askHotelBody, waysToAsk } from '@sarai/wire/desk/requests/answers.ts'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { RadioGroup } from '@sarai/ui/kit/choice/radio-group.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { ChangedNote } from '#features/requests/details/answers/changed-note.tsx'
import { DialogSubject } from '#features/requests/details/answers/dialog-subject.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { requestQueries } from '#features/requests/request-counts.ts'
import { api } from '#shared/api.ts'

type AskDialogProps = { request: DeskRequest; onClose: () => void }

/** Somebody called or wrote to the hotel, and notes it: from then on the request is theirs. */
export function AskDialog({ request, onClose }: AskDialogProps) {
  const t = useDetailsWords()
  const { id, number, version } = request
  return (
    <FormDialog
      title={t('askTitle', { number })}
      note={<DialogSubject of={request} />}
      width="narrow"
      schema={askHotelBody}
      start={{ whom: '', how: 'phone' }}
      version={version}
      send={(filled, once) => api(askHotel, { params: { id }, body: { ...filled, version } }, once)}
      changes={requestQueries}
      doneText={t('askDone', { number })}
      submitLabel={t('askNow')}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <ChangedNote of={request} />
          {field('whom', (props) => (
            <TextField {...props} label={t('whom')} hint={t('whomHint')} maxLength={120} autoComplete="off" />
          ))}
          {field('how', (props) => (
            <RadioGroup {...props} label={t('how')} choices={waysToAsk.map((value) => ({ value, label: t(value) }))} />
          ))}
        </>
      )}
    </FormDialog>
  )
}
