import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerAgency, requestToken, updateAgencyInfo, verifyEmail } from '@sarai/wire/portal/accounts.ts'
import { acceptInvitation, inviteColleague } from '@sarai/wire/portal/colleagues.ts'
import { decideAgency as decide, listAgencies, readAgency } from '@sarai/wire/desk/agencies.ts'
import { asAgencyId } from '@sarai/domain/ground/ids.ts'
import { decideAgency } from '#agencies/decide-agency.ts'
import { acceptInvitation as accept } from '#colleagues/accept-invitation.ts'
import type { StaffCaller, Visitor } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import { linkIn, mailsUntil } from '#testing/mailbox.ts'
import { outcomeDuring, outcomeOf } from '#testing/sabotage/held-after.ts'
import { startWorker, type Running } from '#testing/processes.ts'
import { aRegistration, openTestApp, testPassword } from '#testing/test-app.ts'
import { testEnvironment } from '#testing/test-config.ts'

const { anAgency, aStaffMember, callAs, database } = await openTestApp()
const visitor = callAs(null)
const strangersPassword = 'Str4nger-of-Ray'
const common = { reference: 'test-unproven', language: 'en', address: '', sessionId: '' } as const

let worker: Running
beforeAll(async () => void (worker = await startWorker(testEnvironment(database.urls))))
afterAll(() => worker.stop())

const tokenIn = (mail: Parameters<typeof linkIn>[0]) => linkIn(mail).searchParams.get('token') ?? ''
const logIn = (username: string, password: string) =>
  visitor(requestToken, { body: { grant_type: 'password', username, password } })
const register = (Email: string, AgencyName = 'Nobody Knows') =>
  visitor(registerAgency, { body: aRegistration({ Email, AgencyName, Password: strangersPassword }) })
const join = (Token: string) => visitor(acceptInvitation, { body: { Token, NewPassword: testPassword } })

/** Somebody registered with an address that is not theirs: its mailbox got one mail, and nobody used its link. */
async function aStrangersRegistration() {
  const email = `newhire.${crypto.randomUUID()}@parvazasia.example`
  await register(email)
  const [mail] = await mailsUntil(email, 1)
  const { token: desk, id: staffId } = await aStaffMember('admin')
  const { rows } = await callAs(desk)(listAgencies, { query: { search: email, limit: 10 } })
  const { id, version } = rows[0]!
  const read = () => callAs(desk)(readAgency, { params: { id } })
  const approve = async () => {
    const { version: now } = await read()
    return callAs(desk)(decide, { params: { id }, body: { version: now, decision: 'approve' } })
  }
  const reject = () => callAs(desk)(decide, { params: { id }, body: { version, decision: 'reject', reason: 'spam' } })
  return { email, id, version, staffId, desk, read, approve, reject, confirm: tokenIn(mail) }
}

/** The owner of a known agency invites that address; the mail of it, after those that came before. */
async function invited(email: string, mailsBefore = 1) {
  const { token } = await anAgency()
  const body = { FirstName: 'New', LastName: 'Hire', Email: email, Role: 'agent', Language: 'en' } as const
  await callAs(token)(inviteColleague, { body })
  const mails = await mailsUntil(email, mailsBefore + 1)
  return mails.at(-1)
}

/** Somebody joins, and waits for a registration that gives the address up to another one in that moment. */
async function outcomeOfTakingTwice(): Promise<string> {
  const { email, id } = await aStrangersRegistration()
  const link = tokenIn(await invited(email))
  const client = new pg.Client({ connectionString: database.superuserUrl })
  await client.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ pid: number }>(`select pg_backend_pid() as pid`)
    await client.query(`select 1 from agency where id = $1 for update`, [id])
    await client.query(`update agency_user set username_key = 'gone:' || id where agency_id = $1`, [id])
    await client.query(
      `with next as (
         insert into agency (name, manager_first_name, manager_last_name, mobile, language, name_key)
         select 'The Next', manager_first_name, manager_last_name, mobile, language, 'the next' from agency where id = $1
         returning id)
       insert into agency_user (agency_id, username, username_key, email, first_name, last_name, password_hash, role)
       select next.id, $2, $2, $2, 'A', 'B', password_hash, 'owner' from next, agency_user where agency_id = $1`,
      [id, email],
    )
    const outcome = outcomeOf(join(link))
    const waiting = `select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))`
    await expect.poll(() => database.sql(waiting, [rows[0]!.pid]), { timeout: 4_000 }).toHaveLength(1)
    await client.query('commit')
    return await outcome
  } finally {
    await client.end()
  }
}

describe('an address that somebody registered and nobody confirmed', () => {
  it('can be invited: whoever reads its mails joins, and the registration is over', async () => {
    const { email, read, approve, confirm } = await aStrangersRegistration()
    await join(tokenIn(await invited(email)))
    await expect(logIn(email, testPassword)).resolves.toBeDefined()
    await expect(logIn(email, strangersPassword)).rejects.toMatchObject({ code: 'LOGIN_FAILED' })
    expect(await read()).toMatchObject({ status: 'rejected', hasLostAddress: true, decisions: [], mailToResend: null })
    await expect(approve()).rejects.toMatchObject({ code: 'ADDRESS_LOST', status: 409 })
    await expect(visitor(verifyEmail, { body: { Token: confirm } })).rejects.toMatchObject({ code: 'LINK_INVALID' })
    await expect
      .poll(() => database.sql(`select 1 from activity where what = 'agency-address-lost'`), { timeout: 5_000 })
      .toHaveLength(1)
  })

  it('can become the e-mail of another account, by its own mailbox', async () => {
    const { email, read } = await aStrangersRegistration()
    const { token } = await anAgency()
    await callAs(token)(updateAgencyInfo, { body: { Email: email, Mobile: '09123456789' } })
    const mails = await mailsUntil(email, 2)
    await visitor(verifyEmail, { body: { Token: tokenIn(mails.at(-1)) } })
    await expect(logIn(email, testPassword)).resolves.toBeDefined()
    expect(await read()).toMatchObject({ status: 'rejected', decisions: [] })
  })

  it('is not given up by a rejection to whoever types it next: its mailbox is told, and the desk may think again', async () => {
    const { email, reject, approve, desk, read } = await aStrangersRegistration()
    await reject()
    await mailsUntil(email, 2)
    await register(email, 'Anybody Else')
    const mails = await mailsUntil(email, 3)
    expect(mails.at(-1)).toMatchObject({ subject: 'Somebody tried to register with your e-mail' })
    const { rows } = await callAs(desk)(listAgencies, { query: { search: email, limit: 10 } })
    expect(rows).toMatchObject([{ name: 'Nobody Knows', status: 'rejected' }])
    await approve()
    expect(await read()).toMatchObject({ status: 'approved', hasLostAddress: false })
  })

  it('is taken from a rejected registration by its mailbox', async () => {
    const { email, reject, approve } = await aStrangersRegistration()
    await reject()
    await mailsUntil(email, 2)
    await join(tokenIn(await invited(email, 2)))
    await expect(logIn(email, testPassword)).resolves.toBeDefined()
    await expect(approve()).rejects.toMatchObject({ code: 'ADDRESS_LOST' })
  })

  it('stays with its agency once its mailbox has confirmed it', async () => {
    const { email, read, confirm } = await aStrangersRegistration()
    await visitor(verifyEmail, { body: { Token: confirm } })
    const mail = await invited(email)
    expect(mail?.text).not.toContain('http')
    expect(await read()).toMatchObject({ status: 'pending' })
  })

  it('stays with its agency when the desk has approved it: its people are known', async () => {
    const { email, approve, read } = await aStrangersRegistration()
    const link = tokenIn(await invited(email))
    await approve()
    expect(await outcomeOf(join(link))).toBe('LINK_INVALID')
    expect(await read()).toMatchObject({ status: 'approved' })
    await expect(logIn(email, strangersPassword)).resolves.toBeDefined()
  })

  it('has one holder when the desk approves in the moment in which the invitation is accepted', async () => {
    for (const first of ['joining', 'approving'] as const) {
      const { email, id, version, staffId } = await aStrangersRegistration()
      const Token = tokenIn(await invited(email))
      const visit: Visitor = { ...common, kind: 'visitor' }
      const staff: StaffCaller = { ...common, kind: 'staff', asked: 'nothing', staffId, roles: ['admin'] }
      const enter = (db: Database) => accept(db, visit, { Token, NewPassword: testPassword })
      const accredit = (db: Database) => decideAgency(db, staff, asAgencyId(id), { kind: 'approve', version })
      const outcome =
        first === 'joining'
          ? await outcomeDuring(database.db, { work: enter, heldAfter: 'insert into agency_user' }, () =>
              accredit(database.db),
            )
          : await outcomeDuring(database.db, { work: accredit, heldAfter: 'update agency set status' }, () =>
              enter(database.db),
            )
      expect(outcome).toBe(first === 'joining' ? 'STATE_CHANGED' : 'LINK_INVALID')
    }
  })

  it('is taken also from the next who registers while the first gives it up', async () => {
    expect(await outcomeOfTakingTwice()).toBe('done')
  })

  it('sabotage: looked up once, the next would keep it from its mailbox', async () => {
    const [{ body } = { body: '' }] = await database.sql<{ body: string }>(
      `select pg_get_functiondef('release_unproven'::regproc) as body`,
    )
    await database.sql(body.replace('continue when not found', 'exit when not found'))
    expect(await outcomeOfTakingTwice()).toBe('LINK_INVALID')
    await database.sql(body)
  })

  it('sabotage: without the trigger it could never be taken', async () => {
    const { email } = await aStrangersRegistration()
    const link = tokenIn(await invited(email))
    await database.sql(`alter table agency_user disable trigger take_unproven_address`)
    expect(await outcomeOf(join(link))).toBe('LINK_INVALID')
    await database.sql(`alter table agency_user enable trigger take_unproven_address`)
    expect(await outcomeOf(join(link))).toBe('done')
  })
})
