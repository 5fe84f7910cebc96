import type pg from 'pg'
import type { Caller } from '#caller.ts'
import type { Question } from '#database/query.ts'
import { onLine } from '#database/transaction/line.ts'
import { lookSettings, named, roleOf } from '#database/transaction/settings.ts'
import type { BoundedOptions, Database } from '#database/unit-of-work.ts'

export function createLook(pool: pg.Pool, options: BoundedOptions): Database['look'] {
  const ask = async (caller: Caller, questions: readonly Question<unknown>[]): Promise<unknown[]> => {
    const role = roleOf(options.rights, caller)
    const { timeoutMs } = options
    const statements = [
      lookSettings({ role, timeoutMs }, caller),
      ...questions.map(({ statement }) => named(role, statement)),
    ]
    const [, ...answers] = await againWherePlansAreOld(pool, () =>
      onLine(pool, options, (line) => line.send(statements)),
    )
    return questions.map(({ read }, place) => read(answers[place]!))
  }
  const look = async (caller: Caller, asking: Question<unknown> | readonly Question<unknown>[]) => {
    if ('read' in asking) return (await ask(caller, [asking]))[0]
    return ask(caller, asking)
  }
  return look as Database['look']
}

/** "cached plan must not change result type": a release changed a table that the statement was prepared for. */
const planIsOld = '0A000'

/** Nothing was done and the connection is closed by now: the next has other plans, or none. */
async function againWherePlansAreOld<T>(pool: pg.Pool, ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < (pool.options.max ?? 0); tries += 1) {
    try {
      return await ask()
    } catch (error) {
      if ((error as { code?: string }).code !== planIsOld) throw error
    }
  }
  return ask()
}
