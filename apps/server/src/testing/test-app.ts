import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { connect, type Call, type CallOptions, type SentParts } from '@sarai/wire/core/client.ts'
import type { Operation, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { StaffRole } from '@sarai/domain/people/staff-role.ts'
import type { AgencyRole } from '@sarai/domain/people/colleague.ts'
import type { registrationBody } from '@sarai/wire/portal/accounts.ts'
import { finishDeskLogin, startDeskLogin } from '@sarai/wire/desk/accounts.ts'
import type { AgencyId, UserId, StaffId } from '@sarai/domain/ground/ids.ts'
import type * as z from 'zod/mini'
import { signAccessToken } from '#identity/token/access-token.ts'
import { openWaitingAccounts } from '#accounts/open-account.ts'
import { hashPassword, passwordWork } from '#identity/password-hash.ts'
import { buildApp } from '#app.ts'
import { storeSettings, type Config } from '#config.ts'
import { openObjectStore, type ObjectStore } from '#files/object-store.ts'
import { openHub } from '#live/hub.ts'
import { createLog } from '#log.ts'
import { createSealing, type Sealing } from '#sealing.ts'
import { factorRow } from '#staff/login/second-factor.ts'
import { newTotpSecret, stepAt, totpCode } from '#staff/login/totp.ts'
import { testConfig } from '#testing/test-config.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'

export type TestApp = {
  app: FastifyInstance
  database: TestDatabase
  files: ObjectStore
  /** Calls the API as the screens do, without a network. */
  callAs: (token: string | null, language?: string) => TestCall
  /** An agency that staff have approved, with a user who is logged in. */
  anAgency: (name?: string) => Promise<{ token: string; agencyId: AgencyId; username: string }>
  /** Another user of that agency, logged in. */
  aColleague: (agencyId: AgencyId, role: AgencyRole) => Promise<{ token: string; userId: UserId; username: string }>
  /** Opens the accounts that were asked for, as the worker would. */
  openAccounts: () => Promise<void>
  /** A member of staff with a session, without a login, which takes a code too; with an authenticator app of their own. */
  aStaffMember: (...roles: StaffRole[]) => Promise<TestStaff>
  /** Both halves of a login at the desk. */
  staffLogin: (staff: { username: string; secret: string }) => Promise<{ token: string }>
  sealing: Sealing
}

/** Whoever calls in a test knows their password and has their app at hand; a test of that gives a proof of its own. */
export type TestCall = Call & KnowingCall
type KnowingCall = <Op extends Operation>(
  op: Op,
  sent: SentParts<Op> & { proof?: string },
  options?: CallOptions,
) => Promise<ReplyOf<Op>>

export type TestStaff = { token: string; id: StaffId; username: string; secret: string; sessionId: string }

export const testPassword = 'Caravan5erai'

export function aRegistration(
  changes: Partial<z.input<typeof registrationBody>> = {},
): z.input<typeof registrationBody> {
  return {
    AgencyName: 'Parvaz Asia',
    ManagerFirstName: 'Nasrin',
    ManagerLastName: 'Rahimi',
    Email: `nasrin.${crypto.randomUUID()}@parvazasia.example`,
    Mobile: '09123456789',
    Password: testPassword,
    ...changes,
  }
}

export async function openTestApp(changes: Partial<Config> = {}): Promise<TestApp> {
  const database = await openTestDatabase()
  const config = testConfig(database.urls, changes)
  const sealing = createSealing(config.SEALING_KEYS)
  const hub = openHub({ connectionString: database.urls.app, onFailure: () => undefined })
  const files = openObjectStore(storeSettings(config))
  await files.ensureBucket()
  const app = await buildApp({
    config,
    log: createLog(config),
    db: database.db,
    hub,
    files,
    readiness: [],
    checkReplies: true,
  })
  await app.ready()
  afterAll(async () => {
    await hub.close()
    await app.close()
  })

  const factors = new Map<string, { id: number; secret: string }>()
  /** As long after the last code as it takes for the next. */
  const nextCode = async (token: string | null) => {
    const { id, secret } = factors.get(token ?? '') ?? { id: 0, secret: newTotpSecret() }
    await database.sql(`update staff_factor set last_step = 0, spent_on = null where staff_id = $1`, [id])
    return totpCode(secret, stepAt(Date.now()))
  }
  const callAs = (token: string | null, language = 'en') => {
    const call = connect({
      baseUrl: '',
      token: () => token,
      language: () => language,
      unreachable: () => 'unreachable',
      fetch: injectedFetch(app, anAddress()),
    })
    const knowing: KnowingCall = async (op, sent, options) => {
      if (op.stepUp === undefined || sent.proof !== undefined) return call(op, sent as never, options)
      const proof = op.stepUp === 'code' ? await nextCode(token) : testPassword
      return call(op, { ...sent, proof } as never, options)
    }
    return knowing as TestCall
  }

  /** Without the login, which takes a slow hash: most tests are about something else. */
  const aSession = async (agencyId: AgencyId, userId: UserId) => {
    const [session] = await database.sql<{ id: string }>(
      `insert into agency_session (agency_id, user_id, address, expires_at)
       values ($1, $2, $3, now() + interval '1 day') returning id`,
      [agencyId, userId, anAddress()],
    )
    return signAccessToken(config.TOKEN_SIGNING_KEY, 'portal', userId, { agency: agencyId, sid: session!.id })
  }

  return {
    app,
    database,
    files,
    callAs,
    async anAgency(name = 'Parvaz Asia') {
      const { Email: username } = aRegistration()
      const [agency] = await database.sql<{ agencyId: AgencyId; userId: UserId }>(
        `with agency as (
           insert into agency (name, manager_first_name, manager_last_name, mobile, language, status)
           values ($1, 'Nasrin', 'Rahimi', '09123456789', 'en', 'approved') returning id)
         insert into agency_user (agency_id, username, username_key, email, first_name, last_name, password_hash, role)
         select id, $2, $2, $2, 'Nasrin', 'Rahimi', $3, 'owner' from agency
         returning agency_id::int as "agencyId", id::int as "userId"`,
        [name, username, await passwordHashForTests],
      )
      const { agencyId, userId } = agency!
      return { token: await aSession(agencyId, userId), agencyId, username }
    },
    async aColleague(agencyId, role) {
      const username = `${role}.${crypto.randomUUID()}@parvazasia.example`
      const [user] = await database.sql<{ id: UserId }>(
        `insert into agency_user (agency_id, username, username_key, email, first_name, last_name, password_hash, role)
         values ($1, $2, $2, $2, 'Mina', 'Karimi', $3, $4) returning id::int`,
        [agencyId, username, await passwordHashForTests, role],
      )
      const { id: userId } = user!
      return { token: await aSession(agencyId, userId), userId, username }
    },
    openAccounts: () => openWaitingAccounts(database.workerDb),
    async aStaffMember(...roles) {
      const username = `${crypto.randomUUID()}@sarai.example`
      const secret = newTotpSecret()
      const [staff] = await database.sql<{ id: StaffId }>(
        `insert into staff (username, username_key, name, password_hash, roles)
         values ($1, $1, 'Kaveh Moradi', $2, $3) returning id::int`,
        [username, await passwordHashForTests, roles],
      )
      const { id } = staff!
      await database.sql(`insert into staff_factor (staff_id, secret, last_step) values ($1, $2, 0)`, [
        id,
        sealing.seal(secret, factorRow(id)),
      ])
      const [session] = await database.sql<{ id: string }>(
        `insert into staff_session (staff_id, expires_at) values ($1, now() + interval '1 day') returning id`,
        [id],
      )
      const sid = session?.id ?? ''
      const token = await signAccessToken(config.TOKEN_SIGNING_KEY, 'desk', id, { roles, sid })
      factors.set(token, { id, secret })
      return { token, id, username, secret, sessionId: sid }
    },
    async staffLogin({ username, secret }) {
      const { challenge } = await callAs(null)(startDeskLogin, { body: { username, password: testPassword } })
      const code = totpCode(secret, stepAt(Date.now()))
      return callAs(null)(finishDeskLogin, { body: { challenge, code } })
    },
    sealing,
  }
}

/** Whoever calls comes from somewhere else: the limits on trying are for the tests that are about them. */
export function anAddress(): string {
  const [a = 0, b = 0, c = 0] = crypto.getRandomValues(new Uint8Array(3))
  return `10.${a}.${b}.${c}`
}

const passwordHashForTests = passwordWork(() => hashPassword(testPassword))

/** Fastify's inject behind the face of fetch, so that tests use the very client that the browsers use. */
function injectedFetch(app: FastifyInstance, remoteAddress: string): typeof fetch {
  return async (input, init) => {
    const { body } = init ?? {}
    const headers = new Headers(init?.headers)
    if (body instanceof URLSearchParams) headers.set('content-type', 'application/x-www-form-urlencoded')
    const answer = await app.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url: input as string,
      remoteAddress,
      headers: Object.fromEntries(headers),
      ...(body === undefined || body === null ? {} : { payload: await payloadOf(body) }),
    })
    const noBody = answer.statusCode === 204
    return new Response(noBody ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as [string, string]),
    })
  }
}

async function payloadOf(body: NonNullable<RequestInit['body']>): Promise<string | Buffer> {
  if (body instanceof Uint8Array) return Buffer.from(body)
  if (body instanceof Blob) return Buffer.from(await body.arrayBuffer())
  return (body as string | URLSearchParams).toString()
}
