import { systemCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const phoneOfHouse = query<void, { phone: string | null }>(`select support_phone as phone from house`)
const trustedMs = 1_000

export type SupportPhone = {
  /** What to say right now, also when the database does not answer. */
  known: () => string
  latest: () => Promise<string>
}

/** The number that the desk set, a second old at most; the installation's own number until there is one. */
export function followSupportPhone(db: Database, installed: string): SupportPhone {
  let known = installed
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined
  const read = async () => {
    try {
      const { phone } = await db.look(systemCaller('support-phone'), phoneOfHouse.ask.one())
      known = phone ?? installed
    } catch {
      // A refusal that names the number of a moment ago is better than none.
    }
    readAt = performance.now()
    reading = undefined
  }
  const refresh = () => {
    if (performance.now() - readAt < trustedMs) return Promise.resolve()
    return (reading ??= read())
  }
  return {
    known: () => {
      void refresh()
      return known
    },
    latest: async () => {
      await refresh()
      return known
    },
  }
}
