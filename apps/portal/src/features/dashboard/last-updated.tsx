import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useIsFetching } from '@tanstack/react-query'
import { showTime } from '@sarai/locale/date/date-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useDashboardWords } from '#features/dashboard/dashboard-words.ts'

/** When the oldest part on the page was read, once one was, and a button that reads all of them again. */
export function LastUpdated({ at, onRefresh }: { at: number | undefined; onRefresh: () => Promise<unknown> }) {
  const t = useDashboardWords()
  const { language } = useLanguage()
  const [isAsked, setAsked] = useState(false)
  const isReading = useIsFetching() > 0
  const refresh = () => {
    setAsked(true)
    void onRefresh().finally(() => setAsked(false))
  }
  return (
    <>
      {/* Its place is kept: what stands beside it would move. */}
      <p aria-live="polite" className="min-h-5 min-w-36 text-small text-muted sm:text-end">
        {at !== undefined && t('lastUpdated', { time: showTime(language, at) })}
      </p>
      <Button icon={RefreshCw} onPress={refresh} isPending={isAsked && isReading}>
        {t('refresh')}
      </Button>
    </>
  )
}
