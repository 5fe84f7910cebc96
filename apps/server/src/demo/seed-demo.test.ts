import { randomBytes } from 'node:crypto'
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
    { agencies: 8, requests: 23, payments: 17, pictures: 9, limits: 4, tickets: 5, closed: 2 },
  ])
  await seedDemo(place)
  expect(await counted()).toEqual(first)
})
