import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import {
  changePassword,
  endSession,
  listSessions,
  requestToken,
  resetPassword,
  updateAgencyInfo,
  verifyEmail,
} from '@sarai/wire/portal/accounts.ts'
import { listActivity, type ActivityRow } from '@sarai/wire/desk/activity.ts'
import type { UserId } from '@sarai/domain/ground/ids.ts'
import { contact } from '#activity/values.ts'
import { openLink, type LinkPurpose } from '#accounts/account-link.ts'
import { createAttemptLimits } from '#identity/attempt-limits.ts'
import { changePassword as changeOwn } from '#accounts/password/change-password.ts'
import { decideAgency } from '#agencies/decide-agency.ts'
import { passwordWork } from '#identity/password-hash.ts'
import { systemCaller, type AgencyCaller, type StaffCaller } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import { heldAfter, reworded } from '#testing/sabotage/held-after.ts'
import { openTestApp, testPassword } from '#testing/test-app.ts'

const { anAgency, aStaffMember, callAs, database } = await openTestApp()
const admin = await aStaffMember('admin')
const newPassword = 'Sarb4n-of-Yazd'
const limits = createAttemptLimits(database.db, 'a key that only tests use')

async function anOwner() {
  const agency = await anAgency()
  const [user] = await database.sql<{ id: UserId }>(`select id::int from agency_user where agency_id = $1`, [
    agency.agencyId,
  ])
  return { ...agency, userId: user!.id, call: callAs(agency.token) }
}
type Owner = Awaited<ReturnType<typeof anOwner>>

/** The token of a link as the worker would mail it. */
const linkTo = (owner: Owner, purpose: Exclude<LinkPurpose, 'invitation'>, email = owner.username) =>
  database.workerDb.write(systemCaller('test'), (tx) =>
    openLink(tx, purpose, { agencyId: owner.agencyId, userId: owner.userId, email }, 'job'),
  )
async function logOf({ agencyId }: Owner) {
  const { rows } = await callAs(admin.token)(listActivity, { query: { agency: agencyId } })
  return rows.toReversed()
}
const own = contact('n…@parvazasia.example')
const stepsOf = (rows: ActivityRow[]) => rows.map(({ what, before, after }) => ({ what, before, after }))

describe('the log knows what somebody of an agency does to their own account', () => {
  it('another mobile number, another e-mail that is asked for, and its confirmation, before and after', async () => {
    const owner = await anOwner()
    const wanted = 'kaveh@kish.example'
    await owner.call(updateAgencyInfo, { body: { Email: wanted, Mobile: '09351112233' } })
    await callAs(null)(verifyEmail, { body: { Token: await linkTo(owner, 'verify-email', wanted) } })
    const log = await logOf(owner)
    expect(stepsOf(log)).toEqual([
      { what: 'account-mobile', before: { mobile: contact('09123…89') }, after: { mobile: contact('+9893…33') } },
      { what: 'account-email-ask', before: { email: own }, after: { email: contact('k…@kish.example') } },
      { what: 'account-email', before: { email: own }, after: { email: contact('k…@kish.example') } },
    ])
    // Masked, because the log cannot be erased.
    for (const secret of [owner.username, wanted, '9351112233']) expect(JSON.stringify(log)).not.toContain(secret)
    for (const { who } of log) expect(who).toEqual({ kind: 'agency', id: owner.userId, name: 'Nasrin Rahimi' })
  })

  it('a change that is called off by asking for the old address; asking for the same again is no step', async () => {
    const owner = await anOwner()
    const ask = async (Email: string) => {
      await database.sql(`update agency_user set confirmation_asked_at = null where agency_id = $1`, [owner.agencyId])
      await owner.call(updateAgencyInfo, { body: { Email, Mobile: '+989123456789' } })
    }
    await database.sql(`update agency set mobile = '+989123456789' where id = $1`, [owner.agencyId])
    for (const email of [owner.username, 'other@kish.example', 'other@kish.example', owner.username]) await ask(email)
    expect(stepsOf(await logOf(owner))).toEqual([
      { what: 'account-email-ask', before: { email: own }, after: { email: contact('o…@kish.example') } },
      { what: 'account-email-ask', before: { email: contact('o…@kish.example') }, after: { email: own } },
    ])
  })

  it('a new password, chosen or by a link, and nothing of what it is', async () => {
    const owner = await anOwner()
    await owner.call(changePassword, { body: { CurrentPassword: testPassword, NewPassword: newPassword } })
    const Token = await linkTo(owner, 'reset-password')
    await callAs(null)(resetPassword, { body: { UserId: owner.userId, Token, NewPassword: testPassword } })
    const log = await logOf(owner)
    expect(stepsOf(log)).toEqual([
      { what: 'account-password', before: null, after: null },
      { what: 'account-password-reset', before: null, after: null },
    ])
    expect(log[1]?.who).toEqual({ kind: 'agency', id: owner.userId, name: 'Nasrin Rahimi' })
    for (const secret of [Token, newPassword, testPassword]) expect(JSON.stringify(log)).not.toContain(secret)
  })

  it('a session that is ended from the list, once', async () => {
    const owner = await anOwner()
    const body = { grant_type: 'password', username: owner.username, password: testPassword } as const
    await callAs(null)(requestToken, { body })
    const [, other] = await owner.call(listSessions, {})
    for (let turn = 0; turn < 2; turn += 1) await owner.call(endSession, { params: { id: other!.Id } })
    expect(await logOf(owner)).toMatchObject([
      { what: 'account-session-end', subject: { kind: 'session', label: other!.Id } },
    ])
  })

  it('and not what was refused', async () => {
    const owner = await anOwner()
    const wrong = owner.call(changePassword, { body: { CurrentPassword: 'Wrong5Password', NewPassword: newPassword } })
    await expect(wrong).rejects.toMatchObject({ code: 'PASSWORD_WRONG' })
    const spent = callAs(null)(verifyEmail, { body: { Token: 'x'.repeat(43) } })
    await expect(spent).rejects.toMatchObject({ code: 'LINK_INVALID' })
    expect(await logOf(owner)).toEqual([])
  })
})

describe('a new password at the very moment of a suspension', () => {
  /** The suspension has everything but its own line of the log when the password is changed. */
  async function changeBesideSuspension(db: Database) {
    const owner = await anOwner()
    const common = { reference: 'test-log', language: 'en', address: '' } as const
    const staff: StaffCaller = {
      ...common,
      kind: 'staff',
      asked: 'nothing',
      staffId: admin.id,
      roles: ['admin'],
      sessionId: '',
    }
    const held = heldAfter(database.db, 'update agency_session')
    const decision = { kind: 'suspend', version: 1, reason: 'No licence' } as const
    const suspension = decideAgency(held.db, staff, owner.agencyId, decision)
    await held.reached
    const { agencyId, userId } = owner
    const caller: AgencyCaller = {
      ...common,
      kind: 'agency',
      asked: 'nothing',
      agencyId,
      userId,
      sessionId: crypto.randomUUID(),
    }
    const given = { CurrentPassword: testPassword, NewPassword: newPassword }
    const change = passwordWork(() => changeOwn({ db, limits }, caller, given))
    await Promise.race([change, pause(600)])
    held.letGo()
    const outcomes = await Promise.allSettled([suspension, change])
    return outcomes.map((outcome) => (outcome.status === 'rejected' ? String(outcome.reason.code) : 'done')).sort()
  }

  it('waits for it, and both are kept', async () => {
    expect(await changeBesideSuspension(database.db)).toEqual(['done', 'done'])
  })

  it('sabotage: when the end of the chain is taken before the agency, one of the two is lost', async () => {
    const unlocked = reworded(database.db, 'where id = $1 for no key update', 'where id = $1')
    const unordered = reworded(unlocked, 'where id = $1 for key share', 'where id = $1')
    expect(await changeBesideSuspension(unordered)).toEqual(['40P01', 'done'])
  })
})
