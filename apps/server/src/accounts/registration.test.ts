import { describe, expect, it } from 'vitest'
import { readProfileSummary, registerAgency, requestToken } from '@sarai/wire/portal/accounts.ts'
import { decideAgency, listAgencies } from '@sarai/wire/desk/agencies.ts'
import { openAccount } from '#accounts/open-account.ts'
import { rolesThatMay } from '#testing/roles-that-may.ts'
import { aRegistration, openTestApp, testPassword } from '#testing/test-app.ts'

const { callAs, aStaffMember, database, openAccounts } = await openTestApp()
const visitor = callAs(null)

const waitingFor = async (staff: { token: string }, email: string) => {
  const { rows } = await callAs(staff.token)(listAgencies, { query: { status: 'pending', limit: 100 } })
  return rows.find((row) => row.email === email)
}
const logIn = (username: string, password = testPassword) =>
  visitor(requestToken, { body: { grant_type: 'password', username, password } })
const jobs = (task: string) =>
  database.sql<{ payload: { agencyId: number } }>(
    `select j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
    [task],
  )

describe('an agency registers', () => {
  it('waits at the desk, is approved, and its owner logs in and reads the profile', async () => {
    const registration = aRegistration()
    await visitor(registerAgency, { body: registration })
    await openAccounts()
    await expect(logIn(registration.Email)).rejects.toMatchObject({ code: 'AGENCY_PENDING', status: 400 })

    const admin = await aStaffMember('admin')
    const waiting = await waitingFor(admin, registration.Email)
    expect(waiting).toMatchObject({
      name: 'Parvaz Asia',
      managerName: 'Nasrin Rahimi',
      mobile: '+989123456789',
      language: 'en',
      version: 1,
    })
    const approved = await callAs(admin.token)(decideAgency, {
      params: { id: waiting!.id },
      body: { version: waiting!.version, decision: 'approve' },
    })
    expect(approved).toEqual({ id: waiting!.id, status: 'approved', version: 2 })
    expect(await waitingFor(admin, registration.Email)).toBeUndefined()

    const { access_token: token } = await logIn(registration.Email.toUpperCase())
    expect(await callAs(token)(readProfileSummary, {})).toEqual({
      UserName: 'Nasrin Rahimi',
      AgencyName: 'Parvaz Asia',
      Role: 'owner',
      ShouldVerifyEmail: true,
    })
  })

  it('answers the same for an e-mail that is known, and only its owner is told', async () => {
    const registration = aRegistration()
    const first = await visitor(registerAgency, { body: registration })
    const second = await visitor(registerAgency, { body: { ...registration, Password: 'Other5Password' } })
    expect(second).toEqual(first)
    await openAccounts()
    const agencies = await database.sql(`select 1 from agency_user where username_key = $1`, [
      registration.Email.toLowerCase(),
    ])
    expect(agencies).toHaveLength(1)
    expect(await jobs('mail-registration-repeated')).toHaveLength(1)
  })

  it('does not flood the mailbox of an owner whose address is registered again and again', async () => {
    const registration = aRegistration()
    const before = (await jobs('mail-registration-repeated')).length
    for (let turn = 0; turn < 5; turn += 1) await visitor(registerAgency, { body: registration })
    await openAccounts()
    expect(await jobs('mail-registration-repeated')).toHaveLength(before + 1)
  })

  it('leaves the API nothing to tell by: it can neither read what was registered nor open an account', async () => {
    const asked = [`select 1 from registration`, `insert into agency (name) values ('x')`]
    for (const text of asked) expect(await rolesThatMay(database.appPool, text)).toEqual([])
  })

  it('opens one account when the same registration arrives ten times at once', async () => {
    const registration = aRegistration()
    await Promise.all(Array.from({ length: 10 }, () => callAs(null)(registerAgency, { body: registration })))
    const waiting = await database.sql<{ id: string }>(`select id from registration`)
    expect(waiting).toHaveLength(10)
    // Two workers take each of the jobs at once.
    await Promise.all([...waiting, ...waiting].map(({ id }) => openAccount(database.workerDb, id)))
    expect(await database.sql(`select 1 from registration`)).toEqual([])
    const accounts = await database.sql(`select 1 from agency_user where email = $1`, [registration.Email])
    expect(accounts).toHaveLength(1)
  })

  it.each([
    ['AgencyName', '___'],
    ['AgencyName', 'Parvaz & Asia'],
    ['Email', 'nasrin@'],
    ['Mobile', '02188776655'],
    ['Password', 'caravanserai'],
  ] as const)('refuses a wrong %s (%s) and names the field', async (field, value) => {
    const attempt = visitor(registerAgency, { body: aRegistration({ [field]: value }) })
    await expect(attempt).rejects.toMatchObject({ status: 400, code: 'VALIDATION_FAILED', fields: [field] })
  })

  it.each(['پرواز آسیا', 'ستاره‌گشت', 'Kimia_Tour 24'])('takes %s as a company name', async (name) => {
    await expect(visitor(registerAgency, { body: aRegistration({ AgencyName: name }) })).resolves.toEqual({})
  })

  it('refuses a field that nobody asked for', async () => {
    const body = { ...aRegistration(), Status: 'approved' }
    await expect(visitor(registerAgency, { body })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })
})

describe('two members of staff approve the same agency at once', () => {
  it('lets exactly one of them win, and one mail is queued', async () => {
    const registration = aRegistration()
    await visitor(registerAgency, { body: registration })
    await openAccounts()
    const [first, second] = await Promise.all([aStaffMember('admin'), aStaffMember('admin')])
    const waiting = await waitingFor(first, registration.Email)
    const approval = {
      params: { id: waiting!.id },
      body: { version: waiting!.version, decision: 'approve' as const },
    }
    const before = (await jobs('mail-agency-decided')).length
    const attempts = [first, second, first, second].map((staff) => callAs(staff.token)(decideAgency, approval))
    const outcomes = await Promise.allSettled(attempts)

    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as object] : []))
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'STATE_CHANGED', status: 409 })
    const queued = (await jobs('mail-agency-decided')).slice(before)
    expect(queued.map((job) => job.payload)).toEqual([{ agencyId: waiting!.id, decision: 'approve' }])
  })
})

describe('logging in', () => {
  it('says the same for a wrong password and for a user who does not exist, in the language of the caller', async () => {
    const registration = aRegistration()
    await visitor(registerAgency, { body: registration })
    await openAccounts()
    await expect(logIn(registration.Email, 'Wrong5Password')).rejects.toMatchObject({
      code: 'LOGIN_FAILED',
      message: 'The username or password is not right',
    })
    const persian = callAs(null, 'fa')(requestToken, {
      body: { grant_type: 'password', username: 'nobody@nowhere.example', password: testPassword },
    })
    await expect(persian).rejects.toMatchObject({
      code: 'LOGIN_FAILED',
      message: 'نام کاربری یا رمز عبور درست نیست',
    })
  })
})
