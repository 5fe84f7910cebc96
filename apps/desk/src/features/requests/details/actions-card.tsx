import type { DeskAction, DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import type { ProblemCode } from '@sarai/domain/ground/problem.ts'
import { useProblemSentence } from '@sarai/frame/failure/problem-sentence.ts'
import { BareButton } from '@sarai/ui/kit/button/bare-button.tsx'
import { Kbd } from '@sarai/ui/kit/button/kbd.tsx'
import { useShortcuts } from '@sarai/ui/kit/commands/shortcuts.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import {
  actionLooks,
  fittingAction,
  iconOf,
  possibleActions,
  proposesRoom,
} from '#features/requests/details/action-looks.ts'
import { Assignment } from '#features/requests/details/assignment.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'

/** Why it stays closed, and what to do instead: the same refusals mean something else for other actions. */
const whyNotRevived: Partial<Record<ProblemCode, 'reviveOpen' | 'reviveNever' | 'reviveOver' | 'reviveBegun'>> = {
  REQUEST_OPEN: 'reviveOpen',
  NOT_REVIVABLE: 'reviveNever',
  DEADLINE_PASSED: 'reviveOver',
  STAY_BEGUN: 'reviveBegun',
}

type ActionsCardProps = {
  of: DeskRequest
  onChoose: (action: DeskAction) => void
  isAnswering: boolean
  /** Two beside each other, where the card is wide. */
  isWide: boolean
}

/** What may be done, always in the same order; what may not is there too, with its reason. A key opens, it never decides. */
export function ActionsCard({ of: request, onChoose, isAnswering, isWide }: ActionsCardProps) {
  const t = useDetailsWords()
  const sayProblem = useProblemSentence()
  const { language } = useLanguage()
  const price = showPrice(language, request.finalPrice, request.currency)
  const wordOf = (action: DeskAction) => (proposesRoom(request, action) ? 'proposeRoom' : action)
  const nameOf = (action: DeskAction) => t(wordOf(action), { price })
  const whyNot = (action: DeskAction, why: ProblemCode) => {
    // Agencies are told to ask the desk; here it is the desk that reads.
    if (why === 'REQUEST_CONFIRMED') return t('onlyCancelled')
    const own = action === 'revive' ? whyNotRevived[why] : undefined
    return own ? t(own) : t('mayNot', { why: sayProblem(why) })
  }
  const reasons = request.actions.map(({ action, why }) => (why === null ? undefined : whyNot(action, why)))
  // Of a closed request nearly all say the same.
  const shared = reasons.find((one) => one !== undefined && reasons.filter((other) => other === one).length > 2)
  const fitting = fittingAction(request)
  useShortcuts(
    t('actions'),
    isAnswering
      ? []
      : possibleActions(request).map((action) => ({
          keys: [actionLooks[action].key] as const,
          label: nameOf(action),
          onPress: () => onChoose(action),
        })),
  )
  return (
    <CardSection title={t('actions')}>
      {shared !== undefined && (
        <p className="border-t border-line px-3.5 pt-2.5 text-small text-soft sm:px-4.5">{shared}</p>
      )}
      <ul
        className={`grid gap-2 p-2.5 ${shared === undefined ? 'border-t border-line' : ''} ${isWide ? 'grid-cols-2' : ''}`}
      >
        {request.actions.map(({ action, why }, place) => {
          const { key } = actionLooks[action]
          const reason = reasons[place]
          const isFitting = action === fitting
          return (
            <li key={action}>
              <BareButton
                onPress={() => onChoose(action)}
                isDisabled={why !== null}
                className={`flex w-full items-center gap-3 rounded-inner border px-3 py-2.5 text-start
                  ${isFitting ? 'border-primary bg-primary text-on-primary' : 'border-line bg-surface data-hovered:bg-surface-2'}
                  ${why === null ? '' : 'text-muted'}`}
              >
                <Icon of={iconOf(request, action)} size={18} />
                <span className="min-w-0 grow">
                  <b className="block font-semibold">{nameOf(action)}</b>
                  {(reason === undefined || reason !== shared) && (
                    <span className={`block text-small ${isFitting ? '' : 'text-muted'}`}>
                      {reason ?? t(`${wordOf(action)}Note`)}
                    </span>
                  )}
                </span>
                {why === null && (
                  <span className="pointer-coarse:hidden max-sm:hidden">
                    <Kbd>{key.slice(-1)}</Kbd>
                  </span>
                )}
              </BareButton>
            </li>
          )
        })}
      </ul>
      <Assignment of={request} />
    </CardSection>
  )
}
