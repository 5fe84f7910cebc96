import { useState } from 'react'
import * as z from 'zod/mini'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { withdrawQuestion } from '@sarai/wire/desk/requests/hotel-questions.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { useChangedNews } from '#features/requests/details/answers/changed-news.tsx'
import { DialogSubject } from '#features/requests/details/answers/dialog-subject.tsx'
import { useQuestionWords } from '#features/requests/details/question/question-words.ts'
import { requestQueries } from '#features/requests/request-counts.ts'
import { api } from '#shared/api.ts'

type WithdrawQuestionDialogProps = { request: DeskRequest; onClose: () => void }

/** Of the question that it was opened for: what the hotel says meanwhile is shown, and not thrown away unseen. */
export function WithdrawQuestionDialog({ request: current, onClose }: WithdrawQuestionDialogProps) {
  const t = useQuestionWords()
  const news = useChangedNews(current)
  const [{ id, number, version, state, questions }] = useState(current)
  // An offer has used the answer as well, and still loses it.
  const isAccepted = state !== 'New' && state !== 'ConfirmationPending'
  const text = isAccepted ? 'withdrawUsedText' : questions[0]?.link === null ? 'withdrawNotedText' : 'withdrawText'
  return (
    <FormDialog
      title={t('withdrawTitle')}
      note={<DialogSubject of={current} />}
      news={news}
      width="narrow"
      schema={z.strictObject({})}
      start={{}}
      send={(_, once) => api(withdrawQuestion, { params: { id }, body: { version } }, once)}
      changes={requestQueries}
      doneText={t('withdrawDone', { number })}
      submitLabel={t('withdrawNow')}
      isDanger
      onClose={onClose}
    >
      {() => <p>{t(text)}</p>}
    </FormDialog>
  )
}
