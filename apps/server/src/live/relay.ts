import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { everyAgency, liveChannel, wakeChannel } from '#live/bus.ts'

/** Held by the one relay that publishes; the others stand by and take over when its connection is gone. */
const leaderLock = 7_318_188
/** A NOTIFY holds 8,000 bytes; a row of the outbox takes at most 140 of them (0003-live.sql bounds its texts). */
const batchSize = 50
/** How soon the relay looks by itself when a wake-up call was lost. */
const lookMs = 250

/** Gives the waiting announcements their place in the stream and publishes them, many commits in one NOTIFY. */
const publishBatch = {
  name: 'publish-batch',
  text: `
    with waiting as (
      select id from outbox where seq is null order by id limit ${batchSize} for update skip locked
    ), placed as (
      update outbox set seq = nextval('outbox_seq') from waiting where outbox.id = waiting.id
      returning outbox.seq, outbox.what, outbox.subject,
        case outbox.audience when 'agencies' then ${everyAgency} else outbox.agency_id end as agency_id
    ), notified as (
      select pg_notify('${liveChannel}', json_agg(json_build_array(placed.seq, placed.agency_id, placed.what, placed.subject) order by placed.seq)::text) from placed having count(*) > 0
    )
    select (select count(*)::int from placed) as published, (select count(*)::int from notified) as notifications`,
}

export type Relay = { stop(): Promise<void> }

export function startRelay(options: { connectionString: string; onFailure: (error: unknown) => void }): Relay {
  const stopping = new AbortController()
  const finished = keepRelaying(options, stopping.signal)
  return {
    async stop() {
      stopping.abort()
      await finished
    },
  }
}

async function keepRelaying(
  options: { connectionString: string; onFailure: (error: unknown) => void },
  signal: AbortSignal,
) {
  while (!signal.aborted) {
    const client = new pg.Client({
      connectionString: options.connectionString,
      keepAlive: true,
      application_name: 'sarai-relay',
    })
    client.on('error', options.onFailure)
    try {
      await client.connect()
      await relayWith(client, signal)
    } catch (error) {
      if (!signal.aborted) options.onFailure(error)
    } finally {
      await client.end().catch(() => undefined)
    }
    if (!signal.aborted) await pause(lookMs)
  }
}

async function relayWith(client: pg.Client, signal: AbortSignal) {
  if (!(await becomeLeader(client, signal))) return
  const bell = doorbell(signal)
  client.on('notification', bell.ring)
  client.on('end', bell.ring)
  await client.query(`listen ${wakeChannel}`)
  while (!signal.aborted) {
    const result = await client.query<{ published: number }>(publishBatch)
    const more = result.rows[0]?.published === batchSize
    if (!more) await bell.waitAtMost(lookMs)
  }
}

async function becomeLeader(client: pg.Client, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    const result = await client.query<{ leader: boolean }>(`select pg_try_advisory_lock(${leaderLock}) as leader`)
    if (result.rows[0]?.leader === true) return true
    await pause(lookMs)
  }
  return false
}

/** Rings at once for a call that came while nobody waited, so none is slept through. */
function doorbell(signal: AbortSignal) {
  let rung = false
  let wake: () => void = () => {}
  const ring = () => {
    rung = true
    wake()
  }
  signal.addEventListener('abort', ring)
  return {
    ring,
    async waitAtMost(ms: number) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      rung = false
    },
  }
}
