import type { bePresentAtDesk as atDesk } from '@sarai/wire/desk/requests/messages.ts'
import type { bePresent as operation } from '@sarai/wire/portal/notes.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller, StaffCaller } from '#caller.ts'
import { placeOfRequest } from '#contracts/happen-to.ts'
import { query, type AnswersTo, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'
import type { ThreadOf } from '#reservations/notes/note-thread.ts'

/** Who is there says so every 15 seconds: whoever missed two of them has left. */
const staysFor = `interval '40 seconds'`
/** Who writes says so every five. */
const writesFor = `interval '12 seconds'`
/** It is a hint, and a line of it holds no more names. */
const mostNames = 5

type Person = ThreadOf & { person: number }
type Side = { own: string; others: string; id: string; people: string; name: string }

/** Each side has a table of its own: of the other it sees that somebody writes, and not who. */
function sideOf({ own, others, id, people, name }: Side) {
  const inThread = 'here.agency_id = $agencyId and here.request_id = $requestId'
  const isFresh = `here.seen_at > now() - ${staysFor}`
  const isWritingNow = 'here.writing_until > now()'
  const before = query<Person, { wasWriting: boolean }>(`
    select coalesce(${isWritingNow}, false) as "wasWriting" from ${own} here
    where ${inThread} and ${id} = $person and ${isFresh}`)
  const beHere = query<Person & { isWriting: boolean | null }, { requestId: RequestId }>(`
    insert into ${own} as here (agency_id, request_id, ${id}, seen_at, writing_until)
    select agency_id, id, $person, now(), case when $isWriting::boolean then now() + ${writesFor} end
    from request where agency_id = $agencyId and id = $requestId
    on conflict (agency_id, request_id, ${id}) do update set seen_at = now(),
      writing_until = case when $isWriting::boolean is null then here.writing_until else excluded.writing_until end
    returning request_id as "requestId"`)
  const colleagues = query<Person, { name: string; isWriting: boolean }>(`
    select ${name} as name, coalesce(${isWritingNow}, false) as "isWriting" from ${own} here join ${people}
    where ${inThread} and ${id} <> $person and ${isFresh} order by ${id} limit ${mostNames}`)
  const otherSide = query<ThreadOf, { isHere: boolean; isWriting: boolean }>(`
    select count(*) > 0 as "isHere", coalesce(bool_or(${isWritingNow}), false) as "isWriting"
    from ${others} here where ${inThread} and ${isFresh}`)
  return ({ person, ...thread }: Person, isWriting: boolean | undefined) => {
    const of = { ...thread, person }
    const beingHere = beHere.ask.first({ ...of, isWriting: isWriting ?? null })
    return [before.ask.first(of), beingHere, colleagues.ask.all(of), otherSide.ask.one(thread)] as const
  }
}

const askAsAgency = sideOf({
  own: 'agency_presence',
  others: 'desk_presence',
  id: 'user_id',
  people: 'agency_user person on person.agency_id = here.agency_id and person.id = user_id',
  name: `first_name || ' ' || last_name`,
})
const askAsDesk = sideOf({
  own: 'desk_presence',
  others: 'agency_presence',
  id: 'staff_id',
  people: 'staff person on person.id = staff_id',
  name: 'person.name',
})
type Answers = AnswersTo<ReturnType<typeof askAsAgency>>

export function bePresent(
  db: Database,
  caller: AgencyCaller,
  requestId: RequestId,
  isWriting: boolean | undefined,
): Promise<ReplyOf<typeof operation>> {
  const { agencyId, userId } = caller
  return db.write(caller, askAsAgency({ agencyId, requestId, person: userId }, isWriting), async (tx, answers) => {
    const { toColleagues, toOthers } = newsIn(answers, isWriting)
    if (toColleagues) await tellAgency(tx, { agencyId, requestId })
    if (toOthers) await tellDesk(tx, requestId)
    const [, , colleagues, desk] = answers
    return {
      Colleagues: colleagues.map((one) => ({ Name: one.name, IsWriting: one.isWriting })),
      IsProviderWriting: desk.isWriting,
    }
  })
}

export function bePresentAtDesk(
  db: Database,
  staff: StaffCaller,
  requestId: RequestId,
  isWriting: boolean | undefined,
): Promise<ReplyOf<typeof atDesk>> {
  return db.write(staff, [placeOfRequest.ask.first({ requestId })], async (tx, [place]) => {
    if (place === undefined) throw new Problem('NOT_FOUND')
    const of = { agencyId: place.agencyId, requestId }
    const answers = await tx.ask(askAsDesk({ ...of, person: staff.staffId }, isWriting))
    const { toColleagues, toOthers } = newsIn(answers, isWriting)
    if (toColleagues) await tellDesk(tx, requestId)
    if (toOthers) await tellAgency(tx, of)
    const [, , colleagues, agency] = answers
    return { colleagues, isAgencyWriting: agency.isWriting }
  })
}

/** Only what changes is told, and only to those who have the request open as well. Who leaves is missed by and by. */
function newsIn([before, here, colleagues, others]: Answers, isWriting: boolean | undefined) {
  if (here === undefined) throw new Problem('NOT_FOUND')
  const isNewlyWriting = isWriting !== undefined && isWriting !== (before?.wasWriting ?? false)
  return {
    toColleagues: colleagues.length > 0 && (before === undefined || isNewlyWriting),
    toOthers: others.isHere && isNewlyWriting,
  }
}

const tellAgency = (tx: Tx, { agencyId, requestId }: ThreadOf) =>
  announce(tx, { to: { agencyId }, what: 'presence', id: `${requestId}` })
const tellDesk = (tx: Tx, requestId: RequestId) => announce(tx, { to: 'desk', what: 'presence', id: `${requestId}` })
