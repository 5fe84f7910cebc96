import type { readSaver as operation } from '@sarai/wire/desk/savers.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

/** The trigger keep_saver keeps the actor as the transaction knew it; people are called as they are called now. */
const lastSaver = query<{ kind: string; row: string }, { name: string | null }>(`
  select coalesce(staff.name, agency.name) as name
  from last_saver saver
  left join staff on saver.actor = 'staff:' || staff.id
  left join agency on split_part(saver.actor, ':', 1) = 'agency' and split_part(saver.actor, ':', 2) = agency.id::text
  where saver.kind = $kind and saver.row_id = $row`)

export async function readSaver(
  db: Database,
  caller: StaffCaller,
  { kind, row = '' }: InputOf<typeof operation>['query'],
): Promise<ReplyOf<typeof operation>> {
  const found = await db.look(caller, lastSaver.ask.first({ kind, row }))
  return { name: found?.name || null }
}
