import type { Actor } from '@sarai/domain/request/booking-request.ts'
import type { Brought } from '@sarai/domain/request/events.ts'
import type { HotelLanguage } from '@sarai/domain/request/hotel-answer.ts'
import { systemCaller, type Caller } from '#caller.ts'
import { contractOf, happenTo } from '#contracts/happen-to.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import type { Tasks } from '#jobs/tasks.ts'
import type { Mailer } from '#mail/mailer.ts'
import { Problem } from '#problem.ts'
import type { AskedQuestion } from '#reservations/hotel-answers/asked-question.ts'
import { timer } from '#reservations/clocks/decide-clock.ts'
import { hotelLetter } from '#reservations/hotel-answers/hotel-letters.ts'
import { linkOf, tokenHash, tokenOf, type QuestionKey } from '#reservations/hotel-answers/hotel-link.ts'
import { renameAtHotel } from '#reservations/hotel-answers/rename-at-hotel.ts'
import { currentAnswer, keptAnswers } from '#reservations/hotel-answers/kept-answer.ts'

type Mailed = { email: string; language: HotelLanguage; asked: AskedQuestion; answerBy: Date }
const itsRow = `agency_id = $agencyId and request_id = $requestId and version = $version`
/** Nothing once it is answered or over: nobody is written to about what is done. The hash follows a new secret. */
const toMail = query<QuestionKey & { hash: Buffer }, Mailed>(`
  update hotel_question set token_hash = $hash
  where ${itsRow} and last_answer = 0 and ended_at is null and used_at is null and answer_by > now()
    and asked is not null
  returning email, language, asked, answer_by as "answerBy"`)
/** What the mail will find as well: nobody is said to be reminded who is not written to. */
const markReminded = query<QuestionKey & { at: Date }, { version: number }>(`
  update hotel_question set reminded_at = $at
  where ${itsRow} and last_answer = 0 and ended_at is null and used_at is null and answer_by > now()
    and asked is not null
  returning version`)
const answersOf = query<QuestionKey, { answers: string }>(`select answers::text from hotel_question where ${itsRow}`)

const hotel: Actor = { source: 'hotel', roles: ['hotel'], id: 'hotel' }

/** What follows when a hotel is asked by a link, and when it answers. */
export function hotelTasks(deps: { db: Database; mailer: Mailer; portalOrigin: string; linkSecret: string }) {
  const { db } = deps
  return {
    'mail-hotel': async ({ isReminder, ...key }, jobId) => {
      const token = tokenOf(deps.linkSecret, key)
      const found = await db.write(systemCaller(`job-${jobId}`), (tx) =>
        toMail.first(tx, { ...key, hash: tokenHash(token) }),
      )
      if (found === undefined) return
      const { email, language } = found
      const content = hotelLetter(isReminder ? 'reminder' : 'question', found, linkOf(deps.portalOrigin, token))
      await deps.mailer.send({ id: `job-${jobId}`, to: email, language, content })
    },

    /** Once, and only where the hotel has said nothing: what has gone on meanwhile refuses it. */
    'remind-hotel': (key, jobId) =>
      unlessRefused(
        db.write(systemCaller(`job-${jobId}`), [contractOf.ask.first(keyOf(key))], async (tx, [place]) => {
          const { requestId, version: question } = key
          await happenTo(tx, requestId, place, { kind: 'remind-hotel', by: timer, at: tx.now, question })
          const reminded = await markReminded.first(tx, { ...key, at: new Date(tx.now) })
          if (reminded === undefined) throw new Problem('STATE_CHANGED')
          await enqueue(tx, 'mail-hotel', { ...key, isReminder: true })
        }),
      ),

    'rename-at-hotel': (key, jobId) => renameAtHotel(db, systemCaller(`job-${jobId}`), key),

    'hear-hotel': (key, jobId) => hearHotel(db, systemCaller(`job-${jobId}`), key),
  } satisfies Partial<Tasks>
}

/** Tells the request what the hotel said last, and its number. What it knows already, the rules refuse. */
export async function hearHotel(db: Database, caller: Caller, key: QuestionKey): Promise<void> {
  const { requestId, version: question } = key
  const { answers } = await db.look(caller, answersOf.ask.one(key))
  const entries = keptAnswers(answers)
  const answer = currentAnswer(entries)
  const added = entries.findLast((entry) => entry.says === 'number')
  const tell = <Kind extends 'hotel-answered' | 'hotel-numbered'>(eventAt: (at: number) => Brought<Kind>) =>
    unlessRefused(
      db.write(caller, [contractOf.ask.first(keyOf(key))], async (tx, [place]) => {
        await happenTo(tx, requestId, place, eventAt(tx.now))
      }),
    )
  if (answer) await tell<'hotel-answered'>((at) => ({ kind: 'hotel-answered', by: hotel, at, question, answer }))
  if (!added) return
  const { confirmationNumber } = added
  await tell<'hotel-numbered'>((at) => ({ kind: 'hotel-numbered', by: hotel, at, question, confirmationNumber }))
}

const keyOf = ({ agencyId, requestId }: QuestionKey) => ({ agencyId, requestId })

/** A refusal is no failure of the job: something else came first. A database that was away is one, and is tried again. */
async function unlessRefused(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    const isVerdict = error instanceof Problem && error.status < 500
    if (!isVerdict) throw error
  }
}
