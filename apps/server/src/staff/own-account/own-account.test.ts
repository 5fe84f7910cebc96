import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '@sarai/wire/core/client.ts'
import { readStaffProfile, startDeskLogin } from '@sarai/wire/desk/accounts.ts'
import { changeStaffPassword, endStaffSession, listStaffSessions } from '@sarai/wire/desk/own-account.ts'
import { disableStaff } from '@sarai/wire/desk/staff.ts'
import { stepAt, totpCode } from '#staff/login/totp.ts'
import { startApi, type Running } from '#testing/processes.ts'
import { openTestApp, testPassword } from '#testing/test-app.ts'
import { testEnvironment } from '#testing/test-config.ts'

const { app, database, callAs, aStaffMember, staffLogin } = await openTestApp()
const environment = testEnvironment(database.urls)
let apis: (Running & { url: string })[]

beforeAll(async () => {
  apis = await Promise.all([startApi(environment), startApi(environment)])
})
afterAll(() => Promise.all(apis.map((api) => api.stop())))

const callAt = (api: { url: string }, token: string) =>
  connect({ baseUrl: api.url, token: () => token, language: () => 'en', unreachable: () => 'unreachable' })
const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1_000))
const ended = { code: 'NOT_LOGGED_IN', status: 401 }

describe('the own account of a member of staff', () => {
  it('lists where it is logged in, and ends any of it everywhere within a second [R4]', async () => {
    const staff = await aStaffMember('finance')
    const other = await staffLogin(staff)
    const [current, second] = await callAs(staff.token)(listStaffSessions, {})
    expect([current?.isCurrent, second?.isCurrent]).toEqual([true, false])
    await Promise.all(apis.map((api) => callAt(api, other.token)(readStaffProfile, {})))
    await callAt(apis[0]!, staff.token)(endStaffSession, { params: { id: second!.id } })
    await aSecond()
    for (const api of apis) await expect(callAt(api, other.token)(readStaffProfile, {})).rejects.toMatchObject(ended)
    await expect(callAt(apis[1]!, staff.token)(readStaffProfile, {})).resolves.toMatchObject({ id: staff.id })
  })

  it('tells the log that a session was ended from the list, once', async () => {
    const staff = await aStaffMember('finance')
    await staffLogin(staff)
    const [, second] = await callAs(staff.token)(listStaffSessions, {})
    for (let turn = 0; turn < 2; turn += 1) await callAs(staff.token)(endStaffSession, { params: { id: second!.id } })
    const steps = await database.sql(
      `select count(*)::int as told from activity where what = 'staff-session-end' and subject_label = '${second!.id}'`,
    )
    expect(steps).toEqual([{ told: 1 }])
  })

  it('cannot end a session of a colleague', async () => {
    const [staff, colleague] = [await aStaffMember('finance'), await aStaffMember('finance')]
    await expect(callAs(staff.token)(endStaffSession, { params: { id: colleague.sessionId } })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('changes the password with the current one; the other sessions end everywhere within a second [R4]', async () => {
    const staff = await aStaffMember('finance')
    const other = await staffLogin(staff)
    const change = (currentPassword: string, newPassword = 'Minaret8Blue') =>
      callAt(apis[0]!, staff.token)(changeStaffPassword, { body: { currentPassword, newPassword } })
    await expect(change('Wrong5Password')).rejects.toMatchObject({
      code: 'PASSWORD_WRONG',
      fields: ['currentPassword'],
    })
    await change(testPassword)
    await aSecond()
    for (const api of apis) await expect(callAt(api, other.token)(readStaffProfile, {})).rejects.toMatchObject(ended)
    await expect(callAs(staff.token)(readStaffProfile, {})).resolves.toMatchObject({ id: staff.id })
    await expect(
      callAs(null)(startDeskLogin, { body: { username: staff.username, password: 'Minaret8Blue' } }),
    ).resolves.toMatchObject({ next: 'code' })
    const steps = await database.sql(`select 1 from activity where what = 'staff-password' and subject_id = $1`, [
      staff.id,
    ])
    expect(steps).toHaveLength(1)
  })

  it('is refused at every process within a second once it is shut out [R4]', async () => {
    const [admin, staff] = [await aStaffMember('admin'), await aStaffMember('reservations')]
    await Promise.all(apis.map((api) => callAt(api, staff.token)(readStaffProfile, {})))
    await callAt(apis[0]!, admin.token)(disableStaff, {
      params: { id: staff.id },
      proof: totpCode(admin.secret, stepAt(Date.now())),
    })
    await aSecond()
    for (const api of apis) await expect(callAt(api, staff.token)(readStaffProfile, {})).rejects.toMatchObject(ended)
  })
})

describe('the refresh cookie of the desk', () => {
  const cookieOf = (answer: { headers: Record<string, unknown> }) =>
    String(answer.headers['set-cookie']).split(';')[0] ?? ''
  const post = (url: string, payload: object | undefined, cookie = '') =>
    app.inject({ method: 'POST', url, headers: { cookie }, ...(payload === undefined ? {} : { payload }) })
  const logIn = async () => {
    const staff = await aStaffMember('finance')
    const half = await post('/desk/api/login', { username: staff.username, password: testPassword })
    const { challenge } = half.json<{ challenge: string }>()
    const code = totpCode(staff.secret, stepAt(Date.now()))
    return { staff, cookie: cookieOf(await post('/desk/api/login/code', { challenge, code })) }
  }
  const renew = (cookie: string) => post('/desk/api/token', undefined, cookie)

  it('renews without a code, and changes each time [R3]', async () => {
    const { cookie } = await logIn()
    const first = await renew(cookie)
    expect(first.statusCode).toBe(200)
    expect(cookieOf(first)).not.toBe(cookie)
    expect((await renew(cookieOf(first))).statusCode).toBe(200)
  })

  it('ends the whole session when an old one comes back after its grace [R3]', async () => {
    const { staff, cookie } = await logIn()
    const fresh = cookieOf(await renew(cookie))
    await database.sql(`update staff_session set renewed_at = renewed_at - interval '11 seconds' where staff_id = $1`, [
      staff.id,
    ])
    expect((await renew(cookie)).statusCode).toBe(401)
    expect((await renew(fresh)).statusCode).toBe(401)
  })

  it('tells somebody who was shut out that they are logged out, and not that the password is wrong', async () => {
    const [admin, { staff, cookie }] = [await aStaffMember('admin'), await logIn()]
    await callAs(admin.token)(disableStaff, { params: { id: staff.id } })
    const refusal = await renew(cookie)
    expect([refusal.statusCode, refusal.headers['x-problem-code']]).toEqual([401, 'NOT_LOGGED_IN'])
  })

  it('is no access token, and neither is one of the portal [R5]', async () => {
    const { cookie } = await logIn()
    const value = cookie.split('=')[1] ?? ''
    const call = (token: string) =>
      app.inject({ method: 'GET', url: '/desk/api/me', headers: { authorization: `Bearer ${token}` } })
    expect((await call(value)).statusCode).toBe(401)
  })
})
