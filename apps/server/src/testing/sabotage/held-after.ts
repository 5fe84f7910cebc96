import { setTimeout as pause } from 'node:timers/promises'
import type { Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Statement } from '#database/transaction/flight.ts'
import { askedAs, askedOneByOne } from '#testing/sabotage/asked-as.ts'
import { txThrough, writeThrough } from '#testing/sabotage/tx-through.ts'

/** The same work, which stops once after a statement of that text until it is let go. */
export function heldAfter(db: Database, text: string) {
  const reached = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const holding = (tx: Tx) =>
    txThrough(tx, async (statement) => {
      const result = await tx.query(statement)
      if (statement.text.includes(text)) {
        reached.resolve()
        await released.promise
      }
      return result
    })
  const read: Database['read'] = (caller, work) => db.read(caller, (tx) => work(holding(tx)))
  const held: Database = {
    look: askedOneByOne(read),
    read,
    write: writeThrough(db, holding),
  }
  return { db: held, reached: reached.promise, letGo: released.resolve }
}

/** `done`, or the code of the refusal. */
export function outcomeOf(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )
}

/** What somebody is answered who acts while `first` stands behind a statement of that text, and waits for it. */
export async function outcomeDuring(
  db: Database,
  first: { work: (db: Database) => Promise<unknown>; heldAfter: string },
  act: () => Promise<unknown>,
): Promise<string> {
  const held = heldAfter(db, first.heldAfter)
  const working = first.work(held.db)
  await held.reached
  const outcome = outcomeOf(act())
  await pause(300)
  held.letGo()
  await working
  return outcome
}

/** Sabotage: the same work, with other words in its statements. */
export function reworded(db: Database, words: string, others: string): Database {
  const said = (statement: Statement): Statement =>
    statement.text.includes(words) ? { ...statement, name: '', text: statement.text.replace(words, others) } : statement
  const saying = (tx: Tx) => txThrough(tx, (statement) => tx.query(said(statement)))
  return {
    look: askedAs(db, said),
    read: (caller, work) => db.read(caller, (tx) => work(saying(tx))),
    write: writeThrough(db, saying),
  }
}
