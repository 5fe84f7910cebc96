import type { Statement } from '#database/transaction/flight.ts'
import type { Question } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

type Asked = Question<unknown> | readonly Question<unknown>[]

/** The questions of a look, each handed to `answer`. */
function lookBy(
  answer: (caller: Parameters<Database['read']>[0], questions: readonly Question<unknown>[]) => Promise<unknown[]>,
) {
  const look = async (caller: Parameters<Database['read']>[0], asked: Asked) => {
    const several = 'read' in asked ? [asked] : asked
    const answers = await answer(caller, several)
    return 'read' in asked ? answers[0] : answers
  }
  return look as Database['look']
}

/** Sabotage: the same questions, asked in other words. */
export function askedAs(db: Database, change: (statement: Statement) => Statement): Database['look'] {
  return lookBy((caller, questions) =>
    db.look(
      caller,
      questions.map((question) => ({ ...question, statement: change(question.statement) })),
    ),
  )
}

/** The same questions one after the other, through reads that a test has its hand in. */
export function askedOneByOne(read: Database['read']): Database['look'] {
  return lookBy((caller, questions) =>
    read(caller, async (tx) => {
      const answers: unknown[] = []
      for (const question of questions) answers.push(question.read(await tx.query(question.statement)))
      return answers
    }),
  )
}
