import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AgencyCaller, StaffCaller } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { PublishedChange } from '#live/bus.ts'
import type { Heartbeat } from '#live/heartbeat.ts'
import type { Hub } from '#live/hub.ts'
import { missedChanges } from '#live/missed-changes.ts'

/** A browser that reads slower than this is let go; it comes back and catches up from the outbox. */
const mostUnread = 64 * 1024

/**
 * Answers with an event stream of "this changed". It ends when the token that opened it does: the browser comes back
 * with a fresh one and the last event it saw, and nothing is lost in between.
 */
export async function streamChanges(
  deps: { db: Database; hub: Hub; heartbeat: Heartbeat },
  caller: AgencyCaller | StaffCaller,
  expiresAt: Date,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { raw } = reply
  const early: PublishedChange[] = []
  let receive = (change: PublishedChange, _withinMs: number) => void early.push(change)
  const leave = deps.hub.join({
    agencyId: caller.kind === 'agency' ? caller.agencyId : undefined,
    sessionId: caller.sessionId,
    receive: (change, withinMs) => receive(change, withinMs),
    close: () => raw.end(),
    comeBackAfter: (ms) => raw.end(`retry: ${ms}\n\n`),
  })
  // From here on, whatever happens to the connection: a browser may be gone before the first line is written.
  raw.on('close', leave)
  // Joined first, read afterwards: what is published in between waits in `early` and is not lost.
  const lastSeen = lastSeenBy(request)
  const start = await missedChanges(deps.db, caller, lastSeen)
  if (isOver(raw)) return leave()

  void reply.hijack()
  raw.writeHead(200, {
    ...Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)])),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const resumes = lastSeen !== undefined && !start.startOver
  raw.write(eventText(start.startOver ? 'reset' : 'ready', resumes ? lastSeen : start.newest, {}))
  let last = 0
  receive = (change, withinMs) => {
    if (change.seq <= last || isOver(raw)) return
    last = change.seq
    // Ended between the look at the session and the joining: the hub had nobody to close yet.
    if (change.what === 'session' && change.subject === caller.sessionId) return void raw.end()
    const within = withinMs > 0 ? { within: withinMs } : {}
    raw.write(eventText('change', change.seq, { what: change.what, id: change.subject, ...within }))
    if (raw.writableLength > mostUnread) raw.destroy()
  }
  // Whoever comes back after a break comes at a moment of their own: nothing to spread.
  for (const change of [...start.changes, ...early]) receive(change, 0)
  keepAlive(raw, expiresAt, deps.heartbeat)
}

/** Ended, though its connection may take a moment to close: one more write would bring the whole process down. */
function isOver(raw: ServerResponse): boolean {
  return raw.destroyed || raw.writableEnded
}

function keepAlive(raw: ServerResponse, expiresAt: Date, heartbeat: Heartbeat) {
  const forget = heartbeat(raw)
  const expiry = setTimeout(() => raw.end(), Math.max(0, expiresAt.getTime() - Date.now()))
  raw.on('close', () => {
    forget()
    clearTimeout(expiry)
  })
}

function lastSeenBy(request: FastifyRequest): number | undefined {
  const header = request.headers['last-event-id']
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined
}

function eventText(event: string, id: number, data: object): string {
  return `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`
}
