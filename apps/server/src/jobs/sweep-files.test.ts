import { pictureWidths } from '@sarai/wire/desk/pictures.ts'
import { describe, expect, it } from 'vitest'
import { storeSettings } from '#config.ts'
import { openObjectStore } from '#files/object-store.ts'
import { keepSizes } from '#files/pictures/store-picture.ts'
import { sweepFiles } from '#jobs/sweep-files.ts'
import { testConfig } from '#testing/test-config.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const { sql, workerDb: db } = database
// A bucket of its own: to this database the files of all other tests are nobody's.
const files = openObjectStore({ ...storeSettings(testConfig(database.urls)), bucket: `sweep-${crypto.randomUUID()}` })
await files.ensureBucket()

const aDay = 24 * 60 * 60 * 1000
const content = new Uint8Array([1])
const put = (name: string) => files.put(name, content, 'application/octet-stream')
const names = async () => (await files.list('', undefined, 1_000)).map(({ name }) => name)

/** The whole night: each batch asks for the next, as the worker would run it. Answers how many it took. */
async function sweepAt(now: number): Promise<number> {
  let payload: { after?: string } | undefined = {}
  let batches = 0
  for (; payload !== undefined; batches += 1) {
    await sql(`delete from graphile_worker._private_jobs`)
    await sweepFiles({ db, files, now: () => now }, payload)
    const [job] = await sql<{ payload: { after: string } }>(`select payload from graphile_worker._private_jobs`)
    payload = job?.payload
  }
  return batches
}

const usedKey = 'a'.repeat(40)
const unusedKey = 'b'.repeat(40)
const sizes = pictureWidths.map((width) => ({ width, content }))

describe('the files that are swept at night', () => {
  it('are those that no row names, and of those only what is older than a day', async () => {
    await keepSizes(files, usedKey, sizes)
    await keepSizes(files, unusedKey, sizes)
    for (const name of ['price-imports/used', 'price-imports/lost', 'price-lists/now', 'price-lists/before'])
      await put(name)
    await put('request-exports/lost')
    const logo = crypto.randomUUID()
    await put(`logos/${logo}`)
    await put(`logos/${crypto.randomUUID()}`)
    await sql(
      `with one as (
         insert into agency (name, manager_first_name, manager_last_name, mobile, language)
         values ('Parvaz', 'Sara', 'Ahmadi', '09123456789', 'en') returning id),
       owner as (
         insert into agency_user (agency_id, username, username_key, email, first_name, last_name, role, language, password_hash)
         select id, 'sara', 'sara', 'sara@parvaz.example', 'Sara', 'Ahmadi', 'owner', 'en', 'x' from one
         returning agency_id, id)
       insert into agency_logo (agency_id, file, set_by, set_at) select agency_id, $1, id, now() from owner`,
      [logo],
    )
    await put('elsewhere/not-ours')
    await sql(`insert into picture (key, width, height) values ($1, 1280, 853)`, [usedKey])
    const [sold] = await sql<{ id: number }>(
      `insert into package (title_en, title_fa, currency, available_from, available_until)
       values ('Winter', 'زمستان', 'EUR', '2026-01-01', '2026-12-31') returning id::int`,
    )
    await sql(
      `with clerk as (
         insert into staff (username, username_key, name, roles) values ('k', 'k', 'Kaveh', '{catalogue}') returning id)
       insert into price_import (package_id, object, uploaded_by, state)
       select $1, 'price-imports/used', id, 'applied' from clerk`,
      [sold?.id],
    )
    await sql(
      `insert into price_list (package_id, language, format, revision, state, object)
       values ($1, 'fa', 'pdf', 1, 'ready', 'price-lists/now')`,
      [sold?.id],
    )
    const everything = await names()
    expect(everything).toHaveLength(14)

    await sweepAt(Date.now() + aDay - 60_000)
    expect(await names()).toEqual(everything)

    await sweepAt(Date.now() + aDay + 60_000)
    expect(await names()).toEqual([
      'elsewhere/not-ours',
      `logos/${logo}`,
      ...[1280, 320, 640].map((width) => `pictures/${usedKey}-${width}.webp`),
      'price-imports/used',
      'price-lists/now',
    ])
  })

  it('sabotage: the row is what keeps a file: without it the next night takes it', async () => {
    await sql(`delete from picture where key = $1`, [usedKey])
    await sql(`delete from agency_logo`)
    await sweepAt(Date.now() + aDay + 60_000)
    expect((await names()).filter((name) => name.startsWith('pictures/'))).toEqual([])
  })

  it('go in batches, however many they are, and none is left behind', async () => {
    const many = Array.from({ length: 450 }, (_, index) => `price-lists/old-${String(index).padStart(4, '0')}`)
    for (let from = 0; from < many.length; from += 50) await Promise.all(many.slice(from, from + 50).map(put))
    expect(await sweepAt(Date.now() + aDay + 60_000)).toBe(10)
    expect(await names()).toEqual(['elsewhere/not-ours', 'price-imports/used', 'price-lists/now'])
  })
})
