import { actorOf, type Caller } from '#caller.ts'
import { audienceRoleOf } from '#database/rights/audience-role.ts'
import type { Statement } from '#database/transaction/flight.ts'

/** The worker has rights of its own. The API has those of whoever it works for (audience-role.ts). */
export type Rights = 'by-audience' | 'of-the-connection'

export function roleOf(rights: Rights | undefined, caller: Caller): string {
  return rights === 'of-the-connection' ? 'none' : audienceRoleOf(caller)
}

/** Whose rights a transaction has, and how long its caller waits. */
export type Bounds = { readonly role: string; readonly timeoutMs: number }

/**
 * What nobody waits for any more must not go on in PostgreSQL, with its locks and a connection that the pool has replaced.
 * A second later than on our side, so that whoever waits always gets the same answer.
 */
const graceMs = 1_000

/**
 * They live as long as the transaction: set for the session they would leak to whoever gets the pooled connection next.
 */
const known = `set_config('role', $1, true), set_config('app.agency', $2, true), set_config('app.actor', $3, true),
  set_config('app.link', $4, true), set_config('lock_timeout', '5s', true), set_config('statement_timeout', $5, true)`
const valuesOf = ({ role, timeoutMs }: Bounds, caller: Caller) => [
  role,
  caller.kind === 'agency' ? `${caller.agencyId}` : '',
  actorOf(caller),
  caller.kind === 'visitor' ? (caller.link ?? '') : '',
  `${timeoutMs + graceMs}`,
]

/** The first statement of a flight that is a transaction by itself. */
export function lookSettings(bounds: Bounds, caller: Caller): Statement {
  const text = `select ${known}, set_config('transaction_read_only', 'on', true)`
  return { name: 'look-settings', text, values: valuesOf(bounds, caller) }
}

/** The first statements of a transaction that goes on. */
export function beginning(mode: 'read only' | 'read write', bounds: Bounds, caller: Caller): readonly Statement[] {
  const begin = { name: `begin ${mode}`, text: `begin ${mode}`, values: [] }
  const text = `select ${known}, floor(extract(epoch from now()) * 1000)::bigint as now`
  return [begin, { name: 'settings', text, values: valuesOf(bounds, caller) }]
}

/** Named by role: PostgreSQL plans a statement anew whenever it meets row-level security as somebody else. */
export function named(role: string, statement: Statement): Statement {
  return statement.name === '' ? statement : { ...statement, name: `${role}:${statement.name}` }
}
