import { useState } from 'react'
import { askHotel } from '@sarai/wire/desk/requests/answers.ts'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { waysOfAsking } from '@sarai/wire/desk/requests/hotel-questions.ts'
import { instantOf, localTimeAt } from '@sarai/domain/ground/hotel-time.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { tehran } from '@sarai/locale/date/date-display.ts'
import { parseTime } from '@sarai/locale/date/time-parse.ts'
import { DateField } from '@sarai/ui/kit/date/date-field.tsx'
import { TimeField } from '@sarai/ui/kit/date/time-field.tsx'
import { RadioGroup } from '@sarai/ui/kit/choice/radio-group.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { askForm } from '#features/requests/details/answers/ask-form.ts'
import { AskByLinkFields } from '#features/requests/details/answers/ask-by-link-fields.tsx'
import { useHeldRequest } from '#features/requests/details/answers/changed-news.tsx'
import { DialogSubject } from '#features/requests/details/answers/dialog-subject.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { requestQueries } from '#features/requests/request-counts.ts'
import { api } from '#shared/api.ts'

type AskDialogProps = { request: DeskRequest; onClose: () => void }

/** The hotel gets a link to answer by, or somebody called or wrote and notes it: from then on the request is theirs. */
export function AskDialog({ request: current, onClose }: AskDialogProps) {
  const t = useDetailsWords()
  const { request, news } = useHeldRequest(current)
  const { id, number, version, hotelContact: contact } = request
  const [opened] = useState(() => Date.now())
  const first = contact.email === '' ? 'phone' : 'link'
  const [how, setHow] = useState<(typeof waysOfAsking)[number]>(first)
  const { day, time } = localTimeAt(opened, tehran)
  const submittedOn = localTimeAt(Date.parse(request.submittedAt), tehran).day
  return (
    <FormDialog
      title={t('askTitle', { number })}
      note={<DialogSubject of={request} />}
      news={news}
      schema={askForm}
      start={{
        // A department reads the mail where nobody is named.
        whom: contact.name === '' && contact.email !== '' ? 'Reservations' : contact.name,
        how: first,
        email: contact.email,
        language: contact.language,
        phone: contact.telephone,
        wishes: request.description,
        day,
        time,
      }}
      optional={['phone', 'wishes']}
      version={version}
      savedBy="held"
      send={({ day: typedDay, time: typedTime, ...asked }, once) => {
        if (asked.how === 'link') return api(askHotel, { params: { id }, body: { ...asked, version } }, once)
        const isNow = typedDay === day && parseTime(typedTime) === time
        const at = { day: typedDay, time: parseTime(typedTime) } as Parameters<typeof instantOf>[0]
        const askedAt = isNow ? undefined : new Date(instantOf(at, tehran)).toISOString()
        return api(askHotel, { params: { id }, body: { whom: asked.whom, how: asked.how, askedAt, version } }, once)
      }}
      changes={requestQueries}
      doneText={t(how === 'link' ? 'linkDone' : 'askDone', { number })}
      submitLabel={t(how === 'link' ? 'linkNow' : 'askNow')}
      onClose={onClose}
    >
      {(call) => (
        <>
          {call.field('how', ({ onChange, ...props }) => (
            <RadioGroup
              {...props}
              label={t('how')}
              choices={linkFirst.map((value) => ({
                value,
                label: t(value),
                ...(value === 'link' && { note: t('linkNote') }),
              }))}
              onChange={(value) => {
                setHow(value ?? first)
                onChange(value)
              }}
            />
          ))}
          {call.field('whom', (props) => (
            <TextField {...props} label={t('whom')} hint={t('whomHint')} maxLength={120} autoComplete="off" />
          ))}
          {how === 'link' ? (
            <AskByLinkFields call={call} />
          ) : (
            <>
              <div className="grid items-start gap-3.5 sm:grid-cols-[1fr_9rem]">
                {call.field('day', (props) => (
                  <DateField {...props} label={t('askedOn')} min={submittedOn} max={day} />
                ))}
                {call.field('time', (props) => (
                  <TimeField {...props} label={t('askedTime')} />
                ))}
              </div>
              <p className="text-small text-soft">{t('askedHint')}</p>
            </>
          )}
        </>
      )}
    </FormDialog>
  )
}

const linkFirst = ['link', ...waysOfAsking.filter((way) => way !== 'link')] as const
