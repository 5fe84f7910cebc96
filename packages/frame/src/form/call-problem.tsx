import { Callout } from '@sarai/ui/kit/callout.tsx'
import { useFormWords } from '#form/form-words.ts'
import { isAnswerLost } from '#lost-answer.ts'

/** Why a call was refused, or that nobody knows yet whether it was done. */
export function CallProblem({ of: problem }: { of: Error }) {
  const t = useFormWords()
  return isAnswerLost(problem) ? (
    <Callout tone="warning" title={t('lostTitle')} isNews>
      {t('lostText')}
    </Callout>
  ) : (
    <Callout tone="error" isNews>
      {problem.message}
    </Callout>
  )
}
