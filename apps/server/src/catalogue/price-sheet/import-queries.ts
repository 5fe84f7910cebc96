import type { PriceImport, PriceImportState } from '@sarai/wire/desk/price-sheets.ts'
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
  import.id, package_id as "packageId", state, progress, added, changed, removed, problem, faults,
  fault_count as "faultCount", conflicts, conflict_count as "conflictCount", staff.name as "uploadedBy",
  uploaded_at as "uploadedAt", applied_at as "appliedAt"`

export const lastImport = query<ImportRow>(`
  select ${columns} from price_import import join staff on staff.id = uploaded_by
  where package_id = $1 order by import.id desc limit 1`)

export type LockedImport = {
  id: number
  packageId: number
  state: PriceImportState
  object: string
  appliedBy: number | null
  address: string
  reference: string
}
const importColumns = `id, package_id as "packageId", state, object, applied_by as "appliedBy", address, reference`
export const findImport = query<LockedImport>(`select ${importColumns} from price_import where id = $1`)
export const lockImport = query<LockedImport>(`select ${importColumns} from price_import where id = $1 for update`)

/** Nothing when somebody was faster. */
export const takeUp = query<{ times: number }>(`
  update price_import set taken_up = taken_up + 1 where id = $1 and state = $2 returning taken_up as times`)
export const putBack = query(`update price_import set taken_up = greatest(0, taken_up - 1) where id = $1`)
export const saveProgress = query(`update price_import set progress = $2 where id = $1`)

/** Only while it is in the state that it was taken up in: who discarded it meanwhile is not overruled. */
export const saveOutcome = query(`
  update price_import set state = $3, taken_up = 0, progress = 100, problem = $4, faults = $5, fault_count = $6, conflicts = $7,
    conflict_count = $8, added = $9, changed = $10, removed = $11
  where id = $1 and state = $2`)

export function presentImport(row: ImportRow, language: Language): PriceImport {
  return {
    ...row,
    problem: row.problem === null ? null : new Problem(row.problem, { values: { rows: 50_000 } }).textIn(language, {}),
    uploadedAt: row.uploadedAt.toISOString(),
    appliedAt: row.appliedAt?.toISOString() ?? null,
  }
}
