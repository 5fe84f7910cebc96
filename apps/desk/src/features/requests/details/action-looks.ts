import { Ban, BedDouble, Check, Clock, RotateCcw, Tag, Undo2, X } from 'lucide-react'
import type { DeskAction, DeskRequest } from '@sarai/wire/desk/requests/details.ts'

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

export const possibleActions = ({ actions }: DeskRequest): DeskAction[] =>
  actions.filter(({ why }) => why === null).map(({ action }) => action)

export const fittingAction = (request: DeskRequest): DeskAction | undefined =>
  possibleActions(request).find((action) => leadsOn.has(action))
