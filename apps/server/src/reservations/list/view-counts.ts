import type { countRequests as operation } from '@sarai/wire/portal/request-counts.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { mostListed } from '@sarai/wire/portal/kept-requests.ts'
import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import { today } from '#database/today.ts'
import type { Database } from '#database/unit-of-work.ts'

type Counts = { all: number; you: number; us: number; upcoming: number }

const upTo = (where: string) => `(
  select count(*)::int from (
    select from request where agency_id = $agencyId and ${where} limit ${mostListed + 1}) those)`

const isYours = `turn = 'agency'`

/** How many each view shows. Nobody counts further than a list goes; all of them are known from the dashboard's counters. */
export const viewCounts = query<{ agencyId: AgencyId }, Counts>(`
  select (select coalesce(sum(requests), 0)::int from request_count where agency_id = $agencyId) as "all",
    ${upTo(isYours)} as you, ${upTo(`turn in ('desk', 'hotel', 'finance')`)} as us,
    ${upTo(`life = 'open' and check_in >= ${today}`)} as upcoming`)

const yours = query<{ agencyId: AgencyId }, ReplyOf<typeof operation>>(`select ${upTo(isYours)} as "waitingForYou"`)

/** For the navigation, which asks for nothing else. */
export const countRequests = (db: Database, caller: AgencyCaller) =>
  db.look(caller, yours.ask.one({ agencyId: caller.agencyId }))
