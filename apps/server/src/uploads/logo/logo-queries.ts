import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import { query } from '#database/query.ts'
import type { ObjectStore } from '#files/object-store.ts'

type Of = { agencyId: AgencyId }

/** When it was set is its version. */
export const logoOf = query<Of, { file: string; version: number }>(`
  select file, (extract(epoch from set_at) * 1000)::float8 as version from agency_logo where agency_id = $agencyId`)
export const saveLogo = query<Of & { file: string; userId: UserId; at: Date }>(`
  insert into agency_logo (agency_id, file, set_by, set_at) values ($agencyId, $file, $userId, $at)
  on conflict (agency_id) do update set file = excluded.file, set_by = excluded.set_by, set_at = excluded.set_at`)
export const dropLogo = query<Of & { version: number }>(`
  delete from agency_logo where agency_id = $agencyId and (extract(epoch from set_at) * 1000)::bigint = $version`)

export const inStore = (file: string) => `logos/${file}`

/** The picture that a row names; nothing where there is no row. */
export async function openLogo(files: ObjectStore, row: { file: string } | undefined): Promise<Uint8Array | undefined> {
  return row && (await files.get(inStore(row.file)))?.content
}
