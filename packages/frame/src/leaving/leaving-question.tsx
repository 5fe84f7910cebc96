import { DiscardQuestion } from '@sarai/ui/kit/overlay/discard-question.tsx'
import { useFrameWords } from '#frame-words.ts'

export type LeavingQuestionProps = {
  /** It leads to the login, because the session has ended by itself. */
  isAfterLoss: boolean
  onStay: () => void
  onLeave: () => void
}

export function LeavingQuestion({ isAfterLoss, onStay, onLeave }: LeavingQuestionProps) {
  const t = useFrameWords()
  const words = {
    title: t('lossTitle'),
    text: t('lossText'),
    discardLabel: t('lossLogIn'),
    keepLabel: t('lossStay'),
  }
  return <DiscardQuestion isOpen onKeep={onStay} onDiscard={onLeave} {...(isAfterLoss && words)} />
}
