import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  forgotPassword,
  readAgencyInfo,
  readProfileSummary,
  registerAgency,
  requestToken,
  resetPassword,
  restoreEmail,
  updateAgencyInfo,
  verifyEmail,
} from '@sarai/wire/portal/accounts.ts'
import { acceptInvitation, inviteColleague } from '@sarai/wire/portal/colleagues.ts'
import type { UserId } from '@sarai/domain/ground/ids.ts'
import { openLink } from '#accounts/account-link.ts'
import { verifyEmail as confirm } from '#accounts/address/verify-email.ts'
import { systemCaller } from '#caller.ts'
import { oldRows } from '#accounts/old-rows.ts'
import { sweepOldRows } from '#jobs/sweep-old-rows.ts'
import { reworded } from '#testing/sabotage/held-after.ts'
import { linkIn, mailsTo, type ReadMail } from '#testing/mailbox.ts'
import { startWorker, type Running } from '#testing/processes.ts'
import { aRegistration, openTestApp, testPassword } from '#testing/test-app.ts'
import { testEnvironment } from '#testing/test-config.ts'

const { anAgency, callAs, database, openAccounts } = await openTestApp()
const visitor = callAs(null)
const anAddress = () => `nasrin.${crypto.randomUUID()}@new.example`
const thiefsPassword = 'Thief5Thief'
const newPassword = 'Bazaar7Gate'
const linkInvalid = { status: 400, code: 'LINK_INVALID' }
const logIn = (username: string, password: string) =>
  visitor(requestToken, { body: { grant_type: 'password', username, password } })
const restore = (Token: string) => visitor(restoreEmail, { body: { Token } })

/** The mails to an address about something, once there are so many. */
async function mailsAbout(address: string, words: string, count = 1): Promise<ReadMail[]> {
  for (const deadline = Date.now() + 15_000; Date.now() < deadline; await pause(100)) {
    const found = (await mailsTo(address)).filter(({ subject }) => subject.includes(words))
    if (found.length >= count) return found
  }
  throw new Error(`There are no ${count} mails about "${words}"`)
}
const tokenAbout = async (address: string, words: string) =>
  linkIn((await mailsAbout(address, words)).at(-1)).searchParams.get('token') ?? ''
const wayBackOf = (address: string) => tokenAbout(address, 'e-mail of your account was changed')
const userOf = async (agencyId: number) => {
  const [user] = await database.sql<{ id: UserId; email: string; passwordHash: string }>(
    `select id::int, email, password_hash as "passwordHash" from agency_user where agency_id = $1`,
    [agencyId],
  )
  return user!
}
const openWays = (agencyId: number) =>
  database.sql(`select old_key from email_change where agency_id = $1 and over_at is null`, [agencyId])
const emailOf = async (agencyId: number) => (await userOf(agencyId)).email

async function aVerifiedAgency() {
  const agency = await anAgency()
  await database.sql(`update agency_user set email_verified_at = now() where agency_id = $1`, [agency.agencyId])
  return agency
}
/** Whoever has the session and the password asks for another address. */
async function ask({ token, agencyId }: { token: string; agencyId: number }, Email: string) {
  await database.sql(`update agency_user set confirmation_asked_at = null where agency_id = $1`, [agencyId])
  await callAs(token)(updateAgencyInfo, { body: { Email, Mobile: '09123456789' } })
}
async function move(agency: { token: string; agencyId: number }, to: string) {
  await ask(agency, to)
  await visitor(verifyEmail, { body: { Token: await tokenAbout(to, 'confirm your e-mail') } })
}
async function resetBy(username: string, agencyId: number, about: string, password: string) {
  const { id: UserId } = await userOf(agencyId)
  const Token = await tokenAbout(username, about)
  return visitor(resetPassword, { body: { UserId, Token, NewPassword: password } })
}

let worker: Running
beforeAll(async () => void (worker = await startWorker(testEnvironment(database.urls))))
afterAll(() => worker.stop())

describe('an account whose password was stolen', () => {
  it('comes back to its owner after the thief changed the e-mail and reset the password', async () => {
    const agency = await aVerifiedAgency()
    const { agencyId, username } = agency
    const thief = anAddress()
    await move(agency, thief)
    await visitor(forgotPassword, { body: { Username: thief } })
    await resetBy(thief, agencyId, 'new password', thiefsPassword)
    const { access_token: stolen } = await logIn(thief, thiefsPassword)
    await visitor(forgotPassword, { body: { Username: thief } })
    const { passwordHash } = await userOf(agencyId)

    await restore(await wayBackOf(username))
    expect(await emailOf(agencyId)).toBe(username)
    await pause(1_000)
    await expect(callAs(stolen)(readProfileSummary, {})).rejects.toMatchObject({ status: 401 })
    await expect(callAs(agency.token)(readProfileSummary, {})).rejects.toMatchObject({ status: 401 })
    for (const [name, password] of [
      [thief, thiefsPassword],
      [username, thiefsPassword],
      [username, testPassword],
    ] as const) {
      await expect(logIn(name, password)).rejects.toMatchObject({ code: 'LOGIN_FAILED' })
    }
    // What the mark of a known browser is bound to.
    expect((await userOf(agencyId)).passwordHash).not.toBe(passwordHash)
    await expect(resetBy(thief, agencyId, 'new password', thiefsPassword)).rejects.toMatchObject(linkInvalid)

    await resetBy(username, agencyId, 'address is back', newPassword)
    const { access_token: mine } = await logIn(username, newPassword)
    expect(await callAs(mine)(readAgencyInfo, {})).toMatchObject({ Email: username, IsEmailVerified: true })
    const steps = await database.sql(
      `select was as before, became as after from activity where agency_id = $1 and what = 'account-email-restore'`,
      [agencyId],
    )
    expect(steps).toEqual([
      {
        before: { email: { is: 'contact', text: 'n…@new.example' } },
        after: { email: { is: 'contact', text: 'n…@parvazasia.example' } },
      },
    ])
  })

  it('comes back once by a link, and for 72 hours after the change', async () => {
    const agency = await aVerifiedAgency()
    await move(agency, anAddress())
    const link = await wayBackOf(agency.username)
    const [row] = await database.sql(
      `select extract(epoch from l.expires_at - l.created_at)::int / 3600 as link,
         extract(epoch from c.back_until - c.changed_at)::int / 3600 as change
       from account_link l join email_change c using (agency_id, user_id)
       where agency_id = $1 and purpose = 'restore-email'`,
      [agency.agencyId],
    )
    expect(row).toEqual({ link: 72, change: 72 })
    await restore(link)
    await expect(restore(link)).rejects.toMatchObject(linkInvalid)

    const late = await aVerifiedAgency()
    await move(late, anAddress())
    const lateLink = await wayBackOf(late.username)
    await database.sql(`update email_change set back_until = now() where agency_id = $1`, [late.agencyId])
    await expect(restore(lateLink)).rejects.toMatchObject(linkInvalid)
    expect(await emailOf(late.agencyId)).not.toBe(late.username)
    await database.sql(`update email_change set back_until = now() - interval '25 hours' where agency_id = $1`, [
      late.agencyId,
    ])
    await sweepOldRows(database.workerDb, oldRows)
    expect(await database.sql(`select 1 from email_change where agency_id = $1`, [late.agencyId])).toEqual([])
  })

  it('is shown its way back again when its owner asks for a new password or an account with the old address', async () => {
    const agency = await aVerifiedAgency()
    const { agencyId, username } = agency
    const thief = anAddress()
    await move(agency, thief)
    const about = 'e-mail of your account was changed'
    await mailsAbout(username, about)
    await visitor(forgotPassword, { body: { Username: username } })
    await visitor(registerAgency, { body: aRegistration({ Email: username }) })
    await openAccounts()
    await mailsAbout(username, about, 2)
    // Of the same minute: the mailbox is not to be flooded by whoever knows its address.
    expect(await mailsAbout(username, about)).toHaveLength(2)
    await database.sql(`update account_link set created_at = now() - interval '2 minutes' where agency_id = $1`, [
      agencyId,
    ])
    await visitor(forgotPassword, { body: { Username: username } })
    expect(await mailsAbout(username, about, 3)).toHaveLength(3)
    expect((await mailsTo(thief)).filter(({ subject }) => !subject.includes('confirm'))).toEqual([])
    await restore(await wayBackOf(username))
    expect(await emailOf(agencyId)).toBe(username)
  })
})

describe('an e-mail that was changed twice', () => {
  it('goes back to the first address, also after the second has taken it back', async () => {
    const agency = await aVerifiedAgency()
    const { agencyId, username } = agency
    const [second, third] = [anAddress(), anAddress()]
    await move(agency, second)
    await move(agency, third)
    const [toSecond, toFirst] = [await wayBackOf(second), await wayBackOf(username)]
    await restore(toSecond)
    expect(await emailOf(agencyId)).toBe(second)
    await restore(toFirst)
    expect(await emailOf(agencyId)).toBe(username)
  })

  it('does not go to the second address once the first has it back', async () => {
    const agency = await aVerifiedAgency()
    const { agencyId, username } = agency
    const second = anAddress()
    await move(agency, second)
    await move(agency, anAddress())
    const [toSecond, toFirst] = [await wayBackOf(second), await wayBackOf(username)]
    await restore(toFirst)
    await expect(restore(toSecond)).rejects.toMatchObject(linkInvalid)
    expect(await emailOf(agencyId)).toBe(username)
  })

  it('leaves no way back to the second when the owner went back to the first by an ordinary change', async () => {
    const agency = await aVerifiedAgency()
    const { agencyId, username } = agency
    const second = anAddress()
    await move(agency, second)
    await move(agency, username)
    expect(await openWays(agencyId)).toEqual([])
    expect((await mailsTo(second)).filter(({ subject }) => subject.includes('was changed'))).toEqual([])
  })

  it('leaves none either when the owner typed the first in capitals', async () => {
    const agency = await aVerifiedAgency()
    await move(agency, anAddress())
    await move(agency, agency.username.toUpperCase())
    expect(await openWays(agency.agencyId)).toEqual([])
  })

  it('sabotage: addresses compared to the letter would leave the way to the second', async () => {
    const agency = await aVerifiedAgency()
    await database.sql(`update agency_user set email = upper(email) where agency_id = $1`, [agency.agencyId])
    await move(agency, anAddress())
    await ask(agency, agency.username)
    const token = await tokenAbout(agency.username, 'confirm your e-mail')
    const visit = { kind: 'visitor', reference: 'test-way-back', language: 'en', address: '' } as const
    await confirm(reworded(database.db, 'and old_key = $3', 'and old_email = $3'), visit, token)
    expect(await openWays(agency.agencyId)).toHaveLength(2)
  })
})

describe('an address with a way back', () => {
  it('cannot be registered, invited or taken over by another account meanwhile', async () => {
    const agency = await aVerifiedAgency()
    const { username } = agency
    await move(agency, anAddress())
    await visitor(registerAgency, { body: aRegistration({ Email: username }) })
    await openAccounts()
    const other = await anAgency()
    await ask(other, username)
    await mailsAbout(username, 'entered for another account')
    const invited = { FirstName: 'Mina', LastName: 'Karimi', Role: 'owner', Language: 'en' } as const
    await callAs(other.token)(inviteColleague, { body: { ...invited, Email: username } })
    await mailsAbout(username, 'invited to the account of another agency')
    expect(await database.sql(`select 1 from agency_user where username_key = $1`, [username])).toEqual([])
    await restore(await wayBackOf(username))
    expect(await emailOf(agency.agencyId)).toBe(username)
  })

  it('stays kept from links that were mailed before it was given up', async () => {
    const agency = await aVerifiedAgency()
    const { username } = agency
    await move(agency, anAddress())
    const other = await anAgency()
    await ask(other, username)
    await mailsAbout(username, 'entered for another account')
    const body = { FirstName: 'Mina', LastName: 'Karimi', Role: 'agent', Language: 'en', Email: username } as const
    const { Id: invitationId } = await callAs(other.token)(inviteColleague, { body })
    const { id: userId } = await userOf(other.agencyId)
    const [verify, invitation] = await database.workerDb.write(systemCaller('test'), async (tx) => [
      await openLink(tx, 'verify-email', { agencyId: other.agencyId, userId, email: username }, 'job-a'),
      await openLink(tx, 'invitation', { agencyId: other.agencyId, invitationId, email: username }, 'job-b'),
    ])
    await expect(visitor(verifyEmail, { body: { Token: verify } })).rejects.toMatchObject(linkInvalid)
    const accept = visitor(acceptInvitation, { body: { Token: invitation, NewPassword: newPassword } })
    await expect(accept).rejects.toMatchObject(linkInvalid)
  })

  it('is free for everybody when its time is over', async () => {
    const agency = await aVerifiedAgency()
    await move(agency, anAddress())
    await database.sql(`update email_change set back_until = now() where agency_id = $1`, [agency.agencyId])
    await visitor(registerAgency, { body: aRegistration({ Email: agency.username }) })
    await openAccounts()
    expect(await database.sql(`select 1 from agency_user where username_key = $1`, [agency.username])).toHaveLength(1)
  })

  it('is one that was confirmed: a stranger whose address was mistyped gets no way in', async () => {
    const agency = await anAgency()
    await move(agency, anAddress())
    expect(await database.sql(`select 1 from email_change where agency_id = $1`, [agency.agencyId])).toEqual([])
    expect((await mailsTo(agency.username)).filter(({ subject }) => subject.includes('was changed'))).toEqual([])
  })

  it('sabotage: were the address not kept, somebody else would have it and the way would lead nowhere', async () => {
    const agency = await aVerifiedAgency()
    const { username } = agency
    await move(agency, anAddress())
    const link = await wayBackOf(username)
    const other = await anAgency()
    const take = `update agency_user set username = $1, username_key = $1 where agency_id = $2`
    await expect(database.sql(take, [username, other.agencyId])).rejects.toMatchObject({ code: '23505' })
    await database.sql(`alter table agency_user disable trigger keep_way_back`)
    await database.sql(take, [username, other.agencyId])
    await database.sql(`alter table agency_user enable trigger keep_way_back`)
    await expect(restore(link)).rejects.toMatchObject({ status: 500 })
  })
})
