import { useState } from 'react'
import * as z from 'zod/mini'
import { extendBody, extendDeadline } from '@sarai/wire/desk/requests/deadline.ts'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { isCalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { instantOf, localTimeAt } from '@sarai/domain/ground/hotel-time.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { showDeadline, tehran } from '@sarai/locale/date/date-display.ts'
import { parseTime } from '@sarai/locale/date/time-parse.ts'
import { DateField } from '@sarai/ui/kit/date/date-field.tsx'
import { TimeField } from '@sarai/ui/kit/date/time-field.tsx'
import { TextArea } from '@sarai/ui/kit/field/text-area.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useHeldRequest } from '#features/requests/details/answers/changed-news.tsx'
import { DialogSubject } from '#features/requests/details/answers/dialog-subject.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { requestQueries } from '#features/requests/request-counts.ts'
import { api } from '#shared/api.ts'

type ExtendDialogProps = { request: DeskRequest; onClose: () => void }

const schema = z.extend(extendBody, {
  day: z.string().check(z.refine(isCalendarDay, 'date')),
  time: z.string().check(z.refine((typed) => parseTime(typed) !== undefined, 'time')),
})

/** More time to pay, never less. It begins with the deadline as it is, so that only what changes is typed. */
export function ExtendDialog({ request: current, onClose }: ExtendDialogProps) {
  const t = useDetailsWords()
  const { request, news } = useHeldRequest(current)
  const { language } = useLanguage()
  const { id, number, version } = request
  // Only what has a deadline is extended. A request that closes meanwhile has none any more; what is typed stays.
  const [opened] = useState(request.deadlineAt!)
  const deadline = Date.parse(request.deadlineAt ?? opened)
  const { day, time } = localTimeAt(deadline, tehran)
  return (
    <FormDialog
      title={t('extendTitle', { number })}
      note={<DialogSubject of={request} />}
      news={news}
      width="narrow"
      schema={schema}
      start={{ day, time, reason: '' }}
      version={version}
      savedBy="held"
      send={async (filled, once) => {
        const typed = { day: filled.day, time: parseTime(filled.time) } as Parameters<typeof instantOf>[0]
        const until = new Date(instantOf(typed, tehran)).toISOString()
        await api(extendDeadline, { params: { id }, body: { reason: filled.reason, until, version } }, once)
      }}
      changes={requestQueries}
      doneText={t('extendDone', { number })}
      submitLabel={t('extendNow')}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p className="text-soft">{t('until', { time: showDeadline(language, deadline) })}</p>
          <div className="grid items-start gap-3.5 sm:grid-cols-[1fr_9rem]">
            {field('day', (props) => (
              <DateField {...props} label={t('newDay')} />
            ))}
            {field('time', (props) => (
              <TimeField {...props} label={t('newTime')} />
            ))}
          </div>
          {field('reason', (props) => (
            <TextArea {...props} label={t('extendReason')} maxLength={500} rows={3} />
          ))}
        </>
      )}
    </FormDialog>
  )
}
