import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { ProblemCode } from '@sarai/domain/ground/problem.ts'
import type { ProblemValues } from '@sarai/domain/ground/result.ts'
import type * as sentences from '@sarai/locale/words/say-problem.ts'
import { useKitWords } from '@sarai/ui/kit/kit-words.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'

let known: typeof sentences | 'missing' | undefined
const readers = new Set<() => void>()

/**
 * Says a refusal that nobody had to ask the server for. The sentences of all refusals weigh as much as a page, and few
 * read one: they come after the page that may say one, and until then it says «…».
 */
export function useProblemSentence(): (code: ProblemCode, values?: ProblemValues) => string {
  const t = useKitWords()
  const { language } = useLanguage()
  const said = useSyncExternalStore(follow, () => known)
  useEffect(() => void load(), [])
  return useCallback(
    (code, values = {}) => {
      if (said === 'missing') return t('loadFailed')
      return said?.sayProblem(language, code, values) ?? '…'
    },
    [said, language, t],
  )
}

async function load() {
  if (typeof known === 'object') return
  known = await import('@sarai/locale/words/say-problem.ts').catch(() => 'missing' as const)
  for (const tell of readers) tell()
}

function follow(tell: () => void) {
  readers.add(tell)
  return () => readers.delete(tell)
}
