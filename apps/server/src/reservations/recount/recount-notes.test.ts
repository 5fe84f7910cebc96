import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import { describe, expect, it } from 'vitest'
import { systemCaller } from '#caller.ts'
import { recountNotes } from '#reservations/recount/recount-notes.ts'
import { openTalking } from '#reservations/testing/talking.ts'

const { database, talking } = await openTalking()

const recount = (...agencies: AgencyId[]) =>
  database.workerDb.write(systemCaller('recount'), (tx) => recountNotes(tx, agencies))

describe('unread notes, at night', () => {
  it('are found right after whatever was written and read', async () => {
    const { agencyId, says, hears, agencyReads, deskReads } = await talking()
    await says('One')
    await says('Two')
    await deskReads(1)
    await hears('Three')
    await hears('Four')
    await agencyReads(3)
    await says('Five', 4)
    expect(await recount(agencyId)).toEqual([])
  })

  it('are set right on both sides where they are not', async () => {
    const { agencyId, id, says, hears } = await talking()
    await hears('One')
    await says('Two')
    await hears('Three')
    await database.sql(`update unread_notes set notes = 9 where agency_id = $1`, [agencyId])
    await says('Four', 3)
    await database.sql(
      `insert into unread_notes (agency_id, request_id, notes, last_note_at) values ($1, $2, 2, now())`,
      [agencyId, id],
    )
    await database.sql(`update desk_thread set unread = 5 where agency_id = $1`, [agencyId])
    expect(await recount(agencyId)).toEqual([
      { agencyId, requestId: id, of: 'unread by the desk', kept: 5, counted: 1 },
      { agencyId, requestId: id, of: 'unread by the agency', kept: 2, counted: 0 },
    ])
    expect(await recount(agencyId)).toEqual([])
  })

  it('are made anew where they are gone', async () => {
    const { agencyId, id, hears } = await talking()
    await hears('One')
    await database.sql(`delete from unread_notes where agency_id = $1`, [agencyId])
    expect(await recount(agencyId)).toEqual([
      { agencyId, requestId: id, of: 'unread by the agency', kept: 0, counted: 1 },
    ])
    expect(await recount(agencyId)).toEqual([])
  })

  it('get their place in the inbox back where it is gone, as it was', async () => {
    const { agencyId, id, says, hears } = await talking()
    await hears('One')
    await says('Two')
    await says('Is there  a cot?', 2)
    const rows = () => database.sql(`select * from desk_thread where agency_id = $1`, [agencyId])
    const before = await rows()
    await database.sql(`delete from desk_thread where agency_id = $1`, [agencyId])
    expect(await recount(agencyId)).toEqual([
      { agencyId, requestId: id, of: 'unread by the desk', kept: 0, counted: 2 },
    ])
    expect(await rows()).toEqual(before)
    expect(await recount(agencyId)).toEqual([])
  })
})
