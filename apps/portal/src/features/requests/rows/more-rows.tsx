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
