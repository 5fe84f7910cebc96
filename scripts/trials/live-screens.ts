import { setTimeout as pause } from 'node:timers/promises'
import { openScreen } from '../../packages/frame/src/testing/undrawn-screen.ts'
import { agencyLivePath, deskLivePath } from '../../packages/wire/src/core/live.ts'
import { acceptRequest } from '../../packages/wire/src/desk/requests/answers.ts'
import { countDeskRequests } from '../../packages/wire/src/desk/requests/counts.ts'
import { readDeskRequest } from '../../packages/wire/src/desk/requests/details.ts'
import { listDeskRequests } from '../../packages/wire/src/desk/requests/queues.ts'
import { cancelRequest, readRequest } from '../../packages/wire/src/portal/kept-requests.ts'
import { demoLogins } from '../../apps/server/src/demo/demo-people.ts'
import { median } from '../bench/verdict.ts'
import type { ServiceEnvironment } from '../services/part.ts'
import { startBehindHaproxy } from './behind-haproxy.ts'
import { copyRequest, type Copied } from './copied-requests.ts'
import { deskToken, portalToken } from './log-in.ts'
import { steadyCalls, strictClient } from './steady-calls.ts'

const perSecond = 50
/** Of what is shown, as an eye notices it: from the press of one side to the other side's screen. */
const mostMs = 500
const mostReads = 2
/** A screen that has just read rests for half a second. */
const betweenMs = 600

/**
 * Each side decides at one process while the screen of the other follows another. Their data is read as the screens
 * read it, by the same code; what is missing here is the drawing. Returns what went wrong; an empty list means that
 * everything held.
 */
export async function liveScreens(
  services: ServiceEnvironment,
  { decisions, seconds }: { decisions: number; seconds: number },
): Promise<string[]> {
  const { apis, sql, stop } = await startBehindHaproxy(services)
  const [here, there] = apis as [string, string]
  const lost: string[] = []
  const note = (what: string) => lost.push(what)
  try {
    const requests = await copiesOfNew(sql, 2 * decisions + perSecond * seconds)
    const [clerk, agent] = [await deskToken(here), await portalToken(there)]
    const desk = strictClient(here, { token: () => clerk }, note)
    const accept = ({ requestId, finalPrice }: Priced) =>
      desk(acceptRequest, { params: { id: requestId }, body: { version: 1, finalPrice, hotelConfirmationNumber: '' } })

    const callPortal = strictClient(there, { token: () => agent }, note)
    const toAgency = await shownAfter(openScreen(there + agencyLivePath, agent), requests.splice(0, decisions), {
      act: accept,
      reads: async (id) => (await callPortal(readRequest, { params: { id } })).State === 'PaymentPending',
    })
    const toDesk = await shownAfter(openScreen(here + deskLivePath, clerk), requests.splice(0, decisions), {
      act: ({ requestId: id }) => callPortal(cancelRequest, { params: { id }, query: { Version: 1 } }),
      reads: async (id) => (await desk(readDeskRequest, { params: { id } })).state === 'Cancelled',
    })

    const tab = openScreen(there + deskLivePath, clerk)
    const callDesk = strictClient(there, { token: () => clerk }, note)
    const shown = [
      tab.shows(['request', 'list'], async () => void (await callDesk(listDeskRequests, { query: { queue: 'new' } }))),
      tab.shows(['request', 'counts'], async () => void (await callDesk(countDeskRequests, {}))),
    ]
    await tab.follows()
    await pause(1_000)
    const before = shown.map(({ reads }) => reads())
    const load = steadyCalls(
      perSecond,
      requests.map((request) => () => accept(request)),
    )
    const begun = performance.now()
    await pause(seconds * 1_000)
    await load.stop()
    const lasted = (performance.now() - begun) / 1_000
    const reads = shown.map((one, at) => (one.reads() - before[at]!) / lasted)
    tab.stop()

    const shownTo = { 'an agency': toAgency, 'the desk': toDesk }
    for (const [whom, took] of Object.entries(shownTo))
      console.log(
        `${took.length} decisions at one process: shown to ${whom} by another after ${median(took).toFixed(0)} ms (median), ` +
          `${Math.max(...took).toFixed(0)} at most`,
      )
    console.log(
      `${(load.tally.calls / lasted).toFixed(0)} decisions a second for ${lasted.toFixed(1)} s: a tab of the desk read its list ` +
        `${reads[0]!.toFixed(1)} and its counts ${reads[1]!.toFixed(1)} times a second`,
    )
    return [
      ...lost,
      ...load.tally.failed,
      ...Object.entries(shownTo)
        .filter(([, took]) => median(took) >= mostMs)
        .map(([whom, took]) => `a decision was shown to ${whom} after ${median(took).toFixed(0)} ms`),
      // One more: the first reading of a burst comes at once.
      ...reads.filter((each) => each > mostReads + 1 / lasted).map((each) => `${each.toFixed(1)} readings a second`),
    ]
  } finally {
    await stop()
  }
}

type Watched = {
  act: (request: Priced) => Promise<unknown>
  /** Whether the screen shows it. */
  reads: (id: Priced['requestId']) => Promise<boolean>
}

/** How long each decision takes to come to the screen, one after the other. */
async function shownAfter(screen: ReturnType<typeof openScreen>, requests: readonly Priced[], { act, reads }: Watched) {
  const took: number[] = []
  await screen.follows()
  for (const request of requests) {
    await pause(betweenMs)
    const isShown = screen.shows(['request', request.requestId], () => reads(request.requestId))
    await isShown.first
    const begun = performance.now()
    await act(request)
    await isShown.becomesTrue
    took.push(performance.now() - begun)
    isShown.stop()
  }
  screen.stop()
  return took
}

type Priced = Copied & { finalPrice: number }
type Sql = Awaited<ReturnType<typeof startBehindHaproxy>>['sql']

/** All of the agency that somebody of the demo can log in to. */
async function copiesOfNew(sql: Sql, wanted: number): Promise<Priced[]> {
  const { rows } = await sql.query<Priced>(
    `select agency_id::int as "agencyId", id::int as "requestId", contract_id::int as "contractId",
       final_price::int as "finalPrice"
     from request where state = 'New' and agency_id = (select agency_id from agency_user where username_key = $1)
     order by id limit 1`,
    [demoLogins.portal.username],
  )
  const { finalPrice, ...template } = rows[0]!
  await sql.query(`update agency set status = 'rejected' where id <> $1`, [template.agencyId])
  const copies = await copyRequest(sql, template, wanted)
  // Each is sealed for its own place.
  await sql.query(
    `update request_room set passports = array_fill(''::text, array[cardinality(passports)])
    where request_id > $1`,
    [copies[0]!.requestId - 1],
  )
  return copies.map((copy) => ({ ...copy, finalPrice }))
}
