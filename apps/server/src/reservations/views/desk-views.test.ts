import {
  listDeskViews,
  mostDeskViews,
  removeDeskView,
  renameDeskView,
  saveDeskView,
  type SaveDeskViewBody,
} from '@sarai/wire/desk/requests/saved-views.ts'
import { asAgencyId, asStaffId } from '@sarai/domain/ground/ids.ts'
import { describe, expect, it } from 'vitest'
import { query } from '#database/query.ts'
import { openTestApp, type TestCall } from '#testing/test-app.ts'
import { someStaff } from '#testing/some-callers.ts'

const { database, callAs, aStaffMember } = await openTestApp()

async function someone() {
  const clerk = await aStaffMember('reservations')
  return { ...clerk, call: callAs(clerk.token) }
}
const urgent: SaveDeskViewBody = {
  name: 'Kimia, unpaid',
  filters: { tab: 'unpaid', agency: asAgencyId(7), from: '2027-03-15', assigned: 'me' },
}
const save = (call: TestCall, changes: Partial<SaveDeskViewBody> = {}) =>
  call(saveDeskView, { body: { ...urgent, ...changes } })
const namesOf = async (call: TestCall) => (await call(listDeskViews, {})).savedViews.map(({ name }) => name)

describe('a saved view of the desk', () => {
  it('is kept as it was saved, and is renamed and removed', async () => {
    const { call } = await someone()
    const { id } = await save(call)
    expect((await call(listDeskViews, {})).savedViews).toEqual([{ id, ...urgent }])
    await call(renameDeskView, { params: { id }, body: { name: 'Kimia' } })
    expect(await namesOf(call)).toEqual(['Kimia'])
    await call(removeDeskView, { params: { id } })
    expect(await namesOf(call)).toEqual([])
  })

  it('is nobody else’s', async () => {
    const { call } = await someone()
    const { id } = await save(call)
    const { call: other } = await someone()
    expect(await namesOf(other)).toEqual([])
    await expect(other(renameDeskView, { params: { id }, body: { name: 'Mine' } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(other(removeDeskView, { params: { id } })).rejects.toMatchObject({ status: 404 })
    expect(await namesOf(call)).toEqual([urgent.name])
  })

  it('is hidden by the database itself, whatever a statement asks for', async () => {
    const { call, id: staffId } = await someone()
    await save(call)
    const every = query<void, { name: string }>(`select name from desk_view`)
    const other = await someone()
    const seenBy = (id: number) => database.db.read({ ...someStaff, staffId: asStaffId(id) }, (tx) => every.all(tx))
    expect(await seenBy(other.id)).toEqual([])
    expect(await seenBy(staffId)).toEqual([{ name: urgent.name }])
  })

  it('is one of twenty, however many tabs save at once', async () => {
    const { call } = await someone()
    const tries = await Promise.allSettled(Array.from({ length: mostDeskViews + 5 }, () => save(call)))
    const refused = tries.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(5)
    expect(refused[0]).toMatchObject({ reason: { code: 'TOO_MANY_VIEWS' } })
  })

  it('has a name and filters that the list understands, and nothing else', async () => {
    const { call } = await someone()
    for (const wrong of [
      { name: '' },
      { name: 'x'.repeat(41) },
      { filters: { tab: 'sold' } },
      { filters: { assigned: 'everybody' } },
      { filters: { colour: 'red' } },
    ]) {
      await expect(save(call, wrong as never)).rejects.toMatchObject({ status: 400 })
    }
  })

  it('is for those who work on reservations', async () => {
    const cook = callAs((await aStaffMember('catalogue')).token)
    await expect(save(cook)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
