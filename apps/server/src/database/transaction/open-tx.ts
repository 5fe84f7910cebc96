import type { Question, Tx } from '#database/query.ts'
import type { Statement } from '#database/transaction/flight.ts'
import type { Line } from '#database/transaction/line.ts'
import { named } from '#database/transaction/settings.ts'
import type { Signing } from '#signing.ts'

/** What a transaction that has begun offers to the work in it. `waiting` is what still has to go out with its end. */
export function openTx(
  line: Line,
  { role, now, signing, onNews }: { role: string; now: number; signing: Signing; onNews: () => void },
): Tx & { waiting: () => readonly Statement[] } {
  let held: Statement[] = []
  const waiting = () => {
    const all = held
    held = []
    return all
  }
  const send = async (statements: readonly Statement[]) => {
    const before = waiting()
    const answers = await line.send([...before, ...statements.map((statement) => named(role, statement))])
    return answers.slice(before.length)
  }
  const ask = async (questions: readonly Question<unknown>[]): Promise<unknown[]> => {
    const answers = await send(questions.map(({ statement }) => statement))
    return questions.map(({ read }, place) => read(answers[place]!))
  }
  return {
    query: async (statement) => (await send([statement]))[0]!,
    ask: ask as Tx['ask'],
    later: async (statement) => void held.push(named(role, statement)),
    now,
    bringsNews: onNews,
    sign: signing.sign,
    waiting,
  }
}
