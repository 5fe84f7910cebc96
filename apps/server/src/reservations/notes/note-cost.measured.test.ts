import { readFileSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import { createPool } from '#database/connection-pool.ts'
import { openDatabase } from '#database/open-database.ts'
import { listNotes } from '#reservations/notes/list-notes.ts'
import { openTalking } from '#reservations/testing/talking.ts'
import { someoneOf } from '#testing/some-callers.ts'
import { testSigning } from '#testing/test-config.ts'

const { database, talking } = await openTalking()
const { sql } = database

/** What a turn of so many calls takes; the turns alternate, so that a busy machine is as busy for both. */
const callsOfATurn = 100
const turns = 10
/** A clock tick of the kernel, by which it counts what a process has used. */
const tickMs = 10

it('a thread of 5,000 notes opens for at most 1.5 times the processor time that one of 50 takes', async () => {
  const [short, long] = [await talking(), await talking()]
  for (const [{ of }, notes] of [[short, 50] as const, [long, 5_000] as const]) {
    await sql(`insert into note_thread (agency_id, request_id, notes) values ($1, $2, $3)`, [
      of.agencyId,
      of.requestId,
      notes,
    ])
    await sql(
      `insert into note (agency_id, request_id, id, is_desk, author, author_name, content, written_at)
       select $1, $2, n, n % 3 = 0, 1, 'Somebody', repeat('Any news? ', 12), now() from generate_series(1, $3::int) n`,
      [of.agencyId, of.requestId, notes],
    )
  }
  await sql('vacuum analyze note')
  await sql('vacuum analyze note_thread')
  // One connection: its server process is the one that is watched.
  const pool = createPool({ connectionString: database.urls.app, max: 1, applicationName: 'cost', onBroken: () => {} })
  onTestFinished(() => pool.end())
  const db = openDatabase(pool, { signing: testSigning })
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const usedMs = () => {
    const { user, system } = process.cpuUsage()
    const [utime, stime] = readFileSync(`/proc/${rows[0]!.pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13)
    return (user + system) / 1_000 + (Number(utime) + Number(stime)) * tickMs
  }
  const costOf = async ({ of }: { of: { agencyId: number; requestId: RequestId } }) => {
    const before = usedMs()
    for (let call = 0; call < callsOfATurn; call += 1) {
      expect(await listNotes(db, someoneOf(of.agencyId), of.requestId, undefined)).toHaveLength(50)
    }
    return usedMs() - before
  }
  await costOf(short)
  await costOf(long)
  let [small, large] = [0, 0]
  for (let turn = 0; turn < turns; turn += 1) {
    small += await costOf(short)
    large += await costOf(long)
  }
  const each = (ms: number) => (ms / turns / callsOfATurn).toFixed(2)
  console.log(
    `a thread of 50: ${each(small)} ms each, of 5,000: ${each(large)} ms, ratio ${(large / small).toFixed(2)}`,
  )
  expect(large / small).toBeLessThanOrEqual(1.5)
}, 120_000)
