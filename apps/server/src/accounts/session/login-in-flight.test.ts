import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { changePassword, resetPassword } from '@sarai/wire/portal/accounts.ts'
import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import { openLink } from '#accounts/account-link.ts'
import { createAttemptLimits } from '#identity/attempt-limits.ts'
import { decideAgency } from '#agencies/decide-agency.ts'
import { logIn } from '#accounts/session/log-in.ts'
import { systemCaller, type StaffCaller, type Visitor } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import { finishLogin } from '#staff/login/finish-login.ts'
import { startLogin } from '#staff/login/start-login.ts'
import { stepAt, totpCode } from '#staff/login/totp.ts'
import { heldAfter, reworded } from '#testing/sabotage/held-after.ts'
import { anAddress, openTestApp, testPassword } from '#testing/test-app.ts'
import { testConfig } from '#testing/test-config.ts'

const { anAgency, aStaffMember, callAs, database, sealing } = await openTestApp()
const config = testConfig(database.urls)
const keys = { signing: config.TOKEN_SIGNING_KEY, refreshSecret: config.REFRESH_TOKEN_SECRET }
const newPassword = 'Sarb4n-of-Yazd'
const visitor = (): Visitor => ({ kind: 'visitor', reference: 'test-flight', language: 'en', address: anAddress() })
const entranceOf = (db: Database) => ({ db, keys, sealing, limits: createAttemptLimits(database.db, 'k') })
const outcomeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'in',
    (error: { code: string }) => error.code,
  )
const openSessions = async (agencyId: AgencyId) => {
  const open = await database.sql(`select 1 from agency_session where agency_id = $1 and ended_at is null`, [agencyId])
  return open.length
}

/** Somebody who found the password tries it; what follows meanwhile is over before its session is opened. */
async function loginDuring(
  agency: { agencyId: AgencyId; username: string },
  meanwhile: () => Promise<unknown>,
  { db = database.db, heldAt = 'left join agency_user' } = {},
) {
  const held = heldAfter(db, heldAt)
  const credentials = { username: agency.username, password: testPassword }
  const login = outcomeOf(logIn(entranceOf(held.db), visitor(), credentials, () => undefined))
  await held.reached
  await meanwhile()
  held.letGo()
  return login
}

async function reset(agencyId: AgencyId): Promise<void> {
  const [user] = await database.sql<{ id: UserId; email: string }>(
    `select id::int, email from agency_user where agency_id = $1`,
    [agencyId],
  )
  const link = { agencyId, userId: user!.id, email: user!.email }
  const token = await database.workerDb.write(systemCaller('test'), (tx) => openLink(tx, 'reset-password', link, 'job'))
  await callAs(null)(resetPassword, { body: { UserId: user!.id, Token: token, NewPassword: newPassword } })
}

describe('a login with the old password that is still on its way', () => {
  it('finds that the password was reset, and opens nothing', async () => {
    const agency = await anAgency()
    expect(await loginDuring(agency, () => reset(agency.agencyId))).toBe('LOGIN_FAILED')
    expect(await openSessions(agency.agencyId)).toBe(0)
  })

  it('finds that the password was changed, and opens nothing beside the session that changed it', async () => {
    const agency = await anAgency()
    const body = { CurrentPassword: testPassword, NewPassword: newPassword }
    expect(await loginDuring(agency, () => callAs(agency.token)(changePassword, { body }))).toBe('LOGIN_FAILED')
    expect(await openSessions(agency.agencyId)).toBe(1)
  })

  it('makes the reset wait when it is a moment ahead, and is ended by it', async () => {
    const agency = await anAgency()
    let resetting: Promise<void> | undefined
    const meanwhile = async () => {
      resetting = reset(agency.agencyId)
      await pause(300)
    }
    expect(await loginDuring(agency, meanwhile, { heldAt: 'insert into agency_session' })).toBe('in')
    await resetting
    expect(await openSessions(agency.agencyId)).toBe(0)
  })

  it('sabotage: without a second look at the password it has an open session afterwards', async () => {
    const agency = await anAgency()
    const db = reworded(database.db, 'password_hash = $3 for share', '$3::text is not null')
    expect(await loginDuring(agency, () => reset(agency.agencyId), { db })).toBe('in')
    expect(await openSessions(agency.agencyId)).toBe(1)
  })

  it('sabotage: a second look without a lock misses a reset of the same moment', async () => {
    const agency = await anAgency()
    const db = reworded(database.db, ' for share', '')
    const heldAt = 'password_hash = $3'
    expect(await loginDuring(agency, () => reset(agency.agencyId), { db, heldAt })).toBe('in')
    expect(await openSessions(agency.agencyId)).toBe(1)
  })

  it('opens half a login at the desk that is void', async () => {
    const staff = await aStaffMember('finance')
    const held = heldAfter(database.db, 'left join staff')
    const credentials = { username: staff.username, password: testPassword }
    const start = startLogin(entranceOf(held.db), visitor(), credentials, () => undefined)
    await held.reached
    await database.sql(`update staff set password_hash = password_hash || ' ' where id = $1`, [staff.id])
    held.letGo()
    const { challenge } = await start
    const code = totpCode(staff.secret, stepAt(Date.now()))
    const finish = finishLogin(entranceOf(database.db), visitor(), { challenge, code }, () => undefined)
    expect(await outcomeOf(finish)).toBe('LOGIN_EXPIRED')
  })
})

describe('a login at the very moment of a suspension', () => {
  /** The agency is suspended, but not committed yet, when somebody of it logs in. */
  async function loginBesideSuspension(db: Database) {
    const agency = await anAgency()
    const { id } = await aStaffMember('admin')
    const staff: StaffCaller = {
      ...visitor(),
      kind: 'staff',
      asked: 'nothing',
      staffId: id,
      roles: ['admin'],
      sessionId: '',
    }
    const held = heldAfter(db, 'update agency_session')
    const decision = { kind: 'suspend', version: 1, reason: 'No licence' } as const
    const suspension = decideAgency(held.db, staff, agency.agencyId, decision)
    await held.reached
    const credentials = { username: agency.username, password: testPassword }
    const login = outcomeOf(logIn(entranceOf(database.db), visitor(), credentials, () => undefined))
    await Promise.race([login, pause(600)])
    held.letGo()
    await suspension
    return { login: await login, open: await openSessions(agency.agencyId) }
  }

  it('waits for it, learns why it is refused, and leaves no open session', async () => {
    expect(await loginBesideSuspension(database.db)).toEqual({ login: 'AGENCY_SUSPENDED', open: 0 })
  })

  it('sabotage: a suspension without its lock leaves the session of that login open', async () => {
    const unlocked = reworded(database.db, ' for update', '')
    expect(await loginBesideSuspension(unlocked)).toEqual({ login: 'in', open: 1 })
  })
})
