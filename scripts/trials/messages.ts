import { setTimeout as pause } from 'node:timers/promises'
import { openScreen } from '../../packages/frame/src/testing/undrawn-screen.ts'
import { readNotesEvery } from '../../packages/frame/src/thread/read-notes-every.ts'
import { agencyLivePath, deskLivePath } from '../../packages/wire/src/core/live.ts'
import { listMessages, sendMessage } from '../../packages/wire/src/desk/requests/messages.ts'
import { listNotes, sendNote } from '../../packages/wire/src/portal/notes.ts'
import { demoLogins } from '../../apps/server/src/demo/demo-people.ts'
import type { ServiceEnvironment } from '../services/part.ts'
import { startBehindHaproxy } from './behind-haproxy.ts'
import { deskToken, portalToken } from './log-in.ts'
import { strictClient } from './steady-calls.ts'

/** From the press that sends to the other side's screen. */
const mostMs = 500
/** By the clock of a screen whose stream is cut, and the call itself. */
const mostCutMs = 12_000
/** A screen that has just read rests for half a second. */
const betweenMs = 600

/**
 * The desk and an agency write to each other, each at a process of its own, while the screen of the other follows; then
 * the stream is cut. Returns what went wrong; an empty list means that everything held.
 */
export async function messages(services: ServiceEnvironment, { wanted }: { wanted: number }): Promise<string[]> {
  const { apis, sql, stop } = await startBehindHaproxy(services)
  const [here, there] = apis as [string, string]
  const lost: string[] = []
  const note = (what: string) => lost.push(what)
  try {
    const id = await openRequest(sql)
    const [clerk, agent] = [await deskToken(here), await portalToken(there)]
    const desk = strictClient(here, { token: () => clerk }, note)
    const portal = strictClient(there, { token: () => agent }, note)

    const toAgency = {
      screen: openScreen(there + agencyLivePath, agent),
      write: async (content: string) => {
        const { messages: seen } = await desk(listMessages, { params: { id }, query: {} })
        const body = { content, lastSeen: seen.at(-1)?.id ?? 0, files: [] }
        return () => desk(sendMessage, { params: { id }, body })
      },
      reads: async (content: string) => {
        const notes = await portal(listNotes, { query: { accommodationReserveRequestId: id } })
        return notes.some(({ Content }) => Content === content)
      },
    }
    const toDesk = {
      screen: openScreen(here + deskLivePath, clerk),
      write: async (Content: string) => () => portal(sendNote, { body: { Id: id, Content } }),
      reads: async (content: string) => {
        const { messages: seen } = await desk(listMessages, { params: { id }, query: {} })
        return seen.some((message) => message.content === content)
      },
    }
    const sides = [toAgency, toDesk]
    const arrives = async ({ screen, write, reads }: typeof toAgency | typeof toDesk, content: string) => {
      // Under a name of its own, or what it knew of the last message would do for this one.
      const shown = screen.shows(['note', id, content], () => reads(content), readNotesEvery)
      await shown.first
      const send = await write(content)
      const begun = performance.now()
      await send()
      await shown.becomesTrue
      const took = performance.now() - begun
      shown.stop()
      return took
    }

    await Promise.all(sides.map(({ screen }) => screen.follows()))
    const took: number[] = []
    for (let count = 0; count < wanted; count += 1) {
      await pause(betweenMs)
      took.push(await arrives(sides[count % 2]!, `Message ${count}`))
    }
    await toAgency.screen.losesStream()
    const cut = await arrives(toAgency, 'Without a stream')
    for (const { screen } of sides) screen.stop()

    const median = took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)]!
    console.log(
      `${took.length} messages: on the other side's screen after ${median.toFixed(0)} ms (median), ` +
        `${Math.max(...took).toFixed(0)} at most; with the stream cut after ${(cut / 1_000).toFixed(1)} s`,
    )
    return [
      ...lost,
      ...(median < mostMs ? [] : [`a message was shown after ${median.toFixed(0)} ms`]),
      ...(cut < mostCutMs ? [] : [`without a stream a message was shown after ${(cut / 1_000).toFixed(1)} s`]),
    ]
  } finally {
    await stop()
  }
}

/** One that takes messages, of the agency that somebody of the demo can log in to. */
async function openRequest(sql: Awaited<ReturnType<typeof startBehindHaproxy>>['sql']): Promise<number> {
  const { rows } = await sql.query<{ id: number }>(
    `select id::int from request where state = 'New'
       and agency_id = (select agency_id from agency_user where username_key = $1) order by id limit 1`,
    [demoLogins.portal.username],
  )
  return rows[0]!.id
}
