import type { Access, AgencyAccess } from '@sarai/wire/core/operation.ts'
import type { AgencyId, StaffId, UserId } from '@sarai/domain/ground/ids.ts'
import type { StaffRole } from '@sarai/domain/people/staff-role.ts'
import type { Language } from '@sarai/locale/language.ts'
import type { Asked } from '#standing.ts'

/** A write that may arrive twice: the second time it finds the first one's answer under this key. */
export type WriteIntent = {
  readonly operation: string
  readonly key: string
  readonly bodyHash: string
  /** Set by the unit of work, so that a write which forgot its key is found out. */
  claimed: boolean
}

/** Where people come in. */
export type Door = 'portal' | 'desk'

type AnyCaller = {
  /** The request reference: in every log line and in every answer. */
  readonly reference: string
  readonly language: Language
  readonly address: string
  /** What the browser says of itself, cut to a sensible length; nothing when it says nothing. */
  readonly device?: string
  readonly intent?: WriteIntent
  /** Set by atDoor alone. */
  readonly door?: Door
}

/** `link`: the hash of the token of a link that they hold, in hex; their transactions see what it leads to. */
export type Visitor = AnyCaller & { readonly kind: 'visitor'; readonly link?: string }
/**
 * Somebody with a session. `asked` is set by identity/authenticate.ts for whoever comes from outside: a write on their
 * behalf begins by asking whether it still holds. The worker and the demo data act for people who ask for nothing, and
 * have to say so: a caller that was made without a word about it does not compile.
 */
type LoggedIn = AnyCaller & { readonly sessionId: string; readonly asked: Asked | 'nothing' }
export type AgencyCaller = LoggedIn & {
  readonly kind: 'agency'
  readonly agencyId: AgencyId
  readonly userId: UserId
}
export type StaffCaller = LoggedIn & {
  readonly kind: 'staff'
  readonly staffId: StaffId
  readonly roles: readonly StaffRole[]
}
/** The worker and the scripts: they act for nobody in particular. */
export type SystemCaller = AnyCaller & { readonly kind: 'system' }

export type Caller = Visitor | AgencyCaller | StaffCaller | SystemCaller

/** Who a handler may count on, by the access that its operation declares. */
export type CallerFor<A extends Access> = A extends 'anyone'
  ? Visitor
  : A extends AgencyAccess
    ? AgencyCaller
    : StaffCaller

/** Made and read here alone: nothing else can say of a caller that they have proven anything. */
const proof: unique symbol = Symbol('proof')

/**
 * Somebody who has just given their password or a code once more. What changes an address, a role or a factor takes
 * no other caller, so that an operation without `stepUp` cannot reach it: that does not compile.
 */
export type Proven<C extends Caller> = C & { readonly [proof]: true }

/** For http/step-up.ts, after it has checked. */
export function proven<C extends Caller>(caller: C): Proven<C> {
  return { ...caller, [proof]: true }
}

export function isProven<C extends Caller>(caller: C): caller is Proven<C> {
  return proof in caller
}

/** Whose idempotency keys these are. Visitors share one name, so what a visitor is answered must hold nothing of anybody. */
export function actorOf(caller: Caller): string {
  switch (caller.kind) {
    case 'visitor':
      return 'visitor'
    case 'agency':
      return `agency:${caller.agencyId}:${caller.userId}`
    case 'staff':
      return `staff:${caller.staffId}`
    case 'system':
      return 'system'
  }
}

/** The same caller at a door: only there does a transaction see passwords and factors, and change who may come in. */
export function atDoor<C extends Caller>(caller: C, door: Door): C {
  return { ...caller, door }
}

export function systemCaller(reference: string): SystemCaller {
  return { kind: 'system', reference, language: 'en', address: '' }
}
