import type { Question, Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

/** The same transaction, each of whose statements goes one by one through a hand of the test's. */
export function txThrough<T extends Omit<Tx, 'query' | 'ask' | 'later'>>(tx: T, query: Tx['query']): T & Tx {
  const ask = async (questions: readonly Question<unknown>[]) => {
    const answers: unknown[] = []
    for (const { statement, read } of questions) answers.push(read(await query(statement)))
    return answers
  }
  return {
    ...tx,
    query,
    ask: ask as Tx['ask'],
    later: async (statement) => void (await query(statement)),
  }
}

/** Writes in such a transaction: what they ask beforehand is asked in it as well. */
export function writeThrough(db: { write: Database['read'] }, changed: (tx: Tx) => Tx = (tx) => tx): Database['write'] {
  type Work = (tx: Tx, answers?: readonly unknown[]) => Promise<unknown>
  const through = (caller: Parameters<Database['read']>[0], asked: readonly Question<unknown>[] | Work, work?: Work) =>
    db.write(caller, async (real) => {
      const tx = changed(real)
      return typeof asked === 'function' ? asked(tx) : work!(tx, await tx.ask(asked))
    })
  return through as Database['write']
}
