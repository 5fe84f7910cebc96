import type { PriceListFormat } from '@sarai/wire/portal/price-lists.ts'
import type { AgencyId, PackageId } from '@sarai/domain/ground/ids.ts'
import type { Language } from '@sarai/locale/language.ts'
import { query } from '#database/query.ts'

/** Which of a package's price lists. */
export type PriceListKey = { packageId: PackageId; language: Language; format: PriceListFormat }

export type PriceListRow = {
  revision: number
  state: 'making' | 'ready' | 'failed'
  progress: number
  object: string | null
}

const chosen = `package_id = $packageId and language = $language and format = $format`

export const findPriceList = query<PriceListKey, PriceListRow>(`
  select revision, state, progress, object from price_list where ${chosen}`)

/**
 * Takes on the making of a list, unless it is there or under way already. A making that nobody has heard of for a while
 * is taken on again: doing it twice does no harm.
 */
export const takeOn = query<PriceListKey & { revision: number }, { revision: number }>(`
  insert into price_list as known (package_id, language, format, revision, state)
  values ($packageId, $language, $format, $revision, 'making')
  on conflict (package_id, language, format) do update
    set revision = excluded.revision, state = 'making', progress = 0, asked_at = now()
    where known.revision <> excluded.revision or known.state = 'failed'
      or known.state = 'making' and known.asked_at < now() - interval '2 minutes'
  returning revision`)

export const saveProgress = query<PriceListKey & { progress: number }>(`
  update price_list set progress = $progress where ${chosen} and state = 'making'`)
/** Unless a newer revision was asked for meanwhile: its own making is under way. */
export const saveReady = query<PriceListKey & { revision: number; object: string }>(`
  update price_list set state = 'ready', progress = 100, revision = $revision, object = $object
  where ${chosen} and revision <= $revision`)
export const saveFailed = query<PriceListKey>(`
  update price_list set state = 'failed' where ${chosen} and state = 'making'`)

/** The revision that the package had when the agency last asked for this list of it. */
export const askedRevision = query<PriceListKey & { agencyId: AgencyId }, { revision: number }>(`
  select revision from price_list_download where agency_id = $agencyId and ${chosen} order by id desc limit 1`)

/** The agencies that asked for it a moment ago. The sum is that of its index (0039-last-downloads.sql). */
export const waitingAgencies = query<PriceListKey, { agencyId: AgencyId }>(`
  select distinct agency_id as "agencyId" from price_list_download
  where package_id + 0 = $packageId and language = $language and format = $format
    and at > now() - interval '10 minutes' limit 500`)
