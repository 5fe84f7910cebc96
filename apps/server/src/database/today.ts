import { query } from '#database/query.ts'
import { tehran } from '@sarai/locale/date/date-display.ts'

/** In a statement: the day it is for agencies and the desk. */
export const today = `(now() at time zone '${tehran}')::date`

/** For a look, which has no `tx.now`: milliseconds by the same clock. */
export const clock = query<void, { now: number }>(`select floor(extract(epoch from now()) * 1000)::bigint as now`)
