import type { readStatement } from '@sarai/wire/portal/money/transactions.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import type { Language } from '@sarai/locale/language.ts'
import { query } from '#database/query.ts'

export type OfUser = { agencyId: AgencyId; userId: UserId }
/** One making: a later one of the same user takes its place. */
export type StatementKey = OfUser & { statementId: string }
export type StatementProgress = NonNullable<ReplyOf<typeof readStatement>['statement']>
export type Wanted = {
  kind: StatementProgress['kind']
  currency: string
  fromDay: string | null
  untilDay: string | null
}

const own = `agency_id = $agencyId and user_id = $userId`
const chosen = `${own} and id = $statementId`

/** As with the lists of requests: one under way for each user, and one that nobody heard of for a while is given up. */
export const takeOn = query<StatementKey & Wanted & { language: Language }, { id: string }>(`
  insert into statement as known (agency_id, user_id, id, language, kind, currency, from_day, until_day)
  values ($agencyId, $userId, $statementId, $language, $kind, $currency, $fromDay, $untilDay)
  on conflict (agency_id, user_id) do update
    set id = excluded.id, language = excluded.language, kind = excluded.kind, currency = excluded.currency,
      from_day = excluded.from_day, until_day = excluded.until_day, state = 'making', progress = 0, row_count = 0,
      is_cut = false, asked_at = now()
    where known.state <> 'making' or known.asked_at < now() - interval '5 minutes'
  returning id`)

export const lastStatement = query<OfUser, StatementProgress>(`
  select id, kind, state, progress, row_count as rows, is_cut as "isCut" from statement where ${own}`)

export const findStatement = query<
  StatementKey,
  Wanted & {
    language: Language
    state: StatementProgress['state']
    object: string | null
    askedAt: Date
    agency: string
  }
>(`
  select language, kind, currency, from_day as "fromDay", until_day as "untilDay", state, object,
    asked_at as "askedAt", (select name from agency where agency.id = $agencyId) as agency
  from statement where ${chosen}`)

export const saveProgress = query<StatementKey & { progress: number }>(`
  update statement set state = 'making', progress = $progress where ${chosen}`)
export const saveReady = query<StatementKey & { rows: number; isCut: boolean; object: string }>(`
  update statement set state = 'ready', progress = 100, row_count = $rows, is_cut = $isCut, object = $object
  where ${chosen}`)
export const saveFailed = query<StatementKey>(`update statement set state = 'failed' where ${chosen}`)
