import type { AskExportBody, ExportProgress } from '@sarai/wire/portal/request-exports.ts'
import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import type { Language } from '@sarai/locale/language.ts'
import { query } from '#database/query.ts'

export type OfUser = { agencyId: AgencyId; userId: UserId }
/** One making: a later one of the same user takes its place. */
export type ExportKey = OfUser & { exportId: string }

const own = `agency_id = $agencyId and user_id = $userId`
const chosen = `${own} and id = $exportId`

/**
 * Takes on the making, unless another of the same user is under way. One that nobody has heard of for a while is given
 * up: should it still be made, its job finds that another was asked for.
 */
export const takeOn = query<ExportKey & { language: Language; asked: string }, { id: string }>(`
  insert into request_export as known (agency_id, user_id, id, language, asked)
  values ($agencyId, $userId, $exportId, $language, $asked)
  on conflict (agency_id, user_id) do update
    set id = excluded.id, language = excluded.language, asked = excluded.asked, state = 'making', progress = 0,
      row_count = 0, is_cut = false, asked_at = now()
    where known.state <> 'making' or known.asked_at < now() - interval '5 minutes'
  returning id`)

export const lastExport = query<OfUser, ExportProgress>(`
  select id, state, progress, row_count as rows, is_cut as "isCut" from request_export where ${own}`)

export const findExport = query<
  ExportKey,
  { language: Language; asked: AskExportBody; state: ExportProgress['state']; object: string | null; askedAt: Date }
>(`
  select language, asked, state, object, asked_at as "askedAt" from request_export where ${chosen}`)

export const saveProgress = query<ExportKey & { progress: number }>(`
  update request_export set state = 'making', progress = $progress where ${chosen}`)
export const saveReady = query<ExportKey & { rows: number; isCut: boolean; object: string }>(`
  update request_export set state = 'ready', progress = 100, row_count = $rows, is_cut = $isCut, object = $object
  where ${chosen}`)
export const saveFailed = query<ExportKey>(`update request_export set state = 'failed' where ${chosen}`)
