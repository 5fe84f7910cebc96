import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import { query } from '#database/query.ts'
import type { PostedJournal } from '#ledger/account-lines.ts'

type Account = { agencyId: AgencyId; currency: string }

/** Where an account stood: how many lines, what was owed, and all debits so far. */
export type Stand = { entry: number; balance: number; debits: number }
export const nothingYet: Stand = { entry: 0, balance: 0, debits: 0 }

/** Those in which the agency has an account, and its house's; the one that was asked for first. */
export const accountsOf = query<
  { agencyId: AgencyId; asked: string | null },
  { currency: string; sign: string; isHouse: boolean; hasAccount: boolean }
>(`
  select currency.code as currency, sign, currency.code = house.currency as "isHouse",
    balance.agency_id is not null as "hasAccount"
  from house, currency left join balance on balance.agency_id = $agencyId and balance.currency = currency.code
  where balance.agency_id is not null or currency.code in (house.currency, $asked)
  order by currency.code limit 50`)

/** After the last line of a day or of those before it: a look at one row, however long the account is. */
export const standOn = query<Account & { day: string }, Stand>(`
  select entry, balance, debits from journal
  where agency_id = $agencyId and currency = $currency and day <= $day order by day desc, entry desc limit 1`)
export const standNow = query<Account, Stand>(`
  select entries as entry, amount as balance, debits from balance where agency_id = $agencyId and currency = $currency`)
export const standAfter = query<Account & { entry: number }, Stand>(`
  select entry, balance, debits from journal
  where agency_id = $agencyId and currency = $currency and entry <= $entry order by entry desc limit 1`)
export const firstDay = query<Account, { day: string }>(`
  select day from journal where agency_id = $agencyId and currency = $currency order by entry limit 1`)

/** Those with lines in the range, the first of which may begin before it and the last end after it. */
export const journalsBetween = query<
  Account & { language: string; from: number; until: number; most: number },
  PostedJournal
>(`
  select journal.id, journal.about, journal.at, journal.contract_id as "contractId", journal.request_id as "requestId",
    case $language when 'fa' then request.hotel_name_fa else request.hotel_name_en end as hotel,
    (select coalesce(to_json(array_agg(amount order by place)), '[]'::json)
     from unnest(journal.accounts, journal.amounts) with ordinality as side (account, amount, place)
     where account = 'agency') as amounts,
    to_json(array_remove(journal.accounts, 'agency')) as against,
    journal.entry, journal.balance, journal.contract_balance as "contractBalance", original.entry as reverses
  from journal
  left join request on request.agency_id = $agencyId and request.id = journal.request_id
  left join journal original on original.agency_id = $agencyId and original.contract_id = journal.contract_id
    and original.id = journal.reverses
  where journal.agency_id = $agencyId and journal.currency = $currency and journal.entry >= $from
    -- A journal has two lines at most.
    and journal.entry <= $until + 1
  order by journal.entry limit $most`)
