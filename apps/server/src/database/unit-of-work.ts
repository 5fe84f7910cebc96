import type { Caller } from '#caller.ts'
import type { AnswersTo, Question, Tx } from '#database/query.ts'
import type { Rights } from '#database/transaction/settings.ts'
import type { Signing } from '#signing.ts'

/** The one way to the database: every statement runs inside a transaction that knows for whom it runs. */
export type Database = {
  /**
   * Asks what is known beforehand in one round trip. Quicker than `read`, which is for questions that depend on the
   * answer to another.
   */
  look<Answer>(caller: Caller, question: Question<Answer>): Promise<Answer>
  look<const Questions extends readonly Question<unknown>[]>(
    caller: Caller,
    questions: Questions,
  ): Promise<AnswersTo<Questions>>
  read<T>(caller: Caller, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Decides and writes in one transaction, once for each idempotency key of the caller. */
  write<T>(caller: Caller, work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * The same, with what is known beforehand: locks and first reads go out with the beginning, and cost no round trip of
   * their own. A refusal, and a repetition of the call, undo them.
   */
  write<const Questions extends readonly Question<unknown>[], T>(
    caller: Caller,
    questions: Questions,
    work: (tx: Tx, answers: AnswersTo<Questions>) => Promise<T>,
  ): Promise<T>
}

export type DatabaseOptions = {
  /** What the activity log is signed with: nobody opens the database without it. */
  signing: Signing
  /** How long a caller waits, ten seconds unless told. */
  timeoutMs?: number
  rights?: Rights
  /** Called after a commit that announced something. */
  onNews?: () => void
}
export type BoundedOptions = DatabaseOptions & { timeoutMs: number }
