import type { MissingThing } from '@sarai/wire/portal/money/contracts.ts'
import { msPerHour } from '@sarai/domain/ground/hotel-time.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import { requestNumber } from '@sarai/domain/request/request-number.ts'

/** Papers have to be with the hotel by then. */
const papersBefore = 72 * msPerHour

export type Papers = {
  readonly id: RequestId
  readonly isOpen: boolean
  readonly checkInAt: Date
  readonly offerUntil: Date | null
  /** How many guests have none. */
  readonly passports: number
  /** How many flights are not known where guests are met. */
  readonly flights: number
}

export type MoneyMissing = {
  readonly due: number
  /** What was sent and would pay for it, once finance has found it. */
  readonly sent: number
  readonly waiting: number
  readonly dueAt: Date | null
  readonly lookedAtBy: string | null
}

/** What has still to be done before everybody can travel, the nearest first; what has no time comes last. */
export function missingThings(money: MoneyMissing, requests: readonly Papers[], now: number): MissingThing[] {
  const things = [...missingMoney(money), ...requests.flatMap((request) => missingPapers(request, now))]
  return things.toSorted((a, b) => timeOf(a) - timeOf(b))
}

const timeOf = ({ By }: MissingThing) => (By === null ? Infinity : Date.parse(By))
const ofContract = { RequestId: null, RequestNumber: null }

function missingMoney({ due, sent, waiting, dueAt, lookedAtBy }: MoneyMissing): MissingThing[] {
  const toPay = due - sent
  return [
    ...(toPay > 0 ? [{ ...ofContract, What: 'pay' as const, Count: toPay, By: dueAt?.toISOString() ?? null }] : []),
    ...(lookedAtBy === null
      ? []
      : [{ ...ofContract, What: 'payment-waiting' as const, Count: waiting, By: lookedAtBy }]),
  ]
}

function missingPapers(request: Papers, now: number): MissingThing[] {
  const { id, isOpen, checkInAt, offerUntil, passports, flights } = request
  if (!isOpen || checkInAt.getTime() <= now) return []
  const of = { RequestId: id, RequestNumber: requestNumber(id) }
  const By = new Date(checkInAt.getTime() - papersBefore).toISOString()
  const isOffered = offerUntil !== null && offerUntil.getTime() > now
  return [
    ...(isOffered ? [{ ...of, What: 'decide-offer' as const, Count: null, By: offerUntil.toISOString() }] : []),
    ...(passports > 0 ? [{ ...of, What: 'passports' as const, Count: passports, By }] : []),
    ...(flights > 0 ? [{ ...of, What: 'flights' as const, Count: flights, By }] : []),
  ]
}
