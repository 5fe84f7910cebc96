import type { readHouse as operation } from '@sarai/wire/desk/settings.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { StaffCaller, Visitor } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

type House = {
  version: number
  phone: string | null
  currency: string
  terms: number
  terms_en: string
  terms_fa: string
  set_at: Date
  set_by: string | null
}
const house = query<void, House>(`
  select house.version, house.support_phone as phone, house.currency, house.terms_version as terms, house.terms_en,
    house.terms_fa, coalesce(terms.set_at, house.edited_at) as set_at, staff.name as set_by
  from house left join terms on terms.version = house.terms_version left join staff on staff.id = terms.set_by`)
const termsNow = query<void, { version: number; en: string; fa: string }>(`
  select terms_version as version, terms_en as en, terms_fa as fa from house`)

export async function readHouse(
  db: Database,
  caller: StaffCaller,
  installedPhone: string,
): Promise<ReplyOf<typeof operation>> {
  const row = await db.look(caller, house.ask.one())
  return {
    version: row.version,
    supportPhone: row.phone ?? '',
    installedPhone,
    currency: row.currency,
    terms: {
      version: row.terms,
      textEn: row.terms_en,
      textFa: row.terms_fa,
      setAt: row.set_at.toISOString(),
      setBy: row.set_by,
    },
  }
}

export async function readTerms(db: Database, caller: Visitor) {
  const terms = await db.look(caller, termsNow.ask.one())
  return { Version: terms.version, Text: terms[caller.language] }
}
