import { Ban, BedDouble, Check, Clock, Replace, RotateCcw, Tag, Undo2, X, type LucideIcon } from 'lucide-react'
import type { DeskAction, DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { answerInHand, decisionFrom } from '#features/requests/details/question/answer-in-hand.ts'

export const actionLooks = {
  'ask-hotel': { icon: BedDouble, key: 'KeyH' },
  accept: { icon: Check, key: 'KeyC' },
  'offer-price': { icon: Tag, key: 'KeyO' },
  'withdraw-offer': { icon: Undo2, key: 'KeyW' },
  reject: { icon: X, key: 'KeyR' },
  'cancel-confirmed': { icon: Ban, key: 'KeyS' },
  'extend-deadline': { icon: Clock, key: 'KeyE' },
  revive: { icon: RotateCcw, key: 'KeyV' },
} as const satisfies Record<DeskAction, unknown>

/** What a clerk should do next where they may. Another price, more time and a no are for whoever has a reason. */
const leadsOn: ReadonlySet<DeskAction> = new Set(['ask-hotel', 'accept', 'revive'])

/** A no to this stay that proposes the room which the hotel has instead goes by what it proposes. */
export const proposesRoom = (request: DeskRequest, action: DeskAction): boolean =>
  action === 'reject' && answerInHand(request)?.says === 'another-room'

export const iconOf = (request: DeskRequest, action: DeskAction): LucideIcon =>
  proposesRoom(request, action) ? Replace : actionLooks[action].icon

export const possibleActions = ({ actions }: DeskRequest): DeskAction[] =>
  actions.filter(({ why }) => why === null).map(({ action }) => action)

/** What the hotel said leads on where it may, else what comes next anyway. */
export function fittingAction(request: DeskRequest): DeskAction | undefined {
  const possible = possibleActions(request)
  const answer = answerInHand(request)
  const fitting = answer && decisionFrom[answer.says]
  return possible.find((action) => action === fitting) ?? possible.find((action) => leadsOn.has(action))
}
