import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { NavigationType, useBlocker } from 'react-router'
import { useKitWords } from '@sarai/ui/kit/kit-words.ts'
import { closeTopLayer, isLayerOpen } from '@sarai/ui/kit/overlay/layer.ts'
import { forgetUnsaved, isAnythingUnsaved, remindUnsaved } from '@sarai/ui/kit/overlay/unsaved.ts'
import type { LeavingQuestionProps } from '#leaving/leaving-question.tsx'
import { answerLeaving } from '#leaving/leaving.ts'
import type { LossState } from '#session/login-after-loss.ts'

/** Not part of the first visit, which has nothing to lose. */
const LeavingQuestion = lazy(async () => {
  const code = await import('#leaving/leaving-question.tsx').catch(() => undefined)
  return { default: code?.LeavingQuestion ?? AskedByBrowser }
})

/** When the code of the question itself cannot be loaded. */
function AskedByBrowser({ onStay, onLeave }: LeavingQuestionProps) {
  const t = useKitWords()
  const ask = useEffectEvent(() => (confirm(t('discardTitle')) ? onLeave() : onStay()))
  useEffect(() => ask(), [])
  return null
}

/**
 * Stands between a page and whatever leads away from it (decision 058). Back closes what lies over the page and stays;
 * a way out of a form that holds something unsaved is taken only after a yes. The router knows one such guard, so both
 * are judged here.
 */
export function LeavingGuard() {
  const [isForLayer, setForLayer] = useState(false)
  const [answer, setAnswer] = useState<(mayLeave: boolean) => void>()
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const closes = historyAction === NavigationType.Pop && isLayerOpen()
    setForLayer(closes)
    const leads = nextLocation.pathname !== currentLocation.pathname || nextLocation.search !== currentLocation.search
    return closes || (leads && isAnythingUnsaved())
  })
  useEffect(() => {
    if (blocker.state !== 'blocked' || !isForLayer) return
    blocker.reset()
    closeTopLayer()
  }, [blocker, isForLayer])
  // Arrived, or never left.
  useEffect(() => {
    if (blocker.state === 'unblocked') remindUnsaved()
  }, [blocker.state])
  useEffect(() => answerLeaving((next) => setAnswer(() => next)), [])

  const settle = (mayLeave: boolean) => {
    if (mayLeave) forgetUnsaved()
    if (blocker.state === 'blocked') blocker[mayLeave ? 'proceed' : 'reset']()
    answer?.(mayLeave)
    setAnswer(undefined)
  }
  const isBlocked = blocker.state === 'blocked' && !isForLayer
  const isAfterLoss = isBlocked && (blocker.location.state as LossState)?.isAfterLoss === true
  return (
    <Suspense>
      {(isBlocked || answer !== undefined) && (
        <LeavingQuestion isAfterLoss={isAfterLoss} onStay={() => settle(false)} onLeave={() => settle(true)} />
      )}
    </Suspense>
  )
}
