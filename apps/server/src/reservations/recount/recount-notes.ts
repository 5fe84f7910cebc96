import type { AgencyId, RequestId } from '@sarai/domain/ground/ids.ts'
import { query, type Tx } from '#database/query.ts'

type Side = 'unread by the agency' | 'unread by the desk'
type Wrong = { agencyId: AgencyId; requestId: RequestId; of: Side; kept: number; counted: number }

/** Every thread that has unread notes, or is said to have, once for each side. */
const unreadIn = `
  with unread as (
    select thread.agency_id, thread.request_id, is_desk, count(*)::int as counted
    from note_thread thread join note on note.agency_id = thread.agency_id and note.request_id = thread.request_id
      and note.id > case when is_desk then read_by_agency else read_by_desk end
    where thread.agency_id = any ($agencies) and note.agency_id = any ($agencies)
      and thread.notes > least(read_by_agency, read_by_desk)
    group by 1, 2, 3
  ), said as (
    select agency_id, request_id, is_desk, 0 as kept, counted from unread
    union all
    select agency_id, request_id, true, notes, 0 from unread_notes where agency_id = any ($agencies)
    union all
    select agency_id, request_id, false, unread, 0 from desk_thread where agency_id = any ($agencies) and unread > 0
  )
  select agency_id as "agencyId", request_id as "requestId",
    case when is_desk then 'unread by the agency' else 'unread by the desk' end as of,
    sum(kept)::int as kept, sum(counted)::int as counted
  from said group by agency_id, request_id, is_desk`
const differences = query<{ agencies: readonly AgencyId[] }, Wrong>(`
  ${unreadIn} having sum(kept) <> sum(counted) order by agency_id, request_id, is_desk`)

type Of = { agencyId: AgencyId; requestId: RequestId }
/** As everybody does who writes or reads a note: what is counted under it is right. */
const lockThread = query<Of>(`
  select from note_thread where agency_id = $agencyId and request_id = $requestId for update`)
const forget = query<Of>(`delete from unread_notes where agency_id = $agencyId and request_id = $requestId`)
const countForAgency = query<Of>(`
  insert into unread_notes (agency_id, request_id, notes, first_note_at, last_note_at)
  select $agencyId, $requestId, count(*), min(written_at), max(written_at)
  from note join note_thread thread on thread.agency_id = note.agency_id and thread.request_id = note.request_id
  where note.agency_id = $agencyId and note.request_id = $requestId and thread.agency_id = $agencyId
    and is_desk and note.id > read_by_agency
  having count(*) > 0`)
const countForDesk = query<Of>(`
  update desk_thread set unread = counted, rank = case when counted > 0 then 0 else greatest(rank, 1) end,
    place = case when rank = 2 and counted > 0 then extract(epoch from since) * 1000 else place end
  from (
    select count(*)::int as counted, min(written_at) as since
    from note join note_thread thread on thread.agency_id = note.agency_id and thread.request_id = note.request_id
    where note.agency_id = $agencyId and note.request_id = $requestId and thread.agency_id = $agencyId
      and not is_desk and note.id > read_by_desk) c
  where agency_id = $agencyId and request_id = $requestId`)

/** Where its place in the inbox is gone: as whoever wrote last would have left it. */
const placeAtDesk = query<Of>(`
  insert into desk_thread
    (agency_id, request_id, rank, place, unread, last_note_at, last_is_desk, last_author, excerpt, assigned_to)
  select $agencyId, $requestId, 0, extract(epoch from since) * 1000, counted, written_at, is_desk, author_name,
    left(regexp_replace(coalesce(nullif(content, ''), names, ''), '\\s+', ' ', 'g'), 140), assigned_to::bigint
  from (
    select count(*)::int as counted, min(written_at) as since
    from note join note_thread thread on thread.agency_id = note.agency_id and thread.request_id = note.request_id
    where note.agency_id = $agencyId and note.request_id = $requestId and thread.agency_id = $agencyId
      and not is_desk and note.id > read_by_desk) unread, (
    select written_at, is_desk, author_name, content,
      (select string_agg(name, ', ') from upload where agency_id = $agencyId and id = any (files)) as names
    from note where agency_id = $agencyId and request_id = $requestId order by id desc limit 1) last,
    request
  where counted > 0 and request.agency_id = $agencyId and request.id = $requestId`)

/** Sets the numbers of unread notes right where they are not. Answers what was wrong. */
export async function recountNotes(tx: Tx, agencies: readonly AgencyId[]): Promise<Wrong[]> {
  const wrong = await differences.all(tx, { agencies })
  for (const { agencyId, requestId, of } of wrong) {
    const thread = { agencyId, requestId }
    await lockThread.run(tx, thread)
    if (of === 'unread by the desk') {
      const isThere = (await countForDesk.run(tx, thread)) > 0
      if (!isThere) await placeAtDesk.run(tx, thread)
    } else {
      await forget.run(tx, thread)
      await countForAgency.run(tx, thread)
    }
  }
  return wrong
}
