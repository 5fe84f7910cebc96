import pg from 'pg'
import { z } from 'zod'
import { liveTopics, type LiveChange } from '@sarai/wire/core/live.ts'
import { asAgencyId, type AgencyId } from '@sarai/domain/ground/ids.ts'

/** The relay is woken on one channel and publishes on the other. */
export const wakeChannel = 'sarai_outbox'
export const liveChannel = 'sarai_live'

/** Whom a change concerns: an agency by its id, the desk, or every agency; ids begin at 1. */
export const theDesk = null
export const everyAgency = 0

export type PublishedChange = { seq: number; agency_id: AgencyId | null; what: LiveChange['what']; subject: string }

/** Rows without names, because a NOTIFY is short. */
const published = z.array(z.tuple([z.number(), z.number().transform(asAgencyId).nullable(), z.string(), z.string()]))
const topic = z.enum(liveTopics)

/** During a release newer processes announce what this one has never heard of: none of its screens shows that. */
export function readPublished(payload: string): PublishedChange[] {
  return published.parse(JSON.parse(payload)).flatMap(([seq, agency_id, said, subject]) => {
    const { data: what } = topic.safeParse(said)
    return what === undefined ? [] : [{ seq, agency_id, what, subject }]
  })
}

/**
 * A NOTIFY is a commit of its own, which waits for the disk and for the replica. A wake-up call need not: should it be
 * lost, the relay looks by itself soon after.
 */
const wake = {
  text: `select set_config('synchronous_commit', 'off', true), pg_notify('${wakeChannel}', '')`,
  // One that hangs would keep all others from being made.
  query_timeout: 1_000,
}

/** Wakes the relay after a commit, at once. All commits while a call is under way are told by the one that follows it. */
export function wakeRelay(pool: pg.Pool, onFailure: (error: unknown) => void): () => void {
  let isCalling = false
  let isNews = false
  const call = async () => {
    isCalling = true
    while (isNews) {
      isNews = false
      await pool.query(wake).catch(onFailure)
    }
    isCalling = false
  }
  return () => {
    isNews = true
    if (!isCalling) void call()
  }
}

export type Listener = { close(): Promise<void> }

/** Listens on a channel with a connection of its own, and comes back by itself when that is lost. */
export function listen(options: {
  connectionString: string
  channel: string
  onMessage: (payload: string) => void
  /** Called on every connection after the first: messages may have been missed in between. */
  onReconnect: () => void
  onFailure: (error: unknown) => void
}): Listener {
  let closed = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  const open = async (first: boolean) => {
    const next = new pg.Client({
      connectionString: options.connectionString,
      keepAlive: true,
      application_name: 'sarai-listen',
    })
    client = next
    next.on('error', options.onFailure)
    next.on('end', retry)
    next.on('notification', ({ payload = '' }) => {
      // Thrown out of an event of the connection, it would end the process.
      try {
        options.onMessage(payload)
      } catch (error) {
        options.onFailure(error)
      }
    })
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(options.channel)}`)
      if (!first) options.onReconnect()
    } catch (error) {
      options.onFailure(error)
      await next.end().catch(() => undefined)
    }
  }
  const retry = () => {
    if (!closed) timer = setTimeout(() => void open(false), 250)
  }
  void open(true)
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
