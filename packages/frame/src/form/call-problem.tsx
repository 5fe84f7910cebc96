import { useEffect, useRef } from 'react'
import { Callout } from '@sarai/ui/kit/callout.tsx'
import { useFormWords } from '#form/form-words.ts'
import { isAnswerLost } from '#lost-answer.ts'

/** Why a call was refused, or that nobody knows yet whether it was done. */
export function CallProblem({ of: problem }: { of: Error }) {
  const t = useFormWords()
  const place = useRef<HTMLDivElement>(null)
  // Whoever pressed the button at the end of a long form would see nothing happen.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  return (
    <div ref={place}>
      {isAnswerLost(problem) ? (
        <Callout tone="warning" title={t('lostTitle')} isNews>
          {t('lostText')}
        </Callout>
      ) : (
        <Callout tone="error" isNews>
          {problem.message}
        </Callout>
      )}
    </div>
  )
}
