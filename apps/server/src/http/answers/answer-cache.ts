import type { Operation, ReplyOf } from '@sarai/wire/core/operation.ts'
import { ReadyAnswer, type Made } from '#http/answers/ready-answer.ts'

/**
 * Answers of this process, by what was asked and by the revisions they are true for. A changed revision is another key,
 * so an answer is never given for a catalogue that has changed since: nothing has to be told to forget.
 */
export type AnswerCache = {
  /** Does not count as a hit or a miss: used only to choose between two ways of asking. */
  has(op: Operation, key: string): boolean
  find<Op extends Operation>(op: Op, key: string): ReadyAnswer<ReplyOf<Op>> | undefined
  keep<Op extends Operation>(op: Op, key: string, made: Made<ReplyOf<Op>>): ReadyAnswer<ReplyOf<Op>>
  /** Finds it, or makes and keeps it. */
  remember<Op extends Operation>(
    op: Op,
    key: string,
    make: () => Promise<Made<ReplyOf<Op>>>,
  ): Promise<ReadyAnswer<ReplyOf<Op>>>
  figures(): CacheFigures
}

export type CacheFigures = { answers: number; bytes: number; found: number; made: number }

/** What an entry takes besides its bytes and its key: by estimate: objects, headers and the map. */
const entryBytes = 1_000

/** Bounded by both: short answers by their number, long ones by their bytes, with keys and packed forms. */
export function createAnswerCache(most: { answers: number; bytes: number }): AnswerCache {
  // A Map keeps the order of insertion, so the first key is the one that was not asked for the longest.
  const answers = new Map<string, ReadyAnswer<unknown>>()
  const figures = { bytes: 0, found: 0, made: 0 }
  const weightOf = (key: string, answer: ReadyAnswer<unknown>) => answer.bytes + key.length * 2 + entryBytes
  const forget = (key: string) => {
    const answer = answers.get(key)
    if (answer === undefined) return
    answers.delete(key)
    figures.bytes -= weightOf(key, answer)
  }
  const stayWithinBounds = () => {
    for (const oldest of answers.keys()) {
      if (answers.size <= most.answers && figures.bytes <= most.bytes) return
      forget(oldest)
    }
  }
  const nameOf = (op: Operation, asked: string) => `${op.name} ${asked}`
  const find = <Op extends Operation>(op: Op, asked: string) => {
    const key = nameOf(op, asked)
    const known = answers.get(key)
    if (known === undefined) return undefined
    figures.found += 1
    answers.delete(key)
    answers.set(key, known)
    return known as ReadyAnswer<ReplyOf<Op>>
  }
  const keep = <Op extends Operation>(op: Op, asked: string, made: Made<ReplyOf<Op>>) => {
    const key = nameOf(op, asked)
    figures.made += 1
    const answer = new ReadyAnswer(made, (grown) => {
      // One that was forgotten while it was packed is only held by whoever is sent it.
      if (answers.get(key) !== answer) return
      figures.bytes += grown
      stayWithinBounds()
    })
    forget(key)
    answers.set(key, answer)
    figures.bytes += weightOf(key, answer)
    stayWithinBounds()
    return answer
  }
  return {
    has: (op, asked) => answers.has(nameOf(op, asked)),
    find,
    keep,
    remember: async (op, asked, make) => find(op, asked) ?? keep(op, asked, await make()),
    figures: () => ({ ...figures, answers: answers.size }),
  }
}
