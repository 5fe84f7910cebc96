import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import { everyAgency, listen, liveChannel, readPublished, theDesk, type PublishedChange } from '#live/bus.ts'
import { spreadOver } from '#live/spread.ts'

/** One open stream: whose it is, and how to reach it. */
export type Subscriber = {
  /** Undefined for the desk, which hears what is meant for the desk. */
  readonly agencyId: AgencyId | undefined
  readonly sessionId: string
  /** With how long it may take to read again. */
  receive(change: PublishedChange, withinMs: number): void
  close(): void
  /** Ends it, too, and says after how long to come back: this process leaves. */
  comeBackAfter(ms: number): void
}

export type Hub = {
  join(subscriber: Subscriber): () => void
  size(): number
  close(): Promise<void>
}

/** Hands what the relay published to the streams that are open in this process. */
export function openHub(options: { connectionString: string; onFailure: (error: unknown) => void }): Hub {
  let isClosed = false
  const desk = new Set<Subscriber>()
  const agencies = new Map<number, Set<Subscriber>>()
  const all = () => [desk, ...agencies.values()].flatMap((subscribers) => Array.from(subscribers))

  const audienceOf = ({ agency_id: agencyId }: PublishedChange): Iterable<Subscriber> => {
    if (agencyId === theDesk) return desk
    return agencyId === everyAgency
      ? Array.from(agencies.values()).flatMap((group) => Array.from(group))
      : (agencies.get(agencyId) ?? [])
  }
  const deliver = (change: PublishedChange) => {
    const audience = Array.from(audienceOf(change))
    // An agency is a few people. The desk may be hundreds, and all of them look at the same lists.
    const isForMany = change.agency_id === everyAgency || change.agency_id === theDesk
    const withinMs = isForMany ? spreadOver(audience.length) : 0
    for (const subscriber of audience) {
      if (change.what === 'session' && change.subject === subscriber.sessionId) subscriber.close()
      else subscriber.receive(change, withinMs)
    }
  }
  const listener = listen({
    connectionString: options.connectionString,
    channel: liveChannel,
    onMessage: (payload) => readPublished(payload).forEach(deliver),
    // What was missed is in the outbox: each browser comes back and asks for it, with its own rights.
    onReconnect: () => all().forEach((subscriber) => subscriber.close()),
    onFailure: options.onFailure,
  })

  return {
    join(subscriber) {
      if (isClosed) subscriber.comeBackAfter(0)
      const { agencyId } = subscriber
      const group = agencyId === undefined ? desk : (agencies.get(agencyId) ?? new Set())
      group.add(subscriber)
      if (agencyId !== undefined) agencies.set(agencyId, group)
      return () => {
        group.delete(subscriber)
        if (agencyId !== undefined && group.size === 0) agencies.delete(agencyId)
      }
    },
    size: () => all().length,
    async close() {
      isClosed = true
      // Each at a moment of its own: the process that takes them over is busy with its own work.
      const leaving = all()
      const withinMs = spreadOver(leaving.length)
      for (const subscriber of leaving) subscriber.comeBackAfter(Math.round(Math.random() * withinMs))
      await listener.close()
    },
  }
}
