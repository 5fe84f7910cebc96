import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  changePassword,
  forgotPassword,
  readAgencyInfo,
  readProfileSummary,
  registerAgency,
  requestToken,
  resetPassword,
  updateAgencyInfo,
  verifyEmail,
} from '@sarai/wire/portal/accounts.ts'
import { forgetting } from '#testing/forgetting.ts'
import { linkIn, mailsTo, mailsUntil } from '#testing/mailbox.ts'
import { startWorker, type Running } from '#testing/processes.ts'
import { aRegistration, openTestApp, testPassword } from '#testing/test-app.ts'
import { testEnvironment } from '#testing/test-config.ts'

const { app, aColleague, anAgency, callAs, database } = await openTestApp()
const visitor = callAs(null)
const mobile = '09123456789'
const anAddress = () => `nasrin.${crypto.randomUUID()}@new.example`
const update = (token: string, Email: string, Mobile = mobile) =>
  callAs(token)(updateAgencyInfo, { body: { Email, Mobile } })
const verify = (Token: string) => visitor(verifyEmail, { body: { Token } })
const logIn = (username: string, password = testPassword) =>
  visitor(requestToken, { body: { grant_type: 'password', username, password } })
const tokenFor = async (address: string, mails = 1) =>
  linkIn((await mailsUntil(address, mails)).at(-1)).searchParams.get('token') ?? ''
const infoOf = (token: string) => callAs(token)(readAgencyInfo, {})
const letMinutePass = (agencyId: number) =>
  database.sql(`update agency_user set confirmation_asked_at = now() - interval '61 seconds' where agency_id = $1`, [
    agencyId,
  ])

let worker: Running
beforeAll(async () => void (worker = await startWorker(testEnvironment(database.urls))))
afterAll(() => worker.stop())

it('leaves the phone of the agency alone when none is sent, so that an agent may ask for the mail too', async () => {
  const { agencyId, token } = await anAgency()
  const agent = await aColleague(agencyId, 'agent')
  await update(token, anAddress(), '09350000001')
  await callAs(agent.token)(updateAgencyInfo, { body: { Email: agent.username } })
  expect(await infoOf(agent.token)).toMatchObject({ Mobile: '+989350000001' })
})

describe('the e-mail of an agency', () => {
  it('is confirmed by the link of the first mail, also before the agency is approved [auth-11]', async () => {
    const { Email } = aRegistration()
    await visitor(registerAgency, { body: aRegistration({ Email }) })
    const [mail] = await mailsUntil(Email, 1)
    expect(linkIn(mail).href).toMatch(/^https:\/\/portal\.sarai\.example\/account\/verify-email\?token=[\w-]{43}$/)
    await verify(await tokenFor(Email))
    await database.sql(
      `update agency set status = 'approved' where id = (select agency_id from agency_user where email = $1)`,
      [Email],
    )
    const { access_token: token } = await logIn(Email)
    expect(await callAs(token)(readProfileSummary, {})).toMatchObject({ ShouldVerifyEmail: false })
  })

  it('is asked to be confirmed again, to the same address [auth-11]', async () => {
    const { token, username } = await anAgency()
    expect(await infoOf(token)).toEqual({
      AgencyName: 'Parvaz Asia',
      ManagerFirstName: 'Nasrin',
      ManagerLastName: 'Rahimi',
      Email: username,
      Mobile: mobile,
      IsEmailVerified: false,
    })
    await update(token, username)
    await verify(await tokenFor(username))
    expect(await infoOf(token)).toMatchObject({ Email: username, IsEmailVerified: true })
    expect(await callAs(token)(readProfileSummary, {})).toMatchObject({ ShouldVerifyEmail: false })
  })

  it('becomes another, and with it the username, only when the new one is confirmed [auth-11]', async () => {
    const { token, username } = await anAgency()
    const address = anAddress()
    await update(token, address)
    expect(await infoOf(token)).toMatchObject({ Email: address, IsEmailVerified: false })
    await expect(logIn(username)).resolves.toBeDefined()
    await expect(logIn(address)).rejects.toMatchObject({ code: 'LOGIN_FAILED' })

    await verify(await tokenFor(address))
    expect(await infoOf(token)).toMatchObject({ Email: address, IsEmailVerified: true })
    await expect(logIn(address.toUpperCase())).resolves.toMatchObject({ userName: address })
    await expect(logIn(username)).rejects.toMatchObject({ code: 'LOGIN_FAILED' })
  })

  it('warns the old address while there is time; a new password calls the change off', async () => {
    const { token, username } = await anAgency()
    const address = anAddress()
    await update(token, address)
    const [warning] = await mailsUntil(username, 1)
    expect(warning).toMatchObject({ subject: 'A new e-mail was entered for your account' })
    const link = await tokenFor(address)
    await callAs(token)(changePassword, { body: { CurrentPassword: testPassword, NewPassword: 'Sarb4n-of-Yazd' } })
    await expect(verify(link)).rejects.toMatchObject({ code: 'LINK_INVALID' })
    expect(await infoOf(token)).toMatchObject({ Email: username })
  })

  it('takes a link to a new password out of the old mailbox with it', async () => {
    const { token, username } = await anAgency()
    await visitor(forgotPassword, { body: { Username: username } })
    const url = linkIn((await mailsUntil(username, 1))[0])
    const address = anAddress()
    await update(token, address)
    await verify(await tokenFor(address))
    const body = {
      UserId: Number(url.searchParams.get('userId')),
      Token: url.searchParams.get('token') ?? '',
      NewPassword: 'Sarb4n-of-Yazd',
    }
    await expect(visitor(resetPassword, { body })).rejects.toMatchObject({ code: 'LINK_INVALID' })
  })

  it('is corrected twice: only the link to the last address counts [auth-11]', async () => {
    const { token, agencyId } = await anAgency()
    const [typo, right] = [anAddress(), anAddress()]
    await update(token, typo)
    const old = await tokenFor(typo)
    await letMinutePass(agencyId)
    await update(token, right)
    const current = await tokenFor(right)
    await expect(verify(old)).rejects.toMatchObject({ code: 'LINK_INVALID' })
    await expect(verify(current)).resolves.toBeNull()
  })

  it('is told nothing of an address that another account has; its owner gets a mail [auth-11]', async () => {
    const [mine, other] = [await anAgency(), await anAgency()]
    await expect(update(mine.token, other.username)).resolves.toBeNull()
    const [mail] = await mailsUntil(other.username, 1)
    expect(mail).toMatchObject({ subject: 'Your e-mail was entered for another account' })
    expect(() => linkIn(mail)).toThrow('no link')
    expect(await infoOf(mine.token)).toMatchObject({ Email: other.username, IsEmailVerified: false })
    await expect(logIn(mine.username)).resolves.toBeDefined()
  })

  it('stays with whoever registered and confirmed it while its link was on the way', async () => {
    const { token } = await anAgency()
    const address = anAddress()
    await update(token, address)
    const link = await tokenFor(address)
    await visitor(registerAgency, { body: aRegistration({ Email: address }) })
    await verify(await tokenFor(address, 2))
    await expect(verify(link)).rejects.toMatchObject({ code: 'LINK_INVALID' })
  })
})

describe('asking for the confirmation again', () => {
  it('is possible once a minute, and says how long to wait [auth-11]', async () => {
    const { token, username, agencyId } = await anAgency()
    await update(token, username)
    const answer = await app.inject({
      method: 'PUT',
      url: '/api/AgencyClient',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json; domain-model=UpdateAgencyInfoData',
      },
      payload: JSON.stringify({ Email: username, Mobile: mobile }),
    })
    expect(answer.statusCode).toBe(429)
    const seconds = Number(answer.headers['retry-after'])
    expect(seconds).toBeGreaterThan(50)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(answer.body).toContain(seconds === 60 ? '1 minute' : `${seconds} seconds`)
    await letMinutePass(agencyId)
    await expect(update(token, username)).resolves.toBeNull()
    expect(await mailsUntil(username, 2)).toHaveLength(2)
  })

  it('is refused to all but one of ten that arrive at the same moment', async () => {
    const { token, username } = await anAgency()
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => update(token, username)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('sabotage: all ten would be mailed if the time of asking were not kept', async () => {
    const { token, username } = await anAgency()
    const outcomes = await forgetting(database, { table: 'agency_user', column: 'confirmation_asked_at' }, () =>
      Promise.allSettled(Array.from({ length: 10 }, () => update(token, username))),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    await mailsUntil(username, 10)
  })
})

describe('the link that confirms an e-mail', () => {
  it('works once, for 24 hours [auth-11]', async () => {
    const { token, username, agencyId } = await anAgency()
    await update(token, username)
    const link = await tokenFor(username)
    const [row] = await database.sql(
      `select extract(epoch from expires_at - created_at)::int as seconds from account_link where agency_id = $1`,
      [agencyId],
    )
    expect(row).toEqual({ seconds: 86_400 })
    await verify(link)
    await expect(verify(link)).rejects.toMatchObject({ status: 400, code: 'LINK_INVALID' })
  })

  it('is refused when its time is over, and when it is made up', async () => {
    const { token, username, agencyId } = await anAgency()
    await update(token, username)
    const link = await tokenFor(username)
    await database.sql(`update account_link set expires_at = now() where agency_id = $1`, [agencyId])
    await expect(verify(link)).rejects.toMatchObject({ code: 'LINK_INVALID' })
    await expect(verify('x'.repeat(43))).rejects.toMatchObject({ code: 'LINK_INVALID' })
  })

  it('is no link to a new password', async () => {
    const { token, username } = await anAgency()
    await update(token, username)
    const Token = await tokenFor(username)
    const [user] = await database.sql<{ id: number }>(`select id::int from agency_user where username = $1`, [username])
    const body = { UserId: user!.id, Token, NewPassword: 'Sarb4n-of-Yazd' }
    await expect(visitor(resetPassword, { body })).rejects.toMatchObject({ code: 'LINK_INVALID' })
  })
})

describe('the phone of an agency', () => {
  it('is corrected with the e-mail, in the one form that we keep [auth-11]', async () => {
    const { token, username } = await anAgency()
    await update(token, username, '0912 111 22 33')
    expect(await infoOf(token)).toMatchObject({ Mobile: '+989121112233' })
  })

  it('is changed by its owner only', async () => {
    const { token, username, agencyId } = await anAgency()
    await database.sql(`update agency_user set role = 'agent' where agency_id = $1`, [agencyId])
    await expect(update(token, username, '09121112233')).rejects.toMatchObject({ status: 403, fields: ['Mobile'] })
    expect(await mailsTo(username)).toEqual([])
  })
})
