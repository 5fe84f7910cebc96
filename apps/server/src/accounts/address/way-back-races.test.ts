import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import { openLink } from '#accounts/account-link.ts'
import { createAttemptLimits } from '#identity/attempt-limits.ts'
import { changePassword } from '#accounts/password/change-password.ts'
import { passwordWork } from '#identity/password-hash.ts'
import { resetPassword } from '#accounts/password/reset-password.ts'
import { restoreEmail } from '#accounts/address/restore-email.ts'
import { updateAgencyInfo } from '#accounts/address/update-agency-info.ts'
import { verifyEmail } from '#accounts/address/verify-email.ts'
import { proven, systemCaller, type AgencyCaller, type Visitor } from '#caller.ts'
import { inviteColleague } from '#colleagues/invite-colleague.ts'
import type { Database } from '#database/unit-of-work.ts'
import { heldAfter, outcomeDuring, outcomeOf, reworded } from '#testing/sabotage/held-after.ts'
import { anAddress, openTestApp, testPassword } from '#testing/test-app.ts'

const { anAgency, database } = await openTestApp()
const visitor = (): Visitor => ({ kind: 'visitor', reference: 'test-race', language: 'en', address: anAddress() })
const limits = createAttemptLimits(database.db, 'k')
const aMailbox = () => `${crypto.randomUUID()}@new.example`
const link = (purpose: 'restore-email' | 'reset-password' | 'verify-email', user: Moved, email: string) =>
  database.workerDb.write(systemCaller('test'), (tx) => openLink(tx, purpose, { ...user, email }, 'job-0'))
const restore = (db: Database, token: string) => restoreEmail(db, visitor(), token)
const standingOf = async ({ agencyId }: Moved) => {
  const [user] = await database.sql<{ email: string; pending: string | null }>(
    `select email, pending_email as pending from agency_user where agency_id = $1`,
    [agencyId],
  )
  return user
}

type Moved = { agencyId: AgencyId; userId: UserId; old: string; thief: string; caller: AgencyCaller }

/** An account that somebody has just moved to an address of their own, and their session. */
async function aMovedAccount(): Promise<Moved> {
  const { agencyId, username: old } = await anAgency()
  const thief = aMailbox()
  const [user] = await database.sql<{ id: UserId }>(
    `update agency_user set email = $2, username = $2, username_key = $2, email_verified_at = now()
     where agency_id = $1 returning id::int`,
    [agencyId, thief],
  )
  const userId = user!.id
  await database.sql(`insert into email_change (agency_id, user_id, old_email, old_key) values ($1, $2, $3, $3)`, [
    agencyId,
    userId,
    old,
  ])
  const [session] = await database.sql<{ id: string }>(`select id from agency_session where agency_id = $1`, [agencyId])
  const caller = { ...visitor(), kind: 'agency', asked: 'nothing', agencyId, userId, sessionId: session!.id } as const
  return { agencyId, userId, old, thief, caller }
}

/** What happens to a call that arrives while the address is being taken back. */
async function duringRestore(moved: Moved, call: () => Promise<unknown>): Promise<string> {
  const token = await link('restore-email', moved, moved.old)
  const restoring = (db: Database) => restore(db, token)
  return outcomeDuring(database.db, { work: restoring, heldAfter: 'update agency_user set email' }, call)
}

describe('taking an address back', () => {
  it('happens once, however often the button is pressed at the same moment', async () => {
    const moved = await aMovedAccount()
    const token = await link('restore-email', moved, moved.old)
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => outcomeOf(restore(database.db, token))))
    expect(outcomes.toSorted()).toEqual(['LINK_INVALID', 'LINK_INVALID', 'LINK_INVALID', 'LINK_INVALID', 'done'])
    const steps = await database.sql(`select 1 from activity where agency_id = $1`, [moved.agencyId])
    expect(steps).toHaveLength(1)
  })

  it('sabotage: without a second look at link and change it would happen twice', async () => {
    const moved = await aMovedAccount()
    const token = await link('restore-email', moved, moved.old)
    const linkOnly = reworded(database.db, 'token_hash = $2 and used_at is null', 'token_hash = $2')
    const db = reworded(linkOnly, 'over_at is null and back_until', 'back_until')
    const held = heldAfter(db, 'update account_link')
    const first = outcomeOf(restore(held.db, token))
    await held.reached
    const second = outcomeOf(restore(db, token))
    await pause(600)
    held.letGo()
    expect([await first, await second]).toEqual(['done', 'done'])
  })

  it('wins over a further change that the thief asks for at the same moment', async () => {
    const moved = await aMovedAccount()
    const body = { Email: aMailbox(), Mobile: '09123456789' }
    const change = () => updateAgencyInfo(database.db, proven(moved.caller), body)
    expect(await duringRestore(moved, change)).toBe('NOT_LOGGED_IN')
    expect(await standingOf(moved)).toEqual({ email: moved.old, pending: null })
  })

  it('sabotage: without a second look at the session the thief has another address waiting', async () => {
    const moved = await aMovedAccount()
    const db = reworded(database.db, 'and ended_at is not null', 'and false')
    const body = { Email: aMailbox(), Mobile: '09123456789' }
    expect(await duringRestore(moved, () => updateAgencyInfo(db, proven(moved.caller), body))).toBe('done')
    expect(await standingOf(moved)).toEqual({ email: moved.old, pending: body.Email })
  })

  const invited = { FirstName: 'Sara', LastName: 'Azad', Role: 'owner', Language: 'en' } as const
  const openInvitations = ({ agencyId }: Moved) =>
    database.sql(`select 1 from invitation where agency_id = $1 and withdrawn_at is null`, [agencyId])
  const invite = (db: Database, { caller }: Moved) =>
    inviteColleague(db, proven(caller), { ...invited, Email: aMailbox() })

  it('leaves nobody invited by the thief: not before, and not at the same moment', async () => {
    const moved = await aMovedAccount()
    await invite(database.db, moved)
    expect(await duringRestore(moved, () => invite(database.db, moved))).toBe('NOT_LOGGED_IN')
    expect(await openInvitations(moved)).toEqual([])
  })

  it('sabotage: without a second look at the session a colleague of the thief is invited', async () => {
    const moved = await aMovedAccount()
    const db = reworded(database.db, 'and ended_at is not null', 'and false')
    expect(await duringRestore(moved, () => invite(db, moved))).toBe('done')
    expect(await openInvitations(moved)).toHaveLength(1)
  })

  it('wins over a further address that is confirmed at the same moment', async () => {
    const moved = await aMovedAccount()
    const third = aMailbox()
    await database.sql(`update agency_user set pending_email = $2 where agency_id = $1`, [moved.agencyId, third])
    const token = await link('verify-email', moved, third)
    expect(await duringRestore(moved, () => verifyEmail(database.db, visitor(), token))).toBe('LINK_INVALID')
    expect(await standingOf(moved)).toEqual({ email: moved.old, pending: null })
  })

  it('wins also when that address is confirmed a moment before', async () => {
    const moved = await aMovedAccount()
    const third = aMailbox()
    await database.sql(`update agency_user set pending_email = $2 where agency_id = $1`, [moved.agencyId, third])
    const [toThird, toOld] = [await link('verify-email', moved, third), await link('restore-email', moved, moved.old)]
    const held = heldAfter(database.db, 'insert into email_change')
    const confirming = outcomeOf(verifyEmail(held.db, visitor(), toThird))
    await held.reached
    const restoring = outcomeOf(restore(database.db, toOld))
    await pause(600)
    held.letGo()
    expect([await confirming, await restoring]).toEqual(['done', 'done'])
    expect(await standingOf(moved)).toEqual({ email: moved.old, pending: null })
    const open = await database.sql(`select 1 from email_change where agency_id = $1 and over_at is null`, [
      moved.agencyId,
    ])
    expect(open).toEqual([])
  })

  const resetWith = (db: Database, { userId }: Moved, Token: string) =>
    resetPassword(db, visitor(), { UserId: userId, Token, NewPassword: 'Thief5Thief' })

  it('wins over a new password that the thief sets by a link of the same moment', async () => {
    const moved = await aMovedAccount()
    const token = await link('reset-password', moved, moved.thief)
    expect(await duringRestore(moved, () => resetWith(database.db, moved, token))).toBe('LINK_INVALID')
  })

  it('voids also a link to a new password that was on its way to the thief', async () => {
    const moved = await aMovedAccount()
    await restore(database.db, await link('restore-email', moved, moved.old))
    const token = await link('reset-password', moved, moved.thief)
    expect(await outcomeOf(resetWith(database.db, moved, token))).toBe('LINK_INVALID')
  })

  it('sabotage: a link that is not held against the address of today sets the password', async () => {
    const moved = await aMovedAccount()
    await restore(database.db, await link('restore-email', moved, moved.old))
    const token = await link('reset-password', moved, moved.thief)
    const db = reworded(database.db, 'and id = $2 and email = $3', `and id = $2 and $3 <> ''`)
    expect(await outcomeOf(resetWith(db, moved, token))).toBe('done')
  })
})

describe('a password that is reset and changed at the same moment', () => {
  const newPassword = 'Bazaar7Gate'

  /** The reset has its link, and nothing else yet, when the change begins. */
  async function changeBesideReset(db: Database) {
    const moved = await aMovedAccount()
    const token = await link('reset-password', moved, moved.thief)
    const given = { UserId: moved.userId, Token: token, NewPassword: newPassword }
    const held = heldAfter(db, 'update account_link')
    const reset = outcomeOf(resetPassword(held.db, visitor(), given))
    await held.reached
    const own = { CurrentPassword: testPassword, NewPassword: newPassword }
    const change = outcomeOf(passwordWork(() => changePassword({ db, limits }, moved.caller, own)))
    await pause(600)
    held.letGo()
    return [await reset, await change]
  }

  it('is what the first made of it, and the second is told', async () => {
    expect(await changeBesideReset(database.db)).toEqual(['done', 'STATE_CHANGED'])
  })

  it('sabotage: were the agency not locked first, they would wait for each other until one is ended', async () => {
    const outcomes = await changeBesideReset(reworded(database.db, 'where id = $1 for no key update', 'where id = $1'))
    expect(outcomes).toContain('40P01')
  })
})

describe('an address that is given up at this moment', () => {
  /** Somebody else wants it while its owner's change is not committed yet. */
  async function takenDuringChange(): Promise<string> {
    const { agencyId, username } = await anAgency()
    const next = aMailbox()
    const [user] = await database.sql<{ id: UserId }>(
      `update agency_user set pending_email = $2, email_verified_at = now() where agency_id = $1 returning id::int`,
      [agencyId, next],
    )
    const other = await anAgency()
    const moved = { agencyId, userId: user!.id } as Moved
    const held = heldAfter(database.db, 'insert into email_change')
    const moving = verifyEmail(held.db, visitor(), await link('verify-email', moved, next))
    await held.reached
    const taking = outcomeOf(
      database.sql(`update agency_user set username = $1, username_key = $1 where agency_id = $2`, [
        username,
        other.agencyId,
      ]),
    )
    await pause(300)
    held.letGo()
    await moving
    return taking
  }

  it('is kept from whoever waited for it', async () => {
    expect(await takenDuringChange()).toBe('23505')
  })

  it('sabotage: a look before the row is written misses the way back of that moment', async () => {
    const [kept] = await database.sql<{ definition: string }>(
      `select pg_get_functiondef('keep_way_back()'::regprocedure) as definition`,
    )
    const early = kept!.definition.replace('keep_way_back', 'keep_way_back_early').replace('return null', 'return new')
    await database.sql(early)
    await database.sql(`alter table agency_user disable trigger keep_way_back`)
    await database.sql(`create trigger early before insert or update of username_key on agency_user
      for each row execute function keep_way_back_early()`)
    expect(await takenDuringChange()).toBe('done')
    await database.sql(`drop trigger early on agency_user`)
    await database.sql(`alter table agency_user enable trigger keep_way_back`)
  })
})
