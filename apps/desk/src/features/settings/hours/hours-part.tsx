import { setAnswerHours, type readAnswerHours } from '@sarai/wire/desk/house-rules.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { FormOf } from '@sarai/frame/form/form-of.tsx'
import { useRecordForm } from '@sarai/frame/form/record-form.ts'
import { showWorkingTime } from '@sarai/locale/date/duration-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { AmountField } from '@sarai/ui/kit/field/amount-field.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { DueSentence } from '#features/settings/hours/due-sentence.tsx'
import { Holidays } from '#features/settings/hours/holidays.tsx'
import { hoursForm, hoursOf, typedOf, week } from '#features/settings/hours/hours-form.ts'
import { WeekdayRow } from '#features/settings/hours/weekday-row.tsx'
import { Part } from '#features/settings/part.tsx'
import { useAnswerHours } from '#features/settings/settings-calls.ts'
import { useSettingsWords } from '#features/settings/settings-words.ts'
import { api } from '#shared/api.ts'
import { houseQueries } from '#shared/house.ts'
import { saverOf } from '#shared/saver-of.ts'

export function HoursPart() {
  const t = useSettingsWords()
  const hours = useAnswerHours()
  return (
    <Part of={hours} note={t('hoursNote')}>
      {hours.data && (
        <>
          <HoursForm hours={hours.data} />
          <Holidays holidays={hours.data.holidays} />
        </>
      )}
    </Part>
  )
}

function HoursForm({ hours }: { hours: ReplyOf<typeof readAnswerHours> }) {
  const t = useSettingsWords()
  const { language } = useLanguage()
  const notify = useSnackbar()
  const call = useRecordForm({
    record: hours,
    schema: hoursForm,
    startOf: typedOf,
    send: (typed, { version }, once) => api(setAnswerHours, { body: { ...hoursOf(typed), version } }, once),
    savedBy: saverOf('answer-hours'),
    changes: houseQueries,
    onSent: () => notify('success', t('saved')),
  })
  const typed = call.form.watch()
  const { answerMinutes } = hoursOf(typed)
  return (
    <FormOf call={call} className="border-t border-line px-3.5 py-4 *:max-w-132 sm:px-4.5">
      <ul className="grid gap-3" aria-label={t('hours')}>
        {week.map((weekday) => (
          <WeekdayRow key={weekday} call={call} weekday={weekday} />
        ))}
      </ul>
      <p className="text-small text-soft">{t.rich('zone', { zone: <bdi dir="ltr">{hours.zone}</bdi> })}</p>
      {call.field('answerMinutes', (props) => (
        <AmountField
          {...props}
          label={t('answerMinutes')}
          decimals={0}
          hint={t('answerMinutesHint', { time: showWorkingTime(language, answerMinutes) })}
        />
      ))}
      <DueSentence typed={typed} hours={hours} />
      <Button type="submit" variant="primary" isPending={call.isPending} className="justify-self-start">
        {t('save')}
      </Button>
    </FormOf>
  )
}
