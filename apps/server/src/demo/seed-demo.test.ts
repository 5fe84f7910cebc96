import { randomBytes } from 'node:crypto'
import { requestStates } from '@sarai/domain/request/facts.ts'
import { contractStates } from '@sarai/wire/portal/money/contracts.ts'
import { expect, it } from 'vitest'
import { seedDemo } from '#demo/seed-demo.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, files } = await openTestApp()
const key = () => `test:${randomBytes(32).toString('base64')}`
const place = { urls: database.urls, files, sealingKeys: key(), activityKeys: key() }

const counted = () =>
  database.sql(
    `select (select count(*) from agency)::int as agencies, (select count(*) from request)::int as requests,
       (select count(*) from payment)::int as payments, (select count(*) from journal)::int as journals,
       (select count(*) from upload)::int as pictures, (select count(*) from finance_limit)::int as limits,
       (select count(*) from ticket)::int as tickets, (select count(*) from ticket where is_closed)::int as closed`,
  )

it('fills an empty database, and a second time does nothing more', { timeout: 60_000 }, async () => {
  await seedDemo(place)
  const first = await counted()
  expect(first).toMatchObject([
    { agencies: 8, requests: 23, payments: 20, pictures: 9, limits: 4, tickets: 5, closed: 2 },
  ])
  await seedDemo(place)
  expect(await counted()).toEqual(first)
})

it('shows requests and contracts in every state', async () => {
  const states = async (table: string) =>
    new Set((await database.sql<{ state: string }>(`select distinct state from ${table}`)).map(({ state }) => state))
  // Nobody refunds a request (decision 127).
  expect(await states('request')).toEqual(new Set(requestStates.filter((state) => state !== 'Refunded')))
  expect(await states('contract')).toEqual(new Set(contractStates))
})
