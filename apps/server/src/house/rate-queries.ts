import type { listRateHistory as operation, Rate } from '@sarai/wire/desk/settings.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { StaffCaller } from '#caller.ts'
import { filteredQuery } from '#database/filtered-query.ts'
import { byId, pageOf } from '#database/page-of.ts'
import { query } from '#database/query.ts'
import { today } from '#database/today.ts'
import type { Database } from '#database/unit-of-work.ts'

type Row = Omit<Rate, 'setAt'> & { set_at: Date }
type Input = InputOf<typeof operation>

const columns = `rate.id, rate.from_currency as from, rate.to_currency as to, rate.day as day,
  rate.from_amount as "fromAmount", rate.to_amount as "toAmount", rate.set_at, staff.name as "setBy"`
/** Of a day the last one that was set; of days the last one that has come. */
const ratesToday = query<void, Row>(`
  select distinct on (rate.from_currency, rate.to_currency) ${columns}
  from exchange_rate rate left join staff on staff.id = rate.set_by
  where rate.day <= ${today}
  order by rate.from_currency, rate.to_currency, rate.day desc, rate.set_at desc limit 200`)
const historyOf = filteredQuery<{ before: number }, Row, { from: string; to: string; limit: number }>(
  { before: `rate.id < $before` },
  (and) => `
  select ${columns} from exchange_rate rate left join staff on staff.id = rate.set_by
  where rate.from_currency = $from and rate.to_currency = $to ${and} order by rate.id desc limit $limit`,
)

export async function listRates(db: Database, caller: StaffCaller): Promise<Rate[]> {
  const rates = await db.look(caller, ratesToday.ask.all())
  return rates.map(shown)
}

export function listRateHistory(
  db: Database,
  caller: StaffCaller,
  { from, to }: Input['params'],
  { before, limit }: Input['query'],
): Promise<ReplyOf<typeof operation>> {
  return db.read(caller, async (tx) => {
    const found = await historyOf.all(tx, { from, to, before, limit: limit + 1 })
    return pageOf(found, limit, shown, byId)
  })
}

function shown({ set_at, ...rate }: Row): Rate {
  return { ...rate, setAt: set_at.toISOString() }
}
