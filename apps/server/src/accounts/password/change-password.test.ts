import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changePassword, readProfileSummary, registerAgency, requestToken } from '@sarai/wire/portal/accounts.ts'
import { mailsUntil } from '#testing/mailbox.ts'
import { startWorker, type Running } from '#testing/processes.ts'
import { aRegistration, openTestApp, testPassword } from '#testing/test-app.ts'
import { testEnvironment } from '#testing/test-config.ts'

const { anAgency, callAs, database } = await openTestApp()
const newPassword = 'Sarb4n-of-Yazd'
const change = (token: string, CurrentPassword: string, NewPassword: string, language = 'en', key?: string) =>
  callAs(token, language)(changePassword, { body: { CurrentPassword, NewPassword } }, key === undefined ? {} : { key })
const logIn = (username: string, password: string) =>
  callAs(null)(requestToken, { body: { grant_type: 'password', username, password } })

let worker: Running
beforeAll(async () => void (worker = await startWorker(testEnvironment(database.urls))))
afterAll(() => worker.stop())

describe('changing the password', () => {
  it('asks for the current one, and a mail says that it was changed [auth-10]', async () => {
    const { token, username } = await anAgency()
    await change(token, testPassword, newPassword)
    await expect(logIn(username, testPassword)).rejects.toMatchObject({ code: 'LOGIN_FAILED' })
    await expect(logIn(username, newPassword)).resolves.toBeDefined()
    const [mail] = await mailsUntil(username, 1)
    expect(mail).toMatchObject({ subject: 'Your password was changed' })
  })

  it.each([
    ['en', 'The current password is not right'],
    ['fa', 'رمز عبور فعلی درست نیست'],
  ])('is refused with a wrong current one, at its field (%s) [auth-10]', async (language, message) => {
    const { token, username } = await anAgency()
    await expect(change(token, 'Wrong5Password', newPassword, language)).rejects.toMatchObject({
      status: 400,
      code: 'PASSWORD_WRONG',
      fields: ['CurrentPassword'],
      message,
    })
    await expect(logIn(username, testPassword)).resolves.toBeDefined()
  })

  it('leaves this session open [auth-10]', async () => {
    const { token } = await anAgency()
    await change(token, testPassword, newPassword)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await expect(callAs(token)(readProfileSummary, {})).resolves.toBeDefined()
  })

  it('answers a repeated call as the first time, although the old password no longer fits', async () => {
    const { token } = await anAgency()
    const key = crypto.randomUUID()
    await change(token, testPassword, newPassword, 'en', key)
    await expect(change(token, testPassword, newPassword, 'en', key)).resolves.toBeNull()
  })

  it('lets one of two who change it at the same moment win', async () => {
    const { token } = await anAgency()
    const outcomes = await Promise.allSettled(
      ['Sarb4n-of-Yazd', 'Sarb4n-of-Kashan'].map((password) => change(token, testPassword, password)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('calls off a change of the e-mail that waits: whoever stole the old password may have asked for it', async () => {
    const { token, agencyId } = await anAgency()
    await database.sql(`update agency_user set pending_email = 'thief@evil.example' where agency_id = $1`, [agencyId])
    await change(token, testPassword, newPassword)
    const rows = await database.sql(`select pending_email from agency_user where agency_id = $1`, [agencyId])
    expect(rows).toEqual([{ pending_email: null }])
  })
})

describe('one policy for every new password', () => {
  it.each([
    ['Qwerty123', 'PASSWORD_WEAK'],
    ['ParvazAsia7', 'PASSWORD_PERSONAL'],
  ])('%s is %s at the registration and at the change [auth-04]', async (password, code) => {
    const registration = callAs(null)(registerAgency, { body: aRegistration({ Password: password }) })
    await expect(registration).rejects.toMatchObject({ status: 400, code, fields: ['Password'] })
    const { token } = await anAgency()
    await expect(change(token, testPassword, password)).rejects.toMatchObject({ code, fields: ['NewPassword'] })
  })

  it('says in Persian what is wrong', async () => {
    const { token } = await anAgency()
    await expect(change(token, testPassword, 'Qwerty123', 'fa')).rejects.toMatchObject({
      message: expect.stringContaining('این رمز عبور از پرکاربردترین‌هاست'),
    })
  })
})
