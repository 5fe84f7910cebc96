import { readDraft } from '@sarai/wire/portal/drafts.ts'
import { readRoomTypes, searchHotels } from '@sarai/wire/portal/catalogue.ts'
import { expect, it } from 'vitest'
import { seedCatalogue } from '#demo/catalogue/seed-catalogue.ts'
import { demoVisitor } from '#demo/demo-callers.ts'
import { seedDraft } from '#demo/seed-drafts.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, files, sealing, anAgency, aColleague, callAs } = await openTestApp()

it('an agent of the demo finds a request that is half entered, for a hotel that is sold', async () => {
  const { agencyId } = await anAgency()
  const { token } = await aColleague(agencyId, 'agent')
  await seedCatalogue(database.db, files)
  await seedDraft({ db: database.db, sealing }, { ...demoVisitor('en'), agencyId })
  const call = callAs(token)
  const draft = (await call(readDraft, { query: {} }))!.draft!
  expect(draft.rooms.map(({ guests }) => guests.length)).toEqual([2, 0])
  const [hotel] = await call(searchHotels, { query: { propertyId: draft.propertyId } })
  expect(hotel).toMatchObject({ isInActive: false })
  expect(hotel!.availableUntilISO8601 > draft.checkOut).toBe(true)
  const types = await call(readRoomTypes, { params: { id: draft.propertyId } })
  for (const { roomTypeId } of draft.rooms) expect(types.map(({ typeId }) => typeId)).toContain(roomTypeId)
})
