import type { CallForm } from '@sarai/frame/form/call-form.tsx'
import { weekdayName } from '@sarai/locale/date/calendar-names.ts'
import { SwitchRow } from '@sarai/ui/kit/choice/switch-row.tsx'
import { TimeField } from '@sarai/ui/kit/date/time-field.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import type { TypedHours, Weekday } from '#features/settings/hours/hours-form.ts'
import { useSettingsWords } from '#features/settings/settings-words.ts'

export type HoursCall = CallForm<TypedHours, TypedHours>

/** What a day starts with that becomes a working day. */
const usual = { opens: '09:00', closes: '17:00' }

/** One day of the week: whether anybody works, and then from when until when. */
export function WeekdayRow({ call: { field, form }, weekday }: { call: HoursCall; weekday: Weekday }) {
  const t = useSettingsWords()
  const { language } = useLanguage()
  const name = weekdayName(language, weekday, 'full')
  const works = form.watch(`works${weekday}`)
  const start = () => {
    for (const end of ['opens', 'closes'] as const) {
      const time = `${end}${weekday}` as const
      if (form.getValues(time) === '') form.setValue(time, usual[end], { shouldDirty: true })
    }
  }
  return (
    <li>
      <fieldset className="grid grid-cols-2 items-start gap-x-3 gap-y-2 sm:grid-cols-[13rem_9rem_9rem]">
        <legend className="sr-only">{name}</legend>
        {field(`works${weekday}`, ({ onChange, ...props }) => (
          <SwitchRow
            {...props}
            onChange={(isWorking) => {
              if (isWorking) start()
              onChange(isWorking)
            }}
            label={name}
            stateText={t(works ? 'workingDay' : 'freeDay')}
            className="col-span-2 sm:col-span-1"
          />
        ))}
        {works && field(`opens${weekday}`, (props) => <TimeField {...props} isRequired={false} label={t('opens')} />)}
        {works && field(`closes${weekday}`, (props) => <TimeField {...props} isRequired={false} label={t('closes')} />)}
      </fieldset>
    </li>
  )
}
