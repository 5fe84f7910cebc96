import type { SentFile } from '@sarai/wire/core/file.ts'
import type { AgencyId, RequestId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { typesetInTurn } from '#documents/typeset-in-turn.ts'
import { Problem } from '#problem.ts'
import { requestPaper } from '#reservations/report/request-paper.ts'
import { presentRequest } from '#reservations/requests/request-presenter.ts'
import { findRequest, priceInForce, roomsOfRequest, stepsOf } from '#reservations/requests/request-queries.ts'
import type { Sealing } from '#sealing.ts'

const agencyName = query<{ agencyId: AgencyId }, { name: string }>(`select name from agency where id = $agencyId`)

type Deps = { db: Database; sealing: Sealing }

/** A request on paper, in the language of whoever asks. */
export async function downloadReport(
  deps: Deps,
  caller: AgencyCaller,
  requestId: RequestId,
  showsCommission: boolean,
): Promise<SentFile> {
  const { request, agency, now } = await reported(deps, caller, requestId)
  const paper = requestPaper(caller.language, { request, agency, now, showsCommission })
  return {
    name: `${request.RequestNumber}.pdf`,
    mediaType: 'application/pdf',
    content: await typesetInTurn('request-report', paper),
  }
}

/** What the page of the request shows, but for passports: a paper travels, so they stay sealed whoever asks. */
export async function reported({ db, sealing }: Deps, caller: AgencyCaller, requestId: RequestId) {
  const { agencyId } = caller
  const of = { agencyId, requestId }
  const { rows, now } = await db.read(caller, async (tx) => ({
    rows: await tx.ask([
      findRequest.ask.first(of),
      roomsOfRequest.ask.all(of),
      priceInForce.ask.first(of),
      stepsOf.ask.all(of),
      agencyName.ask.one({ agencyId }),
    ]),
    now: tx.now,
  }))
  const [row, rooms, version, steps, { name }] = rows
  if (row === undefined || version === undefined) throw new Problem('NOT_FOUND')
  const request = presentRequest(
    caller,
    { request: row, rooms, version, steps, offer: undefined, role: undefined },
    sealing,
  )
  return { request, agency: name, now }
}
