import {
  listSavedViews,
  mostSavedViews,
  removeView,
  renameView,
  saveView,
  type SaveViewBody,
} from '@sarai/wire/portal/saved-views.ts'
import { asUserId } from '@sarai/domain/ground/ids.ts'
import { describe, expect, it } from 'vitest'
import { query } from '#database/query.ts'
import { openTestApp, type TestCall } from '#testing/test-app.ts'
import { someoneOf } from '#testing/some-callers.ts'

const { database, callAs, anAgency, aColleague } = await openTestApp()

async function someone() {
  const agency = await anAgency()
  return { ...agency, call: callAs(agency.token) }
}
const groups: SaveViewBody = {
  name: 'Nowruz groups',
  filters: { view: 'upcoming', state: 'Confirmed', from: '2027-03-15' },
}
const save = (call: TestCall, changes: Partial<SaveViewBody> = {}) =>
  call(saveView, { body: { ...groups, ...changes } })
const namesOf = async (call: TestCall) => (await call(listSavedViews, {})).savedViews.map(({ name }) => name)

describe('a saved view', () => {
  it('is kept as it was saved, and is renamed and removed', async () => {
    const { call } = await someone()
    const { id } = await save(call)
    expect((await call(listSavedViews, {})).savedViews).toEqual([{ id, ...groups }])
    await call(renameView, { params: { id }, body: { name: 'Groups of Nowruz' } })
    expect(await namesOf(call)).toEqual(['Groups of Nowruz'])
    await call(removeView, { params: { id } })
    expect(await namesOf(call)).toEqual([])
  })

  it('is nobody else’s: not of a colleague, not of another agency', async () => {
    const { call, agencyId } = await someone()
    const { id } = await save(call)
    for (const other of [callAs((await aColleague(agencyId, 'agent')).token), (await someone()).call]) {
      expect(await namesOf(other)).toEqual([])
      await expect(other(renameView, { params: { id }, body: { name: 'Mine' } })).rejects.toMatchObject({ status: 404 })
      await expect(other(removeView, { params: { id } })).rejects.toMatchObject({ status: 404 })
    }
    expect(await namesOf(call)).toEqual([groups.name])
  })

  it('is hidden by the database itself, whatever a statement asks for', async () => {
    const { call, agencyId } = await someone()
    await save(call)
    const { userId } = await aColleague(agencyId, 'agent')
    const every = query<void, { name: string }>(`select name from saved_view`)
    expect(await database.db.read({ ...someoneOf(agencyId), userId: asUserId(userId) }, (tx) => every.all(tx))).toEqual(
      [],
    )
    expect(await database.sql(`select name from saved_view where agency_id = $1`, [agencyId])).toHaveLength(1)
  })

  it('is one of twenty, however many tabs save at once', async () => {
    const { call } = await someone()
    const tries = await Promise.allSettled(Array.from({ length: mostSavedViews + 5 }, () => save(call)))
    const refused = tries.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(5)
    expect(refused[0]).toMatchObject({ reason: { code: 'TOO_MANY_VIEWS' } })
    const [first] = (await call(listSavedViews, {})).savedViews
    await call(removeView, { params: { id: first!.id } })
    await save(call, { name: 'The last' })
    expect((await namesOf(call)).at(-1)).toBe('The last')
  })

  it('has a name and filters that the list understands, and nothing else', async () => {
    const { call } = await someone()
    for (const wrong of [
      { name: '' },
      { name: 'x'.repeat(41) },
      { filters: { state: 'Sold' } },
      { filters: { search: 'x'.repeat(101) } },
      { filters: { colour: 'red' } },
    ]) {
      await expect(save(call, wrong as never)).rejects.toMatchObject({ status: 400 })
    }
  })
})
