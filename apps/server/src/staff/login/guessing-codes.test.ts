import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { finishDeskLogin, startDeskLogin } from '@sarai/wire/desk/accounts.ts'
import { changeStaffPassword, renewRecoveryCodes } from '@sarai/wire/desk/own-account.ts'
import { resetFactor } from '@sarai/wire/desk/staff.ts'
import { forgetFactorOf } from '#staff/create-staff.ts'
import { stepAt, totpCode } from '#staff/login/totp.ts'
import { forgetting } from '#testing/forgetting.ts'
import { mailsUntil } from '#testing/mailbox.ts'
import { startWorker, type Running } from '#testing/processes.ts'
import { anAddress, openTestApp, testPassword, type TestStaff } from '#testing/test-app.ts'
import { testEnvironment } from '#testing/test-config.ts'

/** Somebody knows a password of the desk and guesses the code, from as many addresses as they like. */
const { app, database, callAs, aStaffMember } = await openTestApp()
let worker: Running
beforeAll(async () => void (worker = await startWorker(testEnvironment(database.urls))))
afterAll(() => worker.stop())

const challengeOf = async ({ username }: TestStaff) =>
  (await callAs(null)(startDeskLogin, { body: { username, password: testPassword } })).challenge
const send = (body: object, cookie?: string) =>
  app.inject({
    method: 'POST',
    url: finishDeskLogin.path,
    remoteAddress: anAddress(),
    headers: cookie === undefined ? {} : { cookie },
    payload: body,
  })
const wrongCodes = ['000000', '000001', '000002', '000003']
const rightCode = (staff: TestStaff, ahead = 0) => {
  const code = totpCode(staff.secret, stepAt(Date.now()) + ahead)
  if (wrongCodes.includes(code)) throw new Error('One in 250,000 times a wrong code is right: run it again')
  return code
}

/** How many of so many wrong codes were held against the secret, fifty at once, each from another address. */
async function guess(staff: TestStaff, times: number, cookie?: string) {
  const challenge = await challengeOf(staff)
  let judged = 0
  for (let turn = 0; turn < times; turn += 50) {
    const guesses = Array.from({ length: Math.min(50, times - turn) }, (_, index) =>
      index % 4 === 3
        ? send({ challenge, recoveryCode: 'AAAA-BBBB-CCCC-DDDD' }, cookie)
        : send({ challenge, code: wrongCodes[index % 4] }, cookie),
    )
    const codes = (await Promise.all(guesses)).map(({ headers }) => String(headers['x-problem-code']))
    judged += codes.filter((code) => code.endsWith('CODE_WRONG')).length
    expect(codes.filter((code) => !code.endsWith('CODE_WRONG') && code !== 'GUESSES_CLOSED')).toEqual([])
  }
  return judged
}
async function enter(staff: TestStaff, cookie?: string, ahead = 0) {
  return send({ challenge: await challengeOf(staff), code: rightCode(staff, ahead) }, cookie)
}
const markOf = (answer: Awaited<ReturnType<typeof send>>) => {
  const mark = answer.cookies.find(({ name }) => name === '__Host-sarai-known')
  return `${mark!.name}=${mark!.value}`
}
const closingsOf = (staff: TestStaff) =>
  database.sql<{ what: string; actor_kind: string }>(
    `select what, actor_kind from activity where subject_kind = 'staff' and subject_id = $1
       and what = 'staff-codes-closed'`,
    [staff.id],
  )

describe('1,200 wrong codes from 1,200 addresses', () => {
  it('ten are judged; the owner is told once, by mail and in the log, and gets in from a known browser', async () => {
    const staff = await aStaffMember('finance')
    await database.sql(`update staff set language = 'fa' where id = $1`, [staff.id])
    const home = markOf(await enter(staff))
    expect(await guess(staff, 1_200)).toBeLessThanOrEqual(10)
    // The right code is not judged either: a stranger cannot learn that it was right.
    expect((await enter(staff, undefined, 1)).headers).toMatchObject({
      'x-problem-code': 'GUESSES_CLOSED',
      'retry-after': expect.stringMatching(/^[89]\d\d$/),
    })
    expect((await enter(staff, home, 1)).statusCode).toBe(200)

    expect(await closingsOf(staff)).toEqual([{ what: 'staff-codes-closed', actor_kind: 'system' }])
    const mails = await mailsUntil(staff.username, 1)
    expect(mails.map(({ subject }) => subject)).toEqual(['کد یا رمز عبور شما چند بار نادرست وارد شد'])
  }, 60_000)

  it('sabotage: with a count that forgets, all of them are judged', async () => {
    const staff = await aStaffMember('finance')
    expect(await forgetting(database, { table: 'guess_cap', column: 'wrong' }, () => guess(staff, 100))).toBe(100)
  })
})

describe('a closed step', () => {
  const pass = (minutes: number) =>
    database.sql(`update guess_cap set closed_until = closed_until - make_interval(mins => $1)`, [minutes])
  const minutesLeft = async (staff: TestStaff) =>
    Math.ceil(Number((await enter(staff, undefined, 1)).headers['retry-after']) / 60)

  it('stays closed twice as long each time, a day at most, and a right code ends it all', async () => {
    const staff = await aStaffMember('finance')
    for (const minutes of [15, 30, 60, 120, 240, 480, 960, 1_440, 1_440]) {
      expect(await guess(staff, 12)).toBeLessThanOrEqual(10)
      expect(await minutesLeft(staff)).toBe(minutes)
      await pass(minutes)
    }
    expect((await enter(staff)).statusCode).toBe(200)
    await guess(staff, 12)
    expect(await minutesLeft(staff)).toBe(15)
  }, 30_000)

  it('nine wrong ones, a right one and nine more close nothing', async () => {
    const staff = await aStaffMember('finance')
    for (const ahead of [0, 1]) {
      expect(await guess(staff, 9)).toBe(9)
      expect((await enter(staff, undefined, ahead)).statusCode).toBe(200)
    }
  })

  it.each([
    [
      'a new password',
      (staff: TestStaff) =>
        callAs(staff.token)(changeStaffPassword, {
          body: { currentPassword: testPassword, newPassword: 'Sarb4n-of-Yazd' },
        }),
    ],
    [
      'an admin who resets the app',
      async (staff: TestStaff) =>
        callAs((await aStaffMember('admin')).token)(resetFactor, { params: { id: staff.id } }),
    ],
    ['whoever owns the database', (staff: TestStaff) => forgetFactorOf(database.urls.owner, staff.username)],
  ])('is opened by %s', async (_, open) => {
    const staff = await aStaffMember('finance')
    await guess(staff, 12)
    const inside = { what: 'desk-password-inside', wrong: 10, person: staff.id }
    await database.sql(
      `insert into guess_cap (what, wrong, person, device) values ($1, $2, $3, 7)`,
      Object.values(inside),
    )
    await open(staff)
    expect(await database.sql(`select 1 from guess_cap where what like 'desk-%' and person = $1`, [staff.id])).toEqual(
      [],
    )
  })

  it('is a separate one for whoever is inside: guessing at the door takes nothing from an open session', async () => {
    const staff = await aStaffMember('finance')
    await guess(staff, 12)
    const renew = (code: string) => callAs(staff.token)(renewRecoveryCodes, { proof: code })
    await expect(renew(rightCode(staff))).resolves.toHaveProperty('recoveryCodes')
    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => renew('000000')))
    const wrong = outcomes.filter((outcome) => outcome.status === 'rejected' && outcome.reason.code === 'CODE_WRONG')
    expect(wrong.length).toBeLessThanOrEqual(10)
    await expect(renew(rightCode(staff, 1))).rejects.toMatchObject({ code: 'GUESSES_CLOSED', status: 429 })
  })

  it('is a separate one for each session: a token in other hands closes nothing for the rest', async () => {
    const staff = await aStaffMember('finance')
    const change = (token: string) =>
      callAs(token)(changeStaffPassword, { body: { currentPassword: 'Guessed5it', newPassword: 'Sarb4n-of-Yazd' } })
    for (let turn = 0; turn < 10; turn += 1) await change(staff.token).catch(() => undefined)
    await expect(change(staff.token)).rejects.toMatchObject({ code: 'GUESSES_CLOSED' })
    const { token } = (await enter(staff)).json<{ token: string }>()
    await expect(change(token)).rejects.toMatchObject({ code: 'PASSWORD_WRONG' })
  })
})
