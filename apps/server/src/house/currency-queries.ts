import type { Currency } from '@sarai/wire/desk/settings.ts'
import type { AgencyCaller, StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const allCurrencies = query<void, Currency>(`
  select code, version, sign, minor_digits as "minorDigits", name_en as "nameEn", name_fa as "nameFa", active
  from currency order by active desc, code limit 200`)
const houseCurrency = query<void, { Id: number; Code: string; Sign: string }>(`
  select currency.id as "Id", code as "Code", sign as "Sign" from house join currency on currency.code = house.currency`)

export function listCurrencies(db: Database, caller: StaffCaller): Promise<Currency[]> {
  return db.look(caller, allCurrencies.ask.all())
}

export function readCurrency(db: Database, caller: AgencyCaller) {
  return db.look(caller, houseCurrency.ask.one())
}
