import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enrolFactor, finishDeskLogin, readStaffProfile, startDeskLogin } from '@sarai/wire/desk/accounts.ts'
import { renewRecoveryCodes } from '@sarai/wire/desk/own-account.ts'
import { signAccessToken } from '#identity/token/access-token.ts'
import { createSealing, readSealingKeys } from '#sealing.ts'
import { checkSealing } from '#staff/login/check-sealing.ts'
import { createStaff } from '#staff/create-staff.ts'
import { stepAt, totpCode } from '#staff/login/totp.ts'
import { forgetting } from '#testing/forgetting.ts'
import { openTestApp, testPassword, type TestStaff } from '#testing/test-app.ts'
import { testConfig } from '#testing/test-config.ts'

const { app, database, callAs, aStaffMember, staffLogin, sealing } = await openTestApp()
const visitor = callAs(null)

const codeNow = (secret: string) => totpCode(secret, stepAt(Date.now()))
/** The code of this half minute and of the next: both are taken, also when the clock moves on meanwhile. */
const twoCodes = (secret: string) => [codeNow(secret), totpCode(secret, stepAt(Date.now()) + 1)] as const
const start = (username: string, password = testPassword) => visitor(startDeskLogin, { body: { username, password } })
const finish = (challenge: string, code: string) => visitor(finishDeskLogin, { body: { challenge, code } })
const stepsOf = (username: string) =>
  database.sql<{ what: string; actor_kind: string; after: unknown }>(
    `select what, actor_kind, became as after from activity
     where subject_kind = 'staff' and subject_id = (select id from staff where username = $1) order by id`,
    [username],
  )

describe('a login at the desk', () => {
  it('takes the password, then the code of the authenticator app', async () => {
    const staff = await aStaffMember('finance')
    const first = await start(staff.username)
    expect(first).toEqual({ next: 'code', challenge: expect.any(String) })
    const { token } = await finish(first.challenge, codeNow(staff.secret))
    await expect(callAs(token)(readStaffProfile, {})).resolves.toMatchObject({ id: staff.id, roles: ['finance'] })
  })

  it('takes a code that was typed with a space, and one of a clock that is ahead', async () => {
    const staff = await aStaffMember('finance')
    const { challenge } = await start(staff.username)
    const [, code] = twoCodes(staff.secret)
    await expect(finish(challenge, `${code.slice(0, 3)} ${code.slice(3)}`)).resolves.toHaveProperty('token')
  })

  it('takes each code once, in whatever login it is brought', async () => {
    const staff = await aStaffMember('finance')
    const [code, next] = twoCodes(staff.secret)
    const { challenge } = await start(staff.username)
    await finish(challenge, code)
    await expect(finish(challenge, code)).rejects.toMatchObject({ code: 'CODE_WRONG', status: 400 })
    const second = await start(staff.username)
    await expect(finish(second.challenge, code)).rejects.toMatchObject({ code: 'CODE_WRONG' })
    await finish(second.challenge, next)
    // What is older than a code that was taken is never taken any more.
    await expect(finish(second.challenge, code)).rejects.toMatchObject({ code: 'CODE_WRONG' })
  })

  it('lets one of two in who bring the same code at the same moment', async () => {
    const staff = await aStaffMember('finance')
    const { challenge } = await start(staff.username)
    const code = codeNow(staff.secret)
    const both = await Promise.allSettled([finish(challenge, code), finish(challenge, code)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('sabotage: when the last step is not kept, a code that somebody watched opens the desk again', async () => {
    const staff = await aStaffMember('finance')
    await forgetting(database, { table: 'staff_factor', column: 'last_step' }, async () => {
      await staffLogin(staff)
      await expect(staffLogin(staff)).resolves.toHaveProperty('token')
    })
  })

  it('says nothing of the second half to whoever does not know the password', async () => {
    const staff = await aStaffMember('admin')
    await expect(start(staff.username, 'Wrong5Password')).rejects.toMatchObject({ code: 'LOGIN_FAILED' })
    await expect(start('nobody@sarai.example')).rejects.toMatchObject({ code: 'LOGIN_FAILED' })
  })

  it('slows down whoever has the password and guesses the code', async () => {
    const staff = await aStaffMember('finance')
    const { challenge } = await start(staff.username)
    const guesses = Array.from({ length: 14 }, (_, index) => `00000${index % 10}`)
    const codes: string[] = []
    for (const guess of guesses) {
      codes.push(await finish(challenge, guess).then(String, (error: { code: string }) => error.code))
    }
    expect(codes.at(0)).toBe('CODE_WRONG')
    expect(codes.at(-1)).toBe('GUESSES_CLOSED')
  })

  it('has five minutes for its second half, and none once the password has changed', async () => {
    const staff = await aStaffMember('finance')
    const { challenge } = await start(staff.username)
    await expect(finish(`${challenge.slice(0, -4)}AAAA`, codeNow(staff.secret))).rejects.toMatchObject({
      code: 'LOGIN_EXPIRED',
    })
    await database.sql(`update staff set password_hash = password_hash || ' ' where id = $1`, [staff.id])
    await expect(finish(challenge, codeNow(staff.secret))).rejects.toMatchObject({ code: 'LOGIN_EXPIRED' })
  })
})

describe('half a login', () => {
  let staff: TestStaff
  let challenge: string
  beforeAll(async () => {
    staff = await aStaffMember('admin')
    ;({ challenge } = await start(staff.username))
  })
  const callWith = (token: string) =>
    app.inject({ method: 'GET', url: '/desk/api/me', headers: { authorization: `Bearer ${token}` } })

  it('opens nothing at the desk, and no live stream', async () => {
    expect((await callWith(challenge)).statusCode).toBe(401)
    const stream = await app.inject({
      method: 'GET',
      url: '/desk/api/live',
      headers: { authorization: `Bearer ${challenge}` },
    })
    expect(stream.statusCode).toBe(401)
  })

  it('sets no cookie that could be renewed', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: startDeskLogin.path,
      payload: { username: staff.username, password: testPassword },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('cannot set another authenticator app up beside the first', async () => {
    await expect(visitor(enrolFactor, { body: { challenge, code: codeNow(staff.secret) } })).rejects.toMatchObject({
      code: 'LOGIN_EXPIRED',
    })
  })

  it('sabotage: signed as an access token for an open session it would open the desk', async () => {
    const { TOKEN_SIGNING_KEY } = testConfig(database.urls)
    const token = await signAccessToken(TOKEN_SIGNING_KEY, 'desk', staff.id, { roles: [], sid: staff.sessionId })
    expect((await callWith(token)).statusCode).toBe(200)
  })
})

describe('the first login', () => {
  const hired = async () => {
    const username = `${crypto.randomUUID()}@sarai.example`
    await createStaff(database.urls.owner, { username, name: 'Kaveh', password: testPassword, roles: ['admin'] })
    const first = await start(username)
    if (first.next !== 'enrol') throw new Error('There is an app already')
    return { username, ...first }
  }

  it('given anew by whoever owns the database, raises the version of the roles', async () => {
    const { username } = await hired()
    await createStaff(database.urls.owner, { username, name: 'Kaveh', password: testPassword, roles: ['finance'] })
    expect(await database.sql(`select roles, version from staff where username = $1`, [username])).toEqual([
      { roles: ['finance'], version: 2 },
    ])
  })

  it('sets the authenticator app up, and tells ten recovery codes once', async () => {
    const { username, challenge, secret, address } = await hired()
    expect(address).toContain(`secret=${secret}`)
    const { token, recoveryCodes } = await visitor(enrolFactor, { body: { challenge, code: codeNow(secret) } })
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(recoveryCodes[0]).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    await expect(callAs(token)(readStaffProfile, {})).resolves.toMatchObject({ username, recoveryCodes: 10 })
    await expect(start(username)).resolves.toMatchObject({ next: 'code' })
    expect(await stepsOf(username)).toMatchObject([{ what: 'staff-factor', actor_kind: 'staff' }])
  })

  it('ends with a code of that app only, and the code works no second time', async () => {
    const { username, challenge, secret } = await hired()
    await expect(visitor(enrolFactor, { body: { challenge, code: '000000' } })).rejects.toMatchObject({
      code: 'CODE_WRONG',
    })
    const [code, next] = twoCodes(secret)
    await visitor(enrolFactor, { body: { challenge, code } })
    const again = await start(username)
    await expect(finish(again.challenge, code)).rejects.toMatchObject({ code: 'CODE_WRONG' })
    await expect(visitor(enrolFactor, { body: { challenge, code: next } })).rejects.toMatchObject({
      code: 'LOGIN_EXPIRED',
    })
  })

  it('keeps neither the secret nor a recovery code where they could be read', async () => {
    const { challenge, secret } = await hired()
    const { recoveryCodes } = await visitor(enrolFactor, { body: { challenge, code: codeNow(secret) } })
    const tables = await database.sql<{ text: string }>(`
      select (select string_agg(f::text, '') from staff_factor f)
        || (select string_agg(r::text, '') from staff_recovery_code r)
        || coalesce((select string_agg(k::text, '') from idempotency_key k), '')
        || (select string_agg(a::text, '') from activity a) as text`)
    expect(tables[0]!.text).not.toContain(secret)
    expect(tables[0]!.text).not.toContain(recoveryCodes[0]!.replaceAll('-', ''))
    expect(tables[0]!.text).not.toContain(recoveryCodes[0])
  })
})

describe('a recovery code', () => {
  it('stands in for the code of the app, once, and the log says so', async () => {
    const staff = await aStaffMember('finance')
    const { recoveryCodes } = await callAs(staff.token)(renewRecoveryCodes, { proof: codeNow(staff.secret) })
    const recover = async (typed: string) => {
      const { challenge } = await start(staff.username)
      return visitor(finishDeskLogin, { body: { challenge, recoveryCode: typed } })
    }
    await expect(recover(recoveryCodes[3]!.toLowerCase())).resolves.toHaveProperty('token')
    await expect(recover(recoveryCodes[3]!)).rejects.toMatchObject({ code: 'RECOVERY_CODE_WRONG' })
    await expect(recover('AAAA-BBBB-CCCC-DDDD')).rejects.toMatchObject({ code: 'RECOVERY_CODE_WRONG' })
    expect(await stepsOf(staff.username)).toMatchObject([
      { what: 'staff-recovery-codes', after: { left: { is: 'number', number: 10 } } },
      { what: 'staff-recovery-code', after: { left: { is: 'number', number: 9 } } },
    ])
  })

  it('ends when new ones are made, which takes a code of the app', async () => {
    const staff = await aStaffMember('finance')
    const call = callAs(staff.token)
    const [code, next] = twoCodes(staff.secret)
    const { recoveryCodes: old } = await call(renewRecoveryCodes, { proof: code })
    await expect(call(renewRecoveryCodes, { proof: '000000' })).rejects.toMatchObject({ code: 'CODE_WRONG' })
    await call(renewRecoveryCodes, { proof: next })
    const { challenge } = await start(staff.username)
    await expect(visitor(finishDeskLogin, { body: { challenge, recoveryCode: old[0]! } })).rejects.toMatchObject({
      code: 'RECOVERY_CODE_WRONG',
    })
  })
})

describe('the keys that seal the secrets', () => {
  it('are checked once at the start: a missing or exchanged key stops the process', async () => {
    await aStaffMember('admin')
    await expect(checkSealing(database.db, sealing)).resolves.toBeUndefined()
    const other = (id: string) => createSealing(readSealingKeys(`${id}:${Buffer.alloc(32).toString('base64')}`)!)
    await expect(checkSealing(database.db, other('test'))).rejects.toThrow('"test"')
    await expect(checkSealing(database.db, other('next'))).rejects.toThrow('"test"')
  })
})

afterAll(() => database.sql(`delete from attempt`))
