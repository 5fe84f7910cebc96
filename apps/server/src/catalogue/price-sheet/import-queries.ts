import type { PriceImport, PriceImportState } from '@sarai/wire/desk/price-sheets.ts'
import type { PackageId, StaffId } from '@sarai/domain/ground/ids.ts'
import type { ProblemCode } from '@sarai/domain/ground/problem.ts'
import type { Language } from '@sarai/locale/language.ts'
import { query } from '#database/query.ts'
import { Problem } from '#problem.ts'

export type ImportRow = Omit<PriceImport, 'problem' | 'uploadedAt' | 'appliedAt'> & {
  problem: ProblemCode | null
  uploadedAt: Date
  appliedAt: Date | null
}

const columns = `
  import.id, package_id as "packageId", state, progress, added, changed, removed, far, problem, faults,
  fault_count as "faultCount", conflicts, conflict_count as "conflictCount", staff.name as "uploadedBy",
  uploaded_at as "uploadedAt", applied_at as "appliedAt"`

export const lastImport = query<{ packageId: PackageId }, ImportRow>(`
  select ${columns} from price_import import join staff on staff.id = uploaded_by
  where package_id = $packageId order by import.id desc limit 1`)

export type LockedImport = {
  id: number
  packageId: PackageId
  state: PriceImportState
  object: string
  appliedBy: StaffId | null
  address: string
  reference: string
}
const importColumns = `id, package_id as "packageId", state, object, applied_by as "appliedBy", address, reference`
export const findImport = query<{ importId: number }, LockedImport>(
  `select ${importColumns} from price_import where id = $importId`,
)
export const lockImport = query<{ importId: number }, LockedImport>(
  `select ${importColumns} from price_import where id = $importId for update`,
)

/** Nothing when somebody was faster. */
export const takeUp = query<{ importId: number; state: string }, { times: number }>(`
  update price_import set taken_up = taken_up + 1 where id = $importId and state = $state returning taken_up as times`)
export const putBack = query<{ importId: number }>(
  `update price_import set taken_up = greatest(0, taken_up - 1) where id = $importId`,
)
export const saveProgress = query<{ importId: number; progress: number }>(
  `update price_import set progress = $progress where id = $importId`,
)

/** Only while it is in the state that it was taken up in: who discarded it meanwhile is not overruled. */
export const saveOutcome = query<{
  importId: number
  from: string
  state: string
  problem: string | null
  faults: string
  faultCount: number
  conflicts: string
  conflictCount: number
  added: number
  changed: number
  removed: number
  far: number
}>(`
  update price_import set state = $state, taken_up = 0, progress = 100, problem = $problem, faults = $faults,
    fault_count = $faultCount, conflicts = $conflicts, conflict_count = $conflictCount,
    added = $added, changed = $changed, removed = $removed, far = $far
  where id = $importId and state = $from`)

export function presentImport(row: ImportRow, language: Language): PriceImport {
  return {
    ...row,
    problem: row.problem === null ? null : new Problem(row.problem, { values: { rows: 50_000 } }).textIn(language, {}),
    uploadedAt: row.uploadedAt.toISOString(),
    appliedAt: row.appliedAt?.toISOString() ?? null,
  }
}
