import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readProfileSummary, requestToken } from '@sarai/wire/portal/accounts.ts'
import {
  acceptInvitation,
  inviteColleague,
  listColleagues,
  listInvitations,
  readInvitation,
  resendInvitation,
  withdrawInvitation,
} from '@sarai/wire/portal/colleagues.ts'
import { largestTeam } from '@sarai/domain/people/colleague.ts'
import { forgetting } from '#testing/forgetting.ts'
import { linkIn, mailsTo, mailsUntil } from '#testing/mailbox.ts'
import { startWorker, type Running } from '#testing/processes.ts'
import { openTestApp, testPassword } from '#testing/test-app.ts'
import { testEnvironment } from '#testing/test-config.ts'

const { anAgency, callAs, database } = await openTestApp()
const visitor = callAs(null)
const password = 'Sarb4n-of-Yazd'

let worker: Running
beforeAll(async () => void (worker = await startWorker(testEnvironment(database.urls))))
afterAll(() => worker.stop())

const somebody = () => `mina.${crypto.randomUUID()}@parvazasia.example`
const anInvitation = (Email = somebody()) => ({
  FirstName: 'Mina',
  LastName: 'Karimi',
  Email,
  Role: 'agent' as const,
  Language: 'en' as const,
})
const tokenIn = (mail: Parameters<typeof linkIn>[0]) => linkIn(mail).searchParams.get('token') ?? ''
const logIn = (username: string, chosen = password) =>
  visitor(requestToken, { body: { grant_type: 'password', username, password: chosen } })
const accept = (Token: string, chosen = password) => visitor(acceptInvitation, { body: { Token, NewPassword: chosen } })

/** An agency whose owner has invited somebody, and the link in the mail. */
async function anInvited() {
  const agency = await anAgency()
  const owner = callAs(agency.token)
  const email = somebody()
  const { Id } = await owner(inviteColleague, { body: anInvitation(email) })
  const [mail] = await mailsUntil(email, 1)
  return { ...agency, owner, email, id: Id, mail, token: tokenIn(mail) }
}
const age = (change: string, agencyId: number) =>
  database.sql(`update invitation set ${change} where agency_id = $1`, [agencyId])

describe('an invitation', () => {
  it('brings a colleague in: by a link, with a password of their own, to the same agency', async () => {
    const { owner, email, mail, token } = await anInvited()
    expect(linkIn(mail).pathname).toBe('/auth/invitation')
    expect(await visitor(readInvitation, { body: { Token: token } })).toEqual({
      AgencyName: 'Parvaz Asia',
      FirstName: 'Mina',
      Email: email,
      Role: 'agent',
    })
    await accept(token)
    const { access_token } = await logIn(email)
    expect(await callAs(access_token)(readProfileSummary, {})).toEqual({
      UserName: 'Mina Karimi',
      AgencyName: 'Parvaz Asia',
      Role: 'agent',
      ShouldVerifyEmail: false,
    })
    const seen = await callAs(access_token)(listColleagues, {})
    expect(seen).toMatchObject([
      { Role: 'owner', IsMe: false },
      { Role: 'agent', Email: email, IsMe: true },
    ])
    expect(await owner(listInvitations, {})).toEqual([])
  })

  it('is written in the language of the invited', async () => {
    const { token } = await anAgency('ستاره گشت')
    const body = { ...anInvitation(), Language: 'fa' as const, Role: 'accountant' as const }
    await callAs(token)(inviteColleague, { body })
    const [mail] = await mailsUntil(body.Email, 1)
    expect(mail).toMatchObject({ subject: 'دعوت به همکاری در حساب «ستاره گشت»' })
    expect(mail?.text).toContain('با نقش حسابدار')
  })

  it('waits in the list of the owner until it is accepted', async () => {
    const { owner, email, agencyId } = await anInvited()
    expect(await owner(listInvitations, {})).toMatchObject([
      { Email: email, Role: 'agent', InvitedBy: 'Nasrin Rahimi', IsExpired: false },
    ])
    await age(`expires_at = now()`, agencyId)
    expect(await owner(listInvitations, {})).toMatchObject([{ IsExpired: true }])
  })

  it('takes no password that everybody knows, and the link stays good', async () => {
    const { token } = await anInvited()
    await expect(accept(token, 'Password123')).rejects.toMatchObject({ code: 'PASSWORD_WEAK', fields: ['NewPassword'] })
    await expect(accept(token, 'ParvazAsia2024')).rejects.toMatchObject({ code: 'PASSWORD_PERSONAL' })
    await expect(accept(token)).resolves.toBeNull()
  })

  it.each([
    ['used already', async ({ token }: { token: string }) => void (await accept(token))],
    ['two days old', ({ agencyId }: { agencyId: number }) => age(`expires_at = now()`, agencyId)],
    [
      'withdrawn',
      async ({ owner, id }: Awaited<ReturnType<typeof anInvited>>) =>
        void (await owner(withdrawInvitation, { params: { id } })),
    ],
    [
      'for an address that got an account elsewhere since',
      ({ email }: { email: string }) => database.sql(`update agency_user set username_key = $1 where id = 1`, [email]),
    ],
  ] as const)('opens nothing when it is %s', async (_, happen) => {
    const invited = await anInvited()
    await happen(invited)
    await expect(accept(invited.token, 'An0ther-Secret')).rejects.toMatchObject({ code: 'LINK_INVALID' })
    await expect(logIn(invited.email, 'An0ther-Secret')).rejects.toMatchObject({ code: 'LOGIN_FAILED' })
  })

  it('lets one in when two use the link at the same moment', async () => {
    const { token, owner } = await anInvited()
    const outcomes = await Promise.allSettled([accept(token), accept(token)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await owner(listColleagues, {})).toHaveLength(2)
  })

  it('sabotage: a link that is not marked as used would still be stopped by its invitation', async () => {
    const { token, owner } = await anInvited()
    await forgetting(database, { table: 'account_link', column: 'used_at' }, () => accept(token))
    await expect(accept(token)).rejects.toMatchObject({ code: 'LINK_INVALID' })
    expect(await owner(listColleagues, {})).toHaveLength(2)
  })

  it('repeats its first answer to a call whose answer was lost', async () => {
    const { token } = await anInvited()
    const key = crypto.randomUUID()
    await visitor(acceptInvitation, { body: { Token: token, NewPassword: password } }, { key })
    await expect(
      visitor(acceptInvitation, { body: { Token: token, NewPassword: password } }, { key }),
    ).resolves.toBeNull()
  })
})

describe('who may be invited', () => {
  it('answers the same for an address that has an account elsewhere, and tells only its owner', async () => {
    const [mine, other] = [await anAgency('Mine'), await anAgency('Other')]
    const owner = callAs(mine.token)
    const unknown = await owner(inviteColleague, { body: anInvitation() })
    const known = await owner(inviteColleague, { body: anInvitation(other.username) })
    expect(Object.keys(known)).toEqual(Object.keys(unknown))
    const list = await owner(listInvitations, {})
    expect(list.map(({ IsExpired, Role }) => [IsExpired, Role])).toEqual([
      [false, 'agent'],
      [false, 'agent'],
    ])
    const [mail] = await mailsUntil(other.username, 1)
    expect(mail).toMatchObject({ subject: 'You were invited to the account of another agency' })
    expect(mail?.text).not.toContain('http')
    expect(await mailsTo(mine.username)).toEqual([])
  })

  it('says so when the address is one of the own agency, invited or in', async () => {
    const { owner, email, username } = await anInvited()
    const again = owner(inviteColleague, { body: anInvitation(email.toUpperCase()) })
    await expect(again).rejects.toMatchObject({ code: 'ALREADY_INVITED', fields: ['Email'] })
    const colleague = owner(inviteColleague, { body: anInvitation(username) })
    await expect(colleague).rejects.toMatchObject({ code: 'ALREADY_COLLEAGUE', fields: ['Email'] })
  })

  it('ends at a team of two hundred, invitations included', async () => {
    const { agencyId, token } = await anAgency()
    await database.sql(
      `insert into invitation
         (agency_id, email, email_key, first_name, last_name, role, language, invited_by, expires_at)
       select u.agency_id, n::text, n::text, 'A', 'B', 'agent', 'en', u.id, now()
       from agency_user u, generate_series(1, $2) n where u.agency_id = $1`,
      [agencyId, largestTeam - 2],
    )
    const invite = () => callAs(token)(inviteColleague, { body: anInvitation() })
    const outcomes = await Promise.allSettled([invite(), invite()])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(invite()).rejects.toMatchObject({ code: 'TEAM_FULL' })
  })
})

describe('an open invitation', () => {
  it('is mailed again, once a minute, and works from either mail', async () => {
    const { owner, id, email, token, agencyId } = await anInvited()
    const resend = () => owner(resendInvitation, { params: { id } })
    await expect(resend()).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    await age(`sent_at = now() - interval '2 minutes', expires_at = now() - interval '1 minute'`, agencyId)
    await resend()
    const mails = await mailsUntil(email, 2)
    const second = tokenIn(mails.at(-1))
    expect(second).not.toBe(token)
    await accept(token)
    await expect(accept(second, testPassword)).rejects.toMatchObject({ code: 'LINK_INVALID' })
  })

  it('is withdrawn and made again for the same address a minute later, not at once', async () => {
    const { owner, id, email, agencyId } = await anInvited()
    await owner(withdrawInvitation, { params: { id } })
    const again = () => owner(inviteColleague, { body: anInvitation(email.toUpperCase()) })
    await expect(again()).rejects.toMatchObject({ code: 'RATE_LIMITED', status: 429 })
    await age(`sent_at = now() - interval '61 seconds'`, agencyId)
    await expect(again()).resolves.toBeDefined()
    expect(await mailsUntil(email, 2)).toHaveLength(2)
  })

  it('is not mailed, or withdrawn, once it is accepted or withdrawn, nor by another agency', async () => {
    const { owner, id } = await anInvited()
    const stranger = callAs((await anAgency()).token)
    await expect(stranger(withdrawInvitation, { params: { id } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await owner(withdrawInvitation, { params: { id } })
    for (const call of [resendInvitation, withdrawInvitation]) {
      await expect(owner(call, { params: { id } })).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    }
    expect(await owner(listInvitations, {})).toEqual([])
  })
})
