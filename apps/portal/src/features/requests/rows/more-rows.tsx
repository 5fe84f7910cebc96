import { showNumber } from '@sarai/locale/number/number-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useRequestWords } from '#features/requests/request-words.ts'

type MoreRowsProps = { shown: number; total: number; isPending: boolean; onMore: () => void }

/** Instead of pages on a phone: what was read stays, and more comes under it. */
export function MoreRows({ shown, total, isPending, onMore }: MoreRowsProps) {
  const t = useRequestWords()
  const { language } = useLanguage()
  if (shown >= total) return null
  return (
    <div className="grid justify-items-center gap-2">
      <Button isWide isPending={isPending} onPress={onMore}>
        {t('showMore')}
      </Button>
      <p className="text-small text-muted">
        {t('shownOf', { shown: showNumber(language, shown), total: showNumber(language, total) })}
      </p>
    </div>
  )
}

/** Over a list that begins further down: whoever scrolled this far does not have it all read again. */
export function SkippedRows({ count, onStart }: { count: number; onStart: () => void }) {
  const t = useRequestWords()
  const { language } = useLanguage()
  return (
    <div className="grid justify-items-center gap-2 pt-3">
      <p className="text-small text-muted">{t('startsAt', { place: showNumber(language, count + 1) })}</p>
      <Button onPress={onStart}>{t('fromStart')}</Button>
    </div>
  )
}
