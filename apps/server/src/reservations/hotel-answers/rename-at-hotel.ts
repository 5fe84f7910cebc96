import type { Caller } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { askedRooms, type AskedQuestion } from '#reservations/hotel-answers/asked-question.ts'
import type { QuestionKey } from '#reservations/hotel-answers/hotel-link.ts'
import { roomsOfRequest } from '#reservations/requests/request-queries.ts'

type Of = Pick<QuestionKey, 'agencyId' | 'requestId'>

const openQuestion = query<Of, { version: number }>(`
  select version from hotel_question
  where agency_id = $agencyId and request_id = $requestId and ended_at is null order by version desc limit 1`)
const itsRow = `agency_id = $agencyId and request_id = $requestId and version = $version`
const askedNow = query<QuestionKey, { asked: AskedQuestion }>(`
  select asked from hotel_question where ${itsRow} and ended_at is null and asked is not null for update`)
const saveAsked = query<QuestionKey & { asked: string }>(`
  update hotel_question set asked = $asked::jsonb where ${itsRow}`)

/** Guests are called otherwise. No agency reads what a hotel is shown, so the worker writes it. */
export async function tellHotelOfGuests(tx: Tx, of: Of): Promise<void> {
  const question = await openQuestion.first(tx, of)
  if (question) await enqueue(tx, 'rename-at-hotel', { ...of, version: question.version })
}

/** The page of a hotel shows its guests as they are called now: it makes up its list from it. */
export function renameAtHotel(db: Database, caller: Caller, key: QuestionKey): Promise<void> {
  const { agencyId, requestId } = key
  return db.write(caller, async (tx) => {
    const [found, rooms] = await tx.ask([askedNow.ask.first(key), roomsOfRequest.ask.all({ agencyId, requestId })])
    if (found === undefined) return
    await saveAsked.later(tx, { ...key, asked: JSON.stringify({ ...found.asked, rooms: askedRooms(rooms) }) })
  })
}
