import { describe, expect, it } from 'vitest'
import { createAttemptLimits } from '#identity/attempt-limits.ts'
import type { Visitor } from '#caller.ts'
import { reworded } from '#testing/sabotage/held-after.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const limits = createAttemptLimits(database.db, 'a key that only tests use')
const from = (address: string): Visitor => ({ kind: 'visitor', reference: 'test-limits', language: 'en', address })
const tryAll = async (tries: readonly { address: string; account: string }[]) => {
  let passed = 0
  for (const { address, account } of tries) {
    const outcome = await limits.begin(from(address), account).then(
      () => true,
      () => false,
    )
    if (outcome) passed += 1
  }
  return passed
}

describe('limits on trying to log in', () => {
  it('let a forgetful user try a few times, then say how long to wait', async () => {
    const tries = Array.from({ length: 11 }, () => ({ address: '10.1.0.1', account: 'forgetful' }))
    expect(await tryAll(tries)).toBe(11)
    await expect(limits.begin(from('10.1.0.1'), 'forgetful')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      status: 429,
      values: { seconds: expect.any(Number) },
    })
  })

  it('1,000 wrong tries from 200 addresses are slowed down, and the owner still gets in', async () => {
    const tries = Array.from({ length: 1_000 }, (_, turn) => ({
      address: `10.2.${turn % 200}.7`,
      account: 'nasrin@parvazasia.example',
    }))
    // Ten for the account, and one for each address after that: an attacker needs a new address for every guess.
    expect(await tryAll(tries)).toBeLessThanOrEqual(210)
    await expect(limits.begin(from('10.3.0.1'), 'nasrin@parvazasia.example')).resolves.toBeDefined()
  })

  it('2,000 wrong passwords from 2,000 addresses: three hundred and ten are judged, and a new password begins anew', async () => {
    const account = 'kaveh@sarai.example'
    const begin = (turn: number, password: string) =>
      limits.begin(from(`10.${20 + (turn % 200)}.${Math.floor(turn / 200)}.1`), account, { password }).then(
        () => 1,
        () => 0,
      )
    let judged = 0
    for (let turn = 0; turn < 2_000; turn += 1) judged += await begin(turn, 'the first password')
    expect(judged).toBe(310)
    expect(await begin(2_001, 'the next password')).toBe(1)
  }, 30_000)

  it('that refuse a try keep nothing of it: made-up names from one address add no rows', async () => {
    const rows = async () => (await database.sql<{ count: number }>(`select count(*)::int from attempt`))[0]!.count
    const madeUp = (count: number) =>
      Array.from({ length: count }, () => ({ address: '10.9.0.1', account: crypto.randomUUID() }))
    await tryAll(madeUp(30))
    const before = await rows()
    expect(await tryAll(madeUp(50))).toBe(0)
    expect(await rows()).toBe(before)
  })

  it('sabotage: a count that goes on after the first that waits would add a row for each refused name', async () => {
    const rows = async () => (await database.sql<{ count: number }>(`select count(*)::int from attempt`))[0]!.count
    // Nobody waits around: what is counted next is the account, as it was before counting ended at the first wait.
    const db = reworded(database.db, 'returning level', 'returning 0::float8 as level')
    const open = createAttemptLimits(db, 'a key that only tests use')
    const before = await rows()
    for (let turn = 0; turn < 50; turn += 1) await open.begin(from('10.9.0.1'), crypto.randomUUID())
    expect(await rows()).toBe(before + 50)
  })

  it('slow down one address that tries many accounts, and its whole network', async () => {
    const oneAddress = Array.from({ length: 100 }, (_, turn) => ({ address: '10.4.0.1', account: `user${turn}` }))
    expect(await tryAll(oneAddress)).toBe(30)
    const oneNetwork = Array.from({ length: 400 }, (_, turn) => ({
      address: `10.5.0.${turn % 200}`,
      account: `other${turn}`,
    }))
    expect(await tryAll(oneNetwork)).toBe(200)
  })

  it('forgive a login that succeeded: an office behind one address is never stopped', async () => {
    for (let turn = 0; turn < 50; turn += 1) {
      const attempt = await limits.begin(from('10.6.0.1'), 'counter')
      await attempt.forgive()
    }
    await expect(limits.begin(from('10.6.0.1'), 'counter')).resolves.toBeDefined()
  })

  it('leak: after a while there is room again', async () => {
    const tries = Array.from({ length: 40 }, (_, turn) => ({ address: '10.7.0.1', account: `leak${turn}` }))
    expect(await tryAll(tries)).toBe(30)
    await database.sql(`update attempt set updated_at = updated_at - interval '15 minutes'`)
    await expect(limits.begin(from('10.7.0.1'), 'leak')).resolves.toBeDefined()
  })

  it('count what is tried apart: asking for a new password uses up no login', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      await limits.begin(from('10.8.0.1'), 'both', { tried: 'forgot-password' }).catch(() => undefined)
    }
    expect(await tryAll(Array.from({ length: 11 }, () => ({ address: '10.8.0.1', account: 'both' })))).toBe(11)
  })

  it('let a known device try on its own count, which runs out too', async () => {
    await tryAll(Array.from({ length: 300 }, (_, turn) => ({ address: `10.9.0.${turn % 50}`, account: 'known' })))
    const own = () => limits.begin(from('10.9.0.1'), 'known', { device: 1 })
    for (let turn = 0; turn < 10; turn += 1) await own()
    await expect(own()).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  it('never wait for each other when many of one network succeed at once', async () => {
    const login = async (turn: number) => {
      const attempt = await limits.begin(from(`10.11.0.${turn % 3}`), `colleague${turn % 4}`)
      await attempt.forgive()
    }
    for (let wave = 0; wave < 20; wave += 1) {
      await Promise.all(Array.from({ length: 8 }, (_, turn) => login(turn)))
    }
    expect(await tryAll([{ address: '10.11.0.1', account: 'colleague1' }])).toBe(1)
  })

  it('keep nothing that names anybody', async () => {
    const [kept] = await database.sql<{ rows: number; named: number }>(`
      select count(*)::int as rows,
        count(*) filter (where octet_length(bucket) <> 32 or position('nasrin'::bytea in bucket) > 0)::int as named
      from attempt`)
    expect(kept!.rows).toBeGreaterThan(0)
    expect(kept!.named).toBe(0)
  })
})
