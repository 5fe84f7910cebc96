import { useState } from 'react'
import * as z from 'zod/mini'
import { askHotel, askHotelBody } from '@sarai/wire/desk/requests/answers.ts'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { waysToAsk } from '@sarai/wire/desk/requests/hotel-questions.ts'
import { isCalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { instantOf, localTimeAt } from '@sarai/domain/ground/hotel-time.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { tehran } from '@sarai/locale/date/date-display.ts'
import { parseTime } from '@sarai/locale/date/time-parse.ts'
import { DateField } from '@sarai/ui/kit/date/date-field.tsx'
import { TimeField } from '@sarai/ui/kit/date/time-field.tsx'
import { RadioGroup } from '@sarai/ui/kit/choice/radio-group.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { useChangedNews } from '#features/requests/details/answers/changed-news.tsx'
import { DialogSubject } from '#features/requests/details/answers/dialog-subject.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { requestQueries } from '#features/requests/request-counts.ts'
import { api } from '#shared/api.ts'

type AskDialogProps = { request: DeskRequest; onClose: () => void }

const schema = z.object({
  whom: askHotelBody.shape.whom,
  how: askHotelBody.shape.how,
  day: z.string().check(z.refine(isCalendarDay, 'date')),
  time: z.string().check(z.refine((typed) => parseTime(typed) !== undefined, 'time')),
})

/** Somebody called or wrote to the hotel, and notes it: from then on the request is theirs. */
export function AskDialog({ request, onClose }: AskDialogProps) {
  const t = useDetailsWords()
  const news = useChangedNews(request)
  const { id, number, version } = request
  const [opened] = useState(() => Date.now())
  const { day, time } = localTimeAt(opened, tehran)
  const submittedOn = localTimeAt(Date.parse(request.submittedAt), tehran).day
  return (
    <FormDialog
      title={t('askTitle', { number })}
      note={<DialogSubject of={request} />}
      news={news}
      width="narrow"
      schema={schema}
      start={{ whom: '', how: 'phone', day, time }}
      version={version}
      send={({ whom, how, ...typed }, once) => {
        const isNow = typed.day === day && parseTime(typed.time) === time
        const at = { day: typed.day, time: parseTime(typed.time) } as Parameters<typeof instantOf>[0]
        const askedAt = isNow ? undefined : new Date(instantOf(at, tehran)).toISOString()
        return api(askHotel, { params: { id }, body: { whom, how, askedAt, version } }, once)
      }}
      changes={requestQueries}
      doneText={t('askDone', { number })}
      submitLabel={t('askNow')}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          {field('whom', (props) => (
            <TextField {...props} label={t('whom')} hint={t('whomHint')} maxLength={120} autoComplete="off" />
          ))}
          {field('how', (props) => (
            <RadioGroup {...props} label={t('how')} choices={waysToAsk.map((value) => ({ value, label: t(value) }))} />
          ))}
          <div className="grid items-start gap-3.5 sm:grid-cols-[1fr_9rem]">
            {field('day', (props) => (
              <DateField {...props} label={t('askedOn')} min={submittedOn} max={day} />
            ))}
            {field('time', (props) => (
              <TimeField {...props} label={t('askedTime')} />
            ))}
          </div>
          <p className="text-small text-soft">{t('askedHint')}</p>
        </>
      )}
    </FormDialog>
  )
}
