import { openScreen } from '../../packages/frame/src/testing/undrawn-screen.ts'
import { readNotesEvery } from '../../packages/frame/src/thread/read-notes-every.ts'
import { agencyLivePath, deskLivePath } from '../../packages/wire/src/core/live.ts'
import { askHotel } from '../../packages/wire/src/desk/requests/answers.ts'
import { readDeskRequest } from '../../packages/wire/src/desk/requests/details.ts'
import { listMessages, sendMessage } from '../../packages/wire/src/desk/requests/messages.ts'
import { cancelRequest, readRequest } from '../../packages/wire/src/portal/kept-requests.ts'
import { listNotes, sendNote } from '../../packages/wire/src/portal/notes.ts'
import { demoLogins } from '../../apps/server/src/demo/demo-people.ts'
import type { ServiceEnvironment } from '../services/part.ts'
import { startBehindHaproxy } from './behind-haproxy.ts'
import { deskToken, portalToken } from './log-in.ts'
import { strictClient } from './steady-calls.ts'

/**
 * The streams of both apps are cut and do not come back, as behind a proxy that allows none. What one side decides and
 * writes still comes to the other's screen, by its clock. Returns what went wrong; an empty list means that everything
 * held.
 */
export async function cutStreams(
  services: ServiceEnvironment,
  { clockMs, rounds }: { clockMs: number | undefined; rounds: number },
): Promise<string[]> {
  const { apis, sql, stop } = await startBehindHaproxy(services)
  const [here, there] = apis as [string, string]
  const lost: string[] = []
  const note = (what: string) => lost.push(what)
  try {
    const ids = await newRequests(sql, rounds)
    const [clerk, agent] = [await deskToken(here), await portalToken(there)]
    const desk = strictClient(here, { token: () => clerk }, note)
    const portal = strictClient(there, { token: () => agent }, note)
    const screens = {
      agency: openScreen(there + agencyLivePath, agent, clockMs),
      desk: openScreen(here + deskLivePath, clerk, clockMs),
    }
    for (const screen of Object.values(screens)) {
      await screen.follows()
      await screen.losesStream()
    }
    const notesEvery = (isHearing: boolean) => (isHearing ? false : (clockMs ?? readNotesEvery(isHearing)))

    const took: number[] = []
    const arrives = async (
      screen: ReturnType<typeof openScreen>,
      key: readonly unknown[],
      { reads, act }: { reads: () => Promise<boolean>; act: () => Promise<unknown> },
    ) => {
      const shown = screen.shows(key, reads, key[0] === 'note' ? notesEvery : undefined)
      await shown.first
      const begun = performance.now()
      await act()
      await shown.becomesTrue
      took.push(performance.now() - begun)
      shown.stop()
    }
    for (const id of ids) {
      const params = { id }
      const { version } = await desk(readDeskRequest, { params })
      await arrives(screens.agency, ['request', id], {
        reads: async () => (await portal(readRequest, { params })).State === 'ConfirmationPending',
        act: () => desk(askHotel, { params, body: { version, whom: 'Elif', how: 'phone' } }),
      })
      await arrives(screens.agency, ['note', id, 'from the desk'], {
        reads: async () => {
          const notes = await portal(listNotes, { query: { accommodationReserveRequestId: id } })
          return notes.some(({ Content }) => Content === 'We have asked the hotel.')
        },
        act: async () => {
          const { messages } = await desk(listMessages, { params, query: {} })
          const body = { content: 'We have asked the hotel.', lastSeen: messages.at(-1)?.id ?? 0, files: [] }
          await desk(sendMessage, { params, body })
        },
      })
      await arrives(screens.desk, ['note', id, 'from the agency'], {
        reads: async () => {
          const { messages } = await desk(listMessages, { params, query: {} })
          return messages.some(({ content }) => content === 'It is not needed any more.')
        },
        act: () => portal(sendNote, { body: { Id: id, Content: 'It is not needed any more.' } }),
      })
      await arrives(screens.desk, ['request', id], {
        reads: async () => (await desk(readDeskRequest, { params })).state === 'Cancelled',
        act: () => portal(cancelRequest, { params, query: { Version: version + 1 } }),
      })
    }
    for (const screen of Object.values(screens)) screen.stop()

    // The call itself and the reading come to it, on a machine that may be busy.
    const mostMs = (clockMs ?? 10_000) + 5_000
    const longest = Math.max(...took)
    console.log(
      `${took.length} decisions and messages without a stream: on the other side's screen after ` +
        `${(longest / 1_000).toFixed(1)} s at most`,
    )
    return [...lost, ...(longest < mostMs ? [] : [`one was shown after ${(longest / 1_000).toFixed(1)} s`])]
  } finally {
    await stop()
  }
}

/** Of the agency that somebody of the demo can log in to. */
async function newRequests(sql: Awaited<ReturnType<typeof startBehindHaproxy>>['sql'], wanted: number) {
  const { rows } = await sql.query<{ id: number }>(
    `select id::int from request where state = 'New' and offer_number is null
       and agency_id = (select agency_id from agency_user where username_key = $1) order by id limit $2`,
    [demoLogins.portal.username, wanted],
  )
  return rows.map(({ id }) => id)
}
