import { removeHoliday, type Holiday } from '@sarai/wire/desk/house-rules.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { WriteDialog } from '@sarai/frame/data/write-dialog.tsx'
import { showLongDate } from '@sarai/locale/date/date-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useSettingsWords } from '#features/settings/settings-words.ts'
import { api } from '#shared/api.ts'
import { houseQueries } from '#shared/house.ts'
import { useNameOf } from '#shared/name-of.ts'

export function RemoveHolidayDialog({ holiday, onClose }: { holiday: Holiday; onClose: () => void }) {
  const t = useSettingsWords()
  const { language } = useLanguage()
  const nameOf = useNameOf()
  const { id, version, day } = holiday
  return (
    <WriteDialog
      title={t.rich('removeHolidayTitle', { name: <bdi>{nameOf(holiday)}</bdi> })}
      confirmLabel={t('removeHolidayConfirm')}
      isDanger
      send={(once) => api(removeHoliday, { params: { id }, query: { version } }, once)}
      changes={houseQueries}
      doneText={t('holidayRemoved')}
      onClose={onClose}
    >
      {t('removeHolidayText', { day: showLongDate(language, calendarDay(day)) })}
    </WriteDialog>
  )
}
