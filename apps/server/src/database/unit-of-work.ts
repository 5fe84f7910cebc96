import pg from 'pg'
import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import { actorOf, type AgencyCaller, type Caller, type StaffCaller } from '#caller.ts'
import { audienceRoleOf } from '#database/rights/audience-role.ts'
import { isBroken, takeUnconfirmed } from '#database/connection-pool.ts'
import { once } from '#database/idempotency.ts'
import { Flight } from '#database/flight.ts'
import type { Question, Tx } from '#database/query.ts'
import { Problem } from '#problem.ts'
import type { Signing } from '#signing.ts'
import { agencyStanding, judgeStanding, staffStanding, type Asked, type Standing } from '#standing.ts'

/** The one way to the database: every statement runs inside a transaction that knows for whom it runs. */
export type Database = {
  /**
   * Asks what is known beforehand in one round trip. Quicker than `read`, which is for questions that depend on the
   * answer to another.
   */
  look<Answer>(caller: Caller, question: Question<Answer>): Promise<Answer>
  look<const Questions extends readonly Question<unknown>[]>(
    caller: Caller,
    questions: Questions,
  ): Promise<AnswersTo<Questions>>
  read<T>(caller: Caller, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Decides and writes in one transaction, once for each idempotency key of the caller. */
  write<T>(caller: Caller, work: (tx: Tx) => Promise<T>): Promise<T>
}

type AnswersTo<Questions> = { -readonly [At in keyof Questions]: Questions[At] extends Question<infer A> ? A : never }

const defaultTimeoutMs = 10_000

export type DatabaseOptions = {
  /** What the activity log is signed with: nobody opens the database without it. */
  signing: Signing
  timeoutMs?: number
  /** The worker has rights of its own. The API has those of whoever it works for (audience-role.ts). */
  rights?: 'by-audience' | 'of-the-connection'
  /** Called after a commit that announced something. */
  onNews?: () => void
}

export function openDatabase(pool: pg.Pool, options: DatabaseOptions): Database {
  return {
    look: createLook(pool, options),
    read: (caller, work) => unitOfWork(pool, options, 'read only', caller, work),
    write: (caller, work) => unitOfWork(pool, options, 'read write', caller, (tx) => once(tx, caller, () => work(tx))),
  }
}

/** Narrows what the transaction may see to the rows of one agency, from here to its end. */
export async function actForAgency(tx: Tx, agencyId: AgencyId): Promise<void> {
  await tx.query({ name: 'act-for-agency', text: `select set_config('app.agency', $1, true)`, values: [`${agencyId}`] })
}

/** Lets a visitor's transaction see the one account whose username was typed, to check its password. */
export async function actForUsername(tx: Tx, usernameKey: string): Promise<void> {
  await tx.query({
    name: 'act-for-username',
    text: `select set_config('app.username', $1, true)`,
    values: [usernameKey],
  })
}

/** Lets a visitor's transaction see the one link whose token it holds. */
export async function actForLink(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.query({
    name: 'act-for-link',
    text: `select set_config('app.link', $1, true)`,
    values: [tokenHash.toString('hex')],
  })
}

/** As in `beginFor`, as one statement: the first of a flight, which is a transaction by itself. */
const settings = `select set_config('role', $1, true), set_config('app.agency', $2, true),
  set_config('app.actor', $3, true), set_config('transaction_read_only', 'on', true), set_config('lock_timeout', '5s', true)`

function createLook(pool: pg.Pool, options: DatabaseOptions): Database['look'] {
  const ask = async (caller: Caller, questions: readonly Question<unknown>[]): Promise<unknown[]> => {
    const client = await taken(pool)
    const role = roleOf(options, caller)
    const first = { name: 'settings', text: settings, values: [role, agencyOf(caller), actorOf(caller)] }
    const flight = new Flight([first, ...questions.map(({ statement }) => named(role, statement))])
    client.query(flight)
    const [, ...answers] = await withinTime(flight.rows, options.timeoutMs ?? defaultTimeoutMs).catch(
      (error: unknown) => {
        client.release(true)
        throw isOutcomeLost(client, error, false) ? new Problem('OUTCOME_UNKNOWN', { cause: error }) : error
      },
    )
    client.release()
    return questions.map(({ read }, place) => read(answers[place]!))
  }
  const look = async (caller: Caller, asking: Question<unknown> | readonly Question<unknown>[]) => {
    if ('read' in asking) return (await ask(caller, [asking]))[0]
    return ask(caller, asking)
  }
  return look as Database['look']
}

async function taken(pool: pg.Pool): Promise<pg.PoolClient> {
  return pool.connect().catch((error: unknown) => {
    throw new Problem('OUTCOME_UNKNOWN', { cause: error })
  })
}

function roleOf({ rights }: DatabaseOptions, caller: Caller): string {
  return rights === 'of-the-connection' ? 'none' : audienceRoleOf(caller)
}

function agencyOf(caller: Caller): string {
  return caller.kind === 'agency' ? `${caller.agencyId}` : ''
}

async function unitOfWork<T>(
  pool: pg.Pool,
  options: DatabaseOptions,
  mode: 'read only' | 'read write',
  caller: Caller,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await taken(pool)
  const role = roleOf(options, caller)
  let news = false
  let isCommitting = false
  const run = async () => {
    const begun = (await client.query(beginFor(mode, caller, role))) as unknown as pg.QueryResult[]
    if (mode === 'read write') refuseLostRights(caller, begun.at(-1))
    const { now } = begun[settingsAt]!.rows[0] as { now: string }
    const result = await work({
      now: Number(now),
      query: (statement) => client.query(oneCommand(role, statement)),
      bringsNews: () => void (news = true),
      sign: options.signing.sign,
    })
    isCommitting = true
    await client.query('commit')
    return result
  }
  try {
    const result = await withinTime(run(), options.timeoutMs ?? defaultTimeoutMs)
    if (takeUnconfirmed(client)) throw new Problem('OUTCOME_UNKNOWN')
    client.release()
    if (news) options.onNews?.()
    return result
  } catch (error) {
    const failure = isOutcomeLost(client, error, isCommitting)
      ? new Problem('OUTCOME_UNKNOWN', { cause: error })
      : error
    await abandon(client, failure)
    throw failure
  }
}

/** Class 08 is a connection that failed, 57P0x a server that goes down or ended it. */
const connectionLost = /^(08|57P0)/

/**
 * Whether the server died on us and not the work. At the commit nobody can say whether it was done; before it nothing
 * was, and the same answer is right: the client comes again with the same key (decision 006).
 */
function isOutcomeLost(client: pg.PoolClient, error: unknown, isCommitting: boolean): boolean {
  if (error instanceof Problem) return false
  if (error instanceof pg.DatabaseError) return connectionLost.test(error.code ?? '')
  return isCommitting || isBroken(client)
}

/** The third of the commands of `beginFor`. */
const settingsAt = 2

/**
 * The settings live as long as the transaction: set for the session they would leak to whoever gets the pooled
 * connection next. One simple query for all of them saves four round trips.
 */
function beginFor(mode: 'read only' | 'read write', caller: Caller, role: string): string {
  return (
    `begin ${mode}; set local lock_timeout = '5s'; ` +
    `select set_config('role', ${pg.escapeLiteral(role)}, true), ` +
    `set_config('app.agency', ${pg.escapeLiteral(agencyOf(caller))}, true), ` +
    `set_config('app.actor', ${pg.escapeLiteral(actorOf(caller))}, true), ` +
    `floor(extract(epoch from now()) * 1000) as now` +
    (mode === 'read write' ? standingOf(caller) : '')
  )
}

/**
 * Who called may have lost their session or role since they were let in: a body takes its time, and so do locks and
 * hashing. So no write begins without another look, which comes along with the settings and costs no round trip.
 */
function standingOf(caller: Caller): string {
  if (!isAsked(caller)) return ''
  const session = pg.escapeLiteral(caller.sessionId)
  return `; ${caller.kind === 'agency' ? agencyStanding(`${caller.agencyId}`, session) : staffStanding(session)}`
}

function refuseLostRights(caller: Caller, standing: pg.QueryResult<Standing> | undefined): void {
  if (isAsked(caller)) judgeStanding(caller.asked, standing?.rows[0])
}

function isAsked(caller: Caller): caller is (AgencyCaller | StaffCaller) & { asked: Asked } {
  return (caller.kind === 'agency' || caller.kind === 'staff') && caller.asked !== 'nothing'
}

/**
 * Named by role: PostgreSQL plans a statement anew whenever it meets row-level security as somebody else.
 */
function named<S extends { readonly name: string }>(role: string, statement: S): S {
  return statement.name === '' ? statement : { ...statement, name: `${role}:${statement.name}` }
}

/** The extended protocol takes one command only; without it a statement with neither name nor values could hold several. */
function oneCommand(role: string, statement: Parameters<Tx['query']>[0]) {
  return { ...named(role, statement), queryMode: 'extended' }
}

/** statement_timeout does not bound the wait of COMMIT for a replica (trap 3), so the clock runs on our side. */
async function withinTime<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Problem('OUTCOME_UNKNOWN')), timeoutMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** A refusal leaves a healthy connection behind; anything else closes it, because its state is not known. */
async function abandon(client: pg.PoolClient, error: unknown): Promise<void> {
  const outcomeUnknown = error instanceof Problem && error.code === 'OUTCOME_UNKNOWN'
  if (outcomeUnknown) return client.release(true)
  try {
    await withinTime(client.query('rollback'), 1_000)
    client.release()
  } catch {
    client.release(true)
  }
}
