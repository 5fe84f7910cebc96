import type { AgencyId, RequestId } from '@sarai/domain/ground/ids.ts'
import { isYes, type HotelAnswer, type HotelLanguage } from '@sarai/domain/request/hotel-answer.ts'
import type { Visitor } from '#caller.ts'
import { toJson } from '#contracts/kept-money.ts'
import { query, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import type { AskedQuestion } from '#reservations/hotel-answers/asked-question.ts'
import { tokenHash } from '#reservations/hotel-answers/hotel-link.ts'
import { currentAnswer, keptAnswers, numberIn, type KeptAnswer } from '#reservations/hotel-answers/kept-answer.ts'
import type { Given } from '#reservations/hotel-answers/page/typed-answer.ts'

/** What whoever holds a link may see, by the rights of the database. */
export type VisitedQuestion = {
  readonly agencyId: AgencyId
  readonly requestId: RequestId
  readonly version: number
  readonly language: HotelLanguage
  readonly asked: AskedQuestion
  readonly checkInAt: Date
  readonly answerBy: Date
  readonly usedAt: Date | null
  readonly lastAnswer: number
  readonly answers: readonly KeptAnswer[]
}
type Row = Omit<VisitedQuestion, 'answers'> & { answers: string }

const columns = `
  select agency_id as "agencyId", request_id as "requestId", version, language, asked, check_in_at as "checkInAt",
    answer_by as "answerBy", used_at as "usedAt", last_answer as "lastAnswer", answers::text
  from hotel_question where token_hash = $hash`
const seen = query<{ hash: Buffer }, Row>(columns)
const locked = query<{ hash: Buffer }, Row>(`${columns} for update`)
/** From now on the page is there until the guests are: the hotel may look at what it said, and add its number. */
const addAnswer = query<{ hash: Buffer; answer: string }>(`
  update hotel_question
  set answers = answers || $answer::jsonb, last_answer = last_answer + 1, expires_at = check_in_at
  where token_hash = $hash`)

/** Nobody corrects themselves that often; whoever does it by a script fills nothing. */
const mostAnswers = 20

const questionFrom = (row: Row): VisitedQuestion => ({ ...row, answers: keptAnswers(row.answers) })

/** Nothing for a token that is guessed, withdrawn or over: the database shows no row, and so no difference. */
export async function visitQuestion(
  db: Database,
  visitor: Visitor,
  token: string,
): Promise<VisitedQuestion | undefined> {
  const hash = tokenHash(token)
  const row = await db.look(holding(visitor, hash), seen.ask.first({ hash }))
  return row && questionFrom(row)
}

const holding = (visitor: Visitor, hash: Buffer): Visitor => ({ ...visitor, link: hash.toString('hex') })

/**
 * `other`: somebody else has answered since the page was shown, and their answer is to be read first. `used`: what was
 * said stands, and is not changed here any more. `full`: it was changed so often that nothing more is taken here.
 */
export type Sent = { readonly is: 'sent' | 'other' | 'used' | 'full'; readonly question: VisitedQuestion }

/**
 * Keeps what the hotel said; the worker tells the request. Two people at the hotel may answer at once: each names the
 * last answer that they were shown, and the second is shown the first one's. The same answer sent twice is one. Without
 * an answer, as of a form that was not filled in rightly, nothing is kept, and what was said since is shown.
 */
export function answerQuestion(
  db: Database,
  visitor: Visitor,
  token: string,
  answer: { readonly seen: number; readonly given: Given } | undefined,
): Promise<Sent | undefined> {
  return atQuestion(db, visitor, token, async (question, keep) => {
    const isSaid = answer !== undefined && isSame(question, answer.given)
    if (question.usedAt !== null) return { is: isSaid ? 'sent' : 'used', question }
    if (answer === undefined) return { is: 'other', question }
    if (answer.seen !== question.lastAnswer) return { is: isSaid ? 'sent' : 'other', question }
    if (question.lastAnswer >= mostAnswers) return { is: 'full', question }
    await keep(answer.given)
    return { is: 'sent', question }
  })
}

/** The hotel's own number, which may follow until the guests are there, where it has given none. */
export function numberQuestion(
  db: Database,
  visitor: Visitor,
  token: string,
  confirmationNumber: string,
): Promise<Sent | undefined> {
  return atQuestion(db, visitor, token, async (question, keep) => {
    const { answers, usedAt } = question
    const answer = currentAnswer(answers)
    // It is said once, so that it fills nothing either.
    const known = numberIn(answers)
    if (known === confirmationNumber) return { is: 'sent', question }
    if (known !== undefined || (answer !== undefined && !isYes(answer))) return { is: 'used', question }
    if (usedAt !== null) await keep({ says: 'number', confirmationNumber })
    else if (answer === undefined) return { is: 'other', question }
    else await keep({ ...answer, confirmationNumber })
    return { is: 'sent', question }
  })
}

type Said = Given | { readonly says: 'number'; readonly confirmationNumber: string }

function atQuestion(
  db: Database,
  visitor: Visitor,
  token: string,
  work: (question: VisitedQuestion, keep: (said: Said) => Promise<void>) => Promise<Sent>,
): Promise<Sent | undefined> {
  const hash = tokenHash(token)
  return db.write(holding(visitor, hash), [locked.ask.first({ hash })], async (tx, [row]) => {
    if (row === undefined) return undefined
    const question = questionFrom(row)
    return work(question, (said) => keepAnswer(tx, hash, question, said))
  })
}

async function keepAnswer(tx: Tx, hash: Buffer, question: VisitedQuestion, said: Said): Promise<void> {
  const { agencyId, requestId, version, lastAnswer } = question
  const answer = toJson([{ ...said, number: lastAnswer + 1, at: tx.now }])!
  await addAnswer.later(tx, { hash, answer })
  await enqueue(tx, 'hear-hotel', { agencyId, requestId, version })
}

/** A browser that sends its form again says nothing new. */
function isSame({ answers }: VisitedQuestion, given: Given): boolean {
  const last = currentAnswer(answers)
  return last !== undefined && toJson(withoutPlace(last)) === toJson(withoutPlace({ ...given, number: 0, at: 0 }))
}

function withoutPlace(answer: HotelAnswer): object {
  const said = Object.entries(answer).filter(([name]) => !['number', 'at', 'usedAt'].includes(name))
  return Object.fromEntries(said.toSorted(([a], [b]) => a.localeCompare(b)))
}
