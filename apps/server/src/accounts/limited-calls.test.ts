import { describe, expect, it } from 'vitest'
import {
  changePassword,
  forgotPassword,
  registerAgency,
  requestToken,
  updateAgencyInfo,
} from '@sarai/wire/portal/accounts.ts'
import type { Call } from '@sarai/wire/core/client.ts'
import { inviteColleague } from '@sarai/wire/portal/colleagues.ts'
import { forgetting } from '#testing/forgetting.ts'
import { aRegistration, openTestApp, testPassword } from '#testing/test-app.ts'

const { anAgency, callAs, database } = await openTestApp()
const NewPassword = 'Sarb4n-of-Yazd'

/** Every call that can be used to guess, to flood a mailbox or to fill the desk, and how often one place may try it. */
const calls: [string, number, (call: Call, turn: number) => Promise<unknown>][] = [
  [
    'logging in',
    30,
    (call, turn) => call(requestToken, { body: { grant_type: 'password', username: `u${turn}`, password: 'x' } }),
  ],
  ['asking for a new password', 30, (call, turn) => call(forgotPassword, { body: { Username: `user${turn}` } })],
  ['registering', 40, (call) => call(registerAgency, { body: aRegistration() })],
  [
    'registering one e-mail',
    11,
    (call) => call(registerAgency, { body: aRegistration({ Email: 'one@kish.example' }) }),
  ],
  ['asking for one user', 6, (call) => call(forgotPassword, { body: { Username: 'one@kish.example' } })],
]

async function passed(call: Call, times: number, tryOnce: (typeof calls)[number][2]) {
  let count = 0
  for (let turn = 0; turn < times; turn += 1) {
    const code = await tryOnce(call, turn).then(
      () => 'DONE',
      (error: { code: string }) => error.code,
    )
    if (code !== 'RATE_LIMITED' && code !== 'GUESSES_CLOSED') count += 1
  }
  return count
}

describe('from one place', () => {
  it.each(calls)('%s is possible %i times at once, then one has to wait', async (_, most, tryOnce) => {
    expect(await passed(callAs(null), most + 5, tryOnce)).toBe(most)
  })

  it.each(['en', 'fa'] as const)('the refusal says when to come back (%s)', async (language) => {
    const call = callAs(null, language)
    const ask = () => call(forgotPassword, { body: { Username: `${language}@kish.example` } })
    for (let turn = 0; turn < 6; turn += 1) await ask()
    const said = { en: /Try again in [\d,]+ (?:second|minute)s?/, fa: /[۰-۹٬]+ (?:ثانیه|دقیقه) دیگر/ }[language]
    await expect(ask()).rejects.toMatchObject({ status: 429, message: expect.stringMatching(said) })
  })

  it('sabotage: with counts that forget, nobody has to wait', async () => {
    const [, most, tryOnce] = calls[1]!
    const level = { table: 'attempt', column: 'level' }
    expect(await forgetting(database, level, () => passed(callAs(null), most + 5, tryOnce))).toBe(most + 5)
  })
})

describe('inside a session', () => {
  it('whoever guesses the current password is stopped after ten, wherever they call from, and the owner is told', async () => {
    const { token, agencyId } = await anAgency()
    // Each call from an address of its own.
    const guess = (_: Call, turn: number) =>
      callAs(token)(changePassword, { body: { CurrentPassword: `Guess5-${turn}`, NewPassword } })
    expect(await passed(callAs(token), 30, guess)).toBe(9)
    const told = await database.sql(
      `select 1 from activity where agency_id = $1 and what = 'account-guesses-closed' and actor_kind = 'system'`,
      [agencyId],
    )
    const mails = await database.sql(`select 1 from graphile_worker.jobs where task_identifier = 'mail-guesses-closed'`)
    expect([told.length, mails.length]).toEqual([1, 1])
  })

  it('one mailbox is invited a few times, and a list of them not without end', async () => {
    const { token } = await anAgency()
    const invite = (email: (turn: number) => string) => async (call: Call, turn: number) => {
      await database.sql(`update invitation set withdrawn_at = now(), sent_at = now() - interval '1 hour'`)
      const body = { FirstName: 'A', LastName: 'B', Email: email(turn), Role: 'agent', Language: 'en' } as const
      return call(inviteColleague, { body, proof: testPassword })
    }
    expect(
      await passed(
        callAs(token),
        12,
        invite(() => 'victim@kish.example'),
      ),
    ).toBe(7)
    expect(
      await passed(
        callAs(token),
        65,
        invite((turn) => `invited${turn}@kish.example`),
      ),
    ).toBe(60)
  })

  it('confirmation mails can be sent to a few addresses, not to a list of them', async () => {
    const { token, agencyId } = await anAgency()
    const ask = async (call: Call, turn: number) => {
      await database.sql(`update agency_user set confirmation_asked_at = null where agency_id = $1`, [agencyId])
      return call(updateAgencyInfo, { body: { Email: `victim${turn}@kish.example`, Mobile: '09123456789' } })
    }
    expect(await passed(callAs(token), 25, ask)).toBe(21)
  })

  it('one mailbox is sent a few of them, whoever asks and however its address is typed', async () => {
    const ask = (agencyId: number) => async (call: Call, turn: number) => {
      await database.sql(`update agency_user set confirmation_asked_at = null where agency_id = $1`, [agencyId])
      const Email = turn % 2 === 0 ? 'One.Victim@kish.example' : 'one.victim@KISH.example'
      return call(updateAgencyInfo, { body: { Email, Mobile: '09123456789' } })
    }
    const [one, other] = [await anAgency(), await anAgency()]
    expect(await passed(callAs(one.token), 15, ask(one.agencyId))).toBe(11)
    expect(await passed(callAs(other.token), 5, ask(other.agencyId))).toBe(1)
  })
})
