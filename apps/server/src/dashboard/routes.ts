import { readCommissions as commissions, readStatistics as statistics } from '@sarai/wire/portal/dashboard.ts'
import { readCommissions } from '#dashboard/read-commissions.ts'
import { readStatistics } from '#dashboard/read-statistics.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Serve } from '#http/serve.ts'

export function serveDashboard(serve: Serve, { db }: { db: Database }) {
  serve(commissions, (_, caller) => readCommissions(db, caller))
  serve(statistics, ({ query }, caller) => readStatistics(db, caller, query))
}
