import type { Rate } from '@sarai/wire/desk/settings.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { showDate, showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Dialog } from '@sarai/ui/kit/overlay/dialog.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { RateText } from '#features/settings/rate-text.tsx'
import { useRateHistory } from '#features/settings/settings-calls.ts'
import { useSettingsWords } from '#features/settings/settings-words.ts'

type RateHistoryProps = { pair: { from: string; to: string }; onClose: () => void }

/** Every rate of a pair, also those that were set again. Nothing here can be changed: there is no such call. */
export function RateHistory({ pair: { from, to }, onClose }: RateHistoryProps) {
  const t = useSettingsWords()
  const history = useRateHistory({ from, to })
  const rates = history.data?.pages.flatMap(({ rows }) => rows) ?? []
  return (
    <Dialog
      isOpen
      isOnlyRead
      onClose={onClose}
      title={t.rich('historyTitle', { from: <bdi>{from}</bdi>, to: <bdi>{to}</bdi> })}
      note={t('historyNote')}
    >
      {history.isPending && (
        <Loading className="grid gap-3 py-2">
          <Skeleton className="h-4 w-60 max-w-full" />
          <Skeleton className="h-4 w-44" />
        </Loading>
      )}
      {history.error && <LoadError of={history} />}
      <ul aria-label={t('historyNote')} className="divide-y divide-line rounded-tag">
        {rates.map((rate) => (
          <HistoryRow key={rate.id} rate={rate} />
        ))}
      </ul>
      {history.hasNextPage && (
        <Button className="mt-3" isPending={history.isFetchingNextPage} onPress={() => void history.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Dialog>
  )
}

function HistoryRow({ rate }: { rate: Rate }) {
  const t = useSettingsWords()
  const { language } = useLanguage()
  const when = showShortDateTime(language, Date.parse(rate.setAt))
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <span>
        <RateText rate={rate} />
        <span className="block text-small text-muted">
          {rate.setBy === null ? t('setAt', { when }) : t('setAtBy', { when, name: rate.setBy })}
        </span>
      </span>
      <span className="text-soft">{showDate(language, calendarDay(rate.day))}</span>
    </li>
  )
}
