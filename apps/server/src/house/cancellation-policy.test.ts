import { expect, it } from 'vitest'
import { listActivity } from '@sarai/wire/desk/activity.ts'
import { readCancellationPolicy, setCancellationPolicy } from '@sarai/wire/desk/house-rules.ts'
import { systemCaller } from '#caller.ts'
import { askHousePolicy } from '#house/cancellation-queries.ts'
import { someoneOf, someStaff } from '#testing/some-callers.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, callAs, anAgency, aStaffMember } = await openTestApp()
const desk = callAs((await aStaffMember('catalogue')).token)
const admin = callAs((await aStaffMember('admin')).token)
const finance = callAs((await aStaffMember('finance')).token)
const { agencyId } = await anAgency()

const step = (daysBefore: number, percent: number) => ({ daysBefore, percent })
const asSeeded = [step(7, 50), step(3, 100)]

it('cancelling costs half from a week before check-in and all from three days before, until the house says otherwise', async () => {
  expect(await desk(readCancellationPolicy, {})).toEqual({ version: 1, steps: asSeeded })
})

it('the policy is set by one of two who set it at once; the other is told, and the log keeps both', async () => {
  const steps = [step(2, 100), step(14, 0), step(10, 30)]
  await desk(setCancellationPolicy, { body: { version: 1, steps } })
  const late = desk(setCancellationPolicy, { body: { version: 1, steps: [] } })
  await expect(late).rejects.toMatchObject({ code: 'STATE_CHANGED' })
  const inOrder = [step(14, 0), step(10, 30), step(2, 100)]
  expect(await desk(readCancellationPolicy, {})).toEqual({ version: 2, steps: inOrder })
  const news = await database.sql(`select subject from outbox where what = 'house'`)
  expect(news).toEqual([{ subject: 'cancellation' }])
  await desk(setCancellationPolicy, { body: { version: 2, steps: inOrder } })
  const { rows } = await admin(listActivity, { query: { what: 'cancellation-set' } })
  expect(rows.map(({ before, after }) => [before, after])).toEqual([
    [
      { cancellation: { is: 'cancellation', steps: asSeeded } },
      { cancellation: { is: 'cancellation', steps: inOrder } },
    ],
  ])
})

it('everybody who freezes a price reads the policy that holds', async () => {
  const ofDesk = await database.db.look(someStaff, askHousePolicy())
  expect(ofDesk).toEqual([step(14, 0), step(10, 30), step(2, 100)])
  expect(await database.db.look(someoneOf(agencyId), askHousePolicy())).toEqual(ofDesk)
  expect(await database.workerDb.look(systemCaller('clocks'), askHousePolicy())).toEqual(ofDesk)
})

it('a house may let everybody cancel for nothing', async () => {
  await desk(setCancellationPolicy, { body: { version: 2, steps: [] } })
  expect(await desk(readCancellationPolicy, {})).toEqual({ version: 3, steps: [] })
  expect(await database.db.look(someStaff, askHousePolicy())).toEqual([])
})

it.each([
  ['that is cheaper for who cancels later', [step(7, 50), step(3, 40)], 'steps.1'],
  ['with two steps on one day', [step(7, 50), step(7, 60)], 'steps.1'],
  ['that takes more than the price', [step(7, 101)], 'steps.0.percent'],
  ['that begins more than a year ahead', [step(366, 10)], 'steps.0.daysBefore'],
  ['of six steps', [1, 2, 3, 4, 5, 6].map((days) => step(days, 10)), 'steps'],
])('a policy %s is refused', async (_, steps, field) => {
  const refused = desk(setCancellationPolicy, { body: { version: 3, steps } })
  await expect(refused).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: [field] })
})

it('the policy is for those to set who keep the house', async () => {
  await expect(finance(readCancellationPolicy, {})).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const refused = finance(setCancellationPolicy, { body: { version: 3, steps: asSeeded } })
  await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
