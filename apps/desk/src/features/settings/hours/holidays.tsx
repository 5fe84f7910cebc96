import { useState } from 'react'
import { Pencil, Plus, TreePalm, Trash2 } from 'lucide-react'
import type { Holiday } from '@sarai/wire/desk/house-rules.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { newestOf } from '@sarai/frame/data/newest.ts'
import { showLongDate } from '@sarai/locale/date/date-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { IconButton } from '@sarai/ui/kit/button/icon-button.tsx'
import { useToday } from '@sarai/ui/kit/date/today.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { useSettingsWords } from '#features/settings/settings-words.ts'
import { useNameOf } from '#shared/name-of.ts'

const HolidayDialog = laterDialog(
  async () => (await import('#features/settings/hours/holiday-dialog.tsx')).HolidayDialog,
)
const RemoveHolidayDialog = laterDialog(
  async () => (await import('#features/settings/hours/remove-holiday-dialog.tsx')).RemoveHolidayDialog,
)

type Opened = { dialog: 'new' } | { dialog: 'edit' | 'remove'; of: Holiday }

/** The days on which nobody works, those to come first; what is over is kept for a year. */
export function Holidays({ holidays }: { holidays: readonly Holiday[] }) {
  const t = useSettingsWords()
  const today = useToday()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const ahead = holidays.filter(({ day }) => day >= today)
  const over = holidays.filter(({ day }) => day < today).toReversed()
  return (
    <section aria-labelledby="holidays" className="border-t border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3.5 py-3 sm:px-4.5">
        <div>
          <h2 id="holidays" className="font-semibold">
            {t('holidays')}
          </h2>
          <p className="text-soft">{t('holidaysNote')}</p>
        </div>
        <Button icon={Plus} onPress={() => setOpened({ dialog: 'new' })}>
          {t('addHoliday')}
        </Button>
      </div>
      {holidays.length === 0 && (
        <EmptyState icon={TreePalm} title={t('holidaysEmpty')}>
          {t('holidaysEmptyText')}
        </EmptyState>
      )}
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {[...ahead, ...over].map((holiday) => (
          <HolidayRow
            key={holiday.id}
            holiday={holiday}
            isOver={holiday.day < today}
            onOpen={(dialog) => setOpened({ dialog, of: holiday })}
          />
        ))}
      </ul>
      {opened?.dialog === 'new' && <HolidayDialog onClose={close} />}
      {opened?.dialog === 'edit' && <HolidayDialog holiday={newestOf(holidays, opened.of)} onClose={close} />}
      {opened?.dialog === 'remove' && <RemoveHolidayDialog holiday={newestOf(holidays, opened.of)} onClose={close} />}
    </section>
  )
}

type HolidayRowProps = { holiday: Holiday; isOver: boolean; onOpen: (dialog: 'edit' | 'remove') => void }

function HolidayRow({ holiday, isOver, onOpen }: HolidayRowProps) {
  const t = useSettingsWords()
  const { language } = useLanguage()
  const name = useNameOf()(holiday)
  return (
    <li className="flex items-center gap-3 px-3.5 py-2 sm:px-4.5">
      <span className="min-w-0 grow">
        <span className={isOver ? 'text-soft' : 'font-semibold'}>
          {showLongDate(language, calendarDay(holiday.day))}
        </span>
        <span className="block text-small text-muted">
          <bdi>{name}</bdi>
        </span>
      </span>
      {isOver && <Badge>{t('holidayOver')}</Badge>}
      <IconButton icon={Pencil} label={t('edit', { name })} size="small" onPress={() => onOpen('edit')} />
      <IconButton
        icon={Trash2}
        label={t('removeHoliday', { name })}
        size="small"
        variant="danger"
        onPress={() => onOpen('remove')}
      />
    </li>
  )
}
