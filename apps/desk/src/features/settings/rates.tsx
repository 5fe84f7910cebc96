import { useState } from 'react'
import { Coins, History, Plus } from 'lucide-react'
import type { Rate } from '@sarai/wire/desk/settings.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { showDate } from '@sarai/locale/date/date-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Part } from '#features/settings/part.tsx'
import { RateHistory } from '#features/settings/rate-history.tsx'
import { RateText } from '#features/settings/rate-text.tsx'
import { useRates } from '#features/settings/settings-calls.ts'
import { useSettingsWords } from '#features/settings/settings-words.ts'
import { useHouse } from '#shared/house.ts'

const RateDialog = laterDialog(async () => (await import('#features/settings/rate-dialog.tsx')).RateDialog)

/** What holds today, one line for each pair of currencies; each with its history. */
export function Rates() {
  const t = useSettingsWords()
  const { language } = useLanguage()
  const rates = useRates()
  const house = useHouse()
  const [isAdding, setAdding] = useState(false)
  const [opened, setOpened] = useState<Rate>()
  return (
    <Part
      of={rates}
      note={t('ratesNote')}
      action={
        <Button icon={Plus} onPress={() => setAdding(true)} isPending={isAdding && house.isPending}>
          {t('addRate')}
        </Button>
      }
    >
      {rates.data?.length === 0 && (
        <EmptyState icon={Coins} title={t('ratesEmpty')}>
          {t('ratesEmptyText')}
        </EmptyState>
      )}
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {rates.data?.map((rate) => (
          <li key={rate.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3.5 py-2.5 sm:px-4.5">
            <span className="min-w-0 grow">
              <RateText rate={rate} />
              <span className="block text-small text-muted">{showDate(language, calendarDay(rate.day))}</span>
            </span>
            <Button
              size="small"
              variant="ghost"
              icon={History}
              aria-label={t('historyOf', { from: rate.from, to: rate.to })}
              onPress={() => setOpened(rate)}
            >
              {t('history')}
            </Button>
          </li>
        ))}
      </ul>
      {isAdding && house.error && !house.data && <LoadError of={house} />}
      {isAdding && house.data && <RateDialog own={house.data.currency} onClose={() => setAdding(false)} />}
      {opened && <RateHistory pair={opened} onClose={() => setOpened(undefined)} />}
    </Part>
  )
}
