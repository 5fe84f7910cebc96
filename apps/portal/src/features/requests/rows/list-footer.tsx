import type { ReactNode } from 'react'
import { mostListed } from '@sarai/wire/portal/kept-requests.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { Kbd } from '@sarai/ui/kit/button/kbd.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useRequestWords } from '#features/requests/request-words.ts'

type ListFooterProps = { total: number; mayBeMore: boolean; children: ReactNode }

/** What is left to be read, or why it is not there. Nothing is drawn around nothing. */
export function ListFooter({ total, mayBeMore, children }: ListFooterProps) {
  const t = useRequestWords()
  const { language } = useLanguage()
  const values = { total: showNumber(language, total), listed: showNumber(language, mostListed) }
  const ending = mayBeMore ? t('mayBeMore') : total > mostListed ? t('newestOnly', values) : undefined
  return (
    <>
      {ending !== undefined && <p className="text-small text-soft">{ending}</p>}
      {children}
    </>
  )
}

/** As they are printed on every keyboard. */
const keys = { j: 'J', k: 'K', enter: 'Enter', space: 'Space' }

export function RowKeysHint() {
  const t = useRequestWords()
  return (
    <p className="text-center text-small text-muted">
      {t.rich('rowKeys', {
        j: <Kbd>{keys.j}</Kbd>,
        k: <Kbd>{keys.k}</Kbd>,
        enter: <Kbd>{keys.enter}</Kbd>,
        space: <Kbd>{keys.space}</Kbd>,
      })}
    </p>
  )
}
