import type pg from 'pg'
import type { Caller } from '#caller.ts'
import { keptReply, refuseSecondWrite } from '#database/idempotency.ts'
import type { Question, Tx } from '#database/query.ts'
import { beginWrite } from '#database/transaction/begin-write.ts'
import { onLine, type Line } from '#database/transaction/line.ts'
import { openTx } from '#database/transaction/open-tx.ts'
import { named, roleOf } from '#database/transaction/settings.ts'
import type { BoundedOptions, Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

type Questions = readonly Question<unknown>[]
type Work = (tx: Tx, answers: readonly unknown[]) => Promise<unknown>

const rollback = { name: 'rollback', text: 'rollback', values: [] }

export function createWrite(pool: pg.Pool, options: BoundedOptions): Database['write'] {
  const run = async (line: Line, caller: Caller, questions: Questions, work: Work, onNews: () => void) => {
    const role = roleOf(options.rights, caller)
    const bounds = { role, timeoutMs: options.timeoutMs }
    let begun = await beginWrite(line, bounds, caller, questions)
    // What a repetition asked beforehand may have written something, which the first write has done already.
    if (begun.kept !== undefined && questions.length > 0) {
      await line.send([rollback])
      begun = await beginWrite(line, bounds, caller, [])
    }
    if (caller.intent !== undefined) caller.intent.claimed = true
    if (begun.kept !== undefined) {
      await line.commit([])
      return begun.kept.reply
    }
    const tx = openTx(line, { role, now: begun.now, signing: options.signing, onNews })
    // They are there, unless the key grew old and was swept between the two beginnings.
    const answers = begun.answers.length < questions.length ? await tx.ask(questions) : begun.answers
    const reply = await work(tx, answers)
    const kept = keptReply(caller, reply)
    await line.commit([...tx.waiting(), ...(kept === undefined ? [] : [named(role, kept.statement)])])
    return reply
  }
  const write = async (caller: Caller, questions: Questions, work: Work) => {
    const { intent } = caller
    refuseSecondWrite(caller)
    let isNews = false
    try {
      const onNews = () => void (isNews = true)
      const reply = await onLine(pool, options, (line) => run(line, caller, questions, work, onNews))
      if (isNews) options.onNews?.()
      return reply
    } catch (error) {
      const isUndone = !(error instanceof Problem && error.code === 'OUTCOME_UNKNOWN')
      if (intent !== undefined && isUndone) intent.claimed = false // with everything else
      throw error
    }
  }
  const writeFor = (caller: Caller, asked: Questions | Work, work?: Work) =>
    typeof asked === 'function' ? write(caller, [], asked) : write(caller, asked, work!)
  return writeFor as Database['write']
}
