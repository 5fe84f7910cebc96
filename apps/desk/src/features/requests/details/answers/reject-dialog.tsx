import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { rejectRequest, type cancelConfirmed } from '@sarai/wire/desk/requests/answers.ts'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import type { DeskHotelAnswer } from '@sarai/wire/desk/requests/hotel-questions.ts'
import { listRejectionReasons, type RejectionReason } from '@sarai/wire/desk/requests/rejection-reasons.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import type { News } from '@sarai/frame/form/newer-notice.tsx'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { TextArea } from '@sarai/ui/kit/field/text-area.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useAlternativeWords } from '#features/requests/details/answers/alternatives/alternative-words.ts'
import {
  AlternativeList,
  rejectForm,
  type Proposing,
} from '#features/requests/details/answers/alternatives/alternative-list.tsx'
import { ProposeDialog } from '#features/requests/details/answers/alternatives/propose-dialog.tsx'
import { proposesRoom } from '#features/requests/details/action-looks.ts'
import { useHeldRequest } from '#features/requests/details/answers/changed-news.tsx'
import { DialogSubject } from '#features/requests/details/answers/dialog-subject.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { answerInHand } from '#features/requests/details/question/answer-in-hand.ts'
import { HotelHasInstead } from '#features/requests/details/question/hotel-said.tsx'
import { FilledByHotel } from '#features/requests/details/answers/filled-by-hotel.tsx'
import { requestQueries } from '#features/requests/request-counts.ts'
import { api } from '#shared/api.ts'
import { houseQueries } from '#shared/house.ts'

type RejectDialogProps = { request: DeskRequest; onClose: () => void }
type RefusalDialogProps = RejectDialogProps & {
  news: News | undefined
  title: string
  /** What it does, where that is more than a no. */
  text?: string
  call: typeof rejectRequest | typeof cancelConfirmed
  /** What the hotel said fills it in, and the decision names it. */
  answer?: DeskHotelAnswer | undefined
  doneText: string
  /** With so many other stays. */
  submitLabel: (count: number) => string
  cancelLabel?: string
}

export function RejectDialog({ request: current, onClose }: RejectDialogProps) {
  const t = useDetailsWords()
  const instead = useAlternativeWords()
  const { request, news } = useHeldRequest(current)
  const { number } = request
  return (
    <RefusalDialog
      {...{ request, news }}
      title={t(proposesRoom(request, 'reject') ? 'proposeRoomTitle' : 'rejectTitle', { number })}
      call={rejectRequest}
      answer={answerInHand(request)}
      doneText={t('rejectDone', { number })}
      submitLabel={(count) => (count === 0 ? t('rejectNow') : instead('rejectWith', { count }))}
      onClose={onClose}
    />
  )
}

/** A reason that is counted, a sentence that the agency reads in its own language, and what it could have instead. */
export function RefusalDialog({
  request,
  news,
  title,
  text,
  call: operation,
  answer,
  doneText,
  submitLabel,
  cancelLabel,
  onClose,
}: RefusalDialogProps) {
  const t = useDetailsWords()
  const [proposing, setProposing] = useState<Proposing>()
  const [count, setCount] = useState(0)
  const { language } = useLanguage()
  const { id, version } = request
  const reasons = useQuery({
    queryKey: [...houseQueries, 'rejection-reasons'],
    queryFn: () => api(listRejectionReasons, {}),
  })
  const inUse = reasons.data?.filter(({ active }) => active) ?? []
  const sentenceOf = (reason: RejectionReason) => (request.language === 'fa' ? reason.sentenceFa : reason.sentenceEn)
  return (
    <>
      <FormDialog
        title={title}
        note={<DialogSubject of={request} />}
        news={news}
        schema={rejectForm}
        start={{ reasonId: '', reason: '', alternatives: [] }}
        version={version}
        savedBy="held"
        send={({ reasonId, reason, alternatives }, once) => {
          const proposed = alternatives.map(({ stay, finalPrice }) => ({ ...stay, finalPrice }))
          const used = answer && { usedAnswer: answer.number }
          const body = { reasonId: Number(reasonId), reason, version, alternatives: proposed, ...used }
          return api(operation, { params: { id }, body }, once)
        }}
        changes={requestQueries}
        doneText={doneText}
        submitLabel={submitLabel(count)}
        cancelLabel={cancelLabel}
        isDanger={count === 0 || !proposesRoom(request, 'reject')}
        onClose={onClose}
      >
        {(call) => (
          <>
            {text !== undefined && <Callout tone="warning">{text}</Callout>}
            {answer && <FilledByHotel {...{ call, answer, request }} reasons={inUse} />}
            {answer && <HotelHasInstead of={request} />}
            {reasons.data && inUse.length === 0 && <Callout tone="warning">{t('noReasons')}</Callout>}
            {call.field('reasonId', ({ onChange, ...props }) => (
              <Select
                {...props}
                label={t('reason')}
                choices={inUse.map((reason) => ({
                  value: `${reason.id}`,
                  label: language === 'fa' ? reason.nameFa : reason.nameEn,
                }))}
                onChange={(value) => {
                  const written = call.form.getValues('reason')
                  const isTheirs = written.trim() !== '' && !inUse.some((reason) => sentenceOf(reason) === written)
                  const chosen = inUse.find((reason) => `${reason.id}` === value)
                  // What somebody has written themselves is not replaced.
                  if (chosen && !isTheirs) call.form.setValue('reason', sentenceOf(chosen), { shouldDirty: true })
                  onChange(value)
                }}
              />
            ))}
            {call.field('reason', (props) => (
              <TextArea
                {...props}
                label={t('sentence')}
                hint={t('sentenceHint', { language: t(request.language === 'fa' ? 'persian' : 'english') })}
                maxLength={1000}
                rows={4}
              />
            ))}
            <AlternativeList call={call} of={request} onPropose={setProposing} onCount={setCount} />
          </>
        )}
      </FormDialog>
      {proposing && (
        <ProposeDialog
          request={request}
          own={proposing.own}
          onAdd={proposing.add}
          onClose={() => {
            proposing.back()
            setProposing(undefined)
          }}
        />
      )}
    </>
  )
}
