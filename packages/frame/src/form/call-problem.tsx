import { LifeBuoy } from 'lucide-react'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { useFormWords } from '#form/form-words.ts'
import { isAnswerLost } from '#data/lost-answer.ts'
import { useHelp } from '#failure/help.ts'

/** Whoever pressed the button at the end of a long form would see nothing happen. */
function intoSight(place: HTMLElement | null) {
  place?.scrollIntoView({ block: 'nearest' })
}

/** Why a call was refused, or that nobody knows yet whether it was done. */
export function CallProblem({ of: problem }: { of: Error }) {
  const t = useFormWords()
  const help = useHelp()(problem)
  return (
    <div ref={intoSight}>
      {isAnswerLost(problem) ? (
        <Callout tone="warning" title={t('lostTitle')} isNews>
          {t('lostText')}
        </Callout>
      ) : (
        <Callout
          tone="error"
          isNews
          actions={
            help && (
              <Button size="small" icon={LifeBuoy} onPress={help.onAction}>
                {help.label}
              </Button>
            )
          }
        >
          {problem.message}
        </Callout>
      )}
    </div>
  )
}
