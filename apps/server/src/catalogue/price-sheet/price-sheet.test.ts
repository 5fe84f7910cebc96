import { describe, expect, it } from 'vitest'
import * as calls from '@sarai/wire/desk/price-sheets.ts'
import { applyImport } from '#catalogue/price-sheet/apply-import.ts'
import { sheetsAtTheDesk } from '#catalogue/price-sheet/testing/sheets-at-the-desk.ts'
import { aPricedPackage } from '#testing/a-priced-package.ts'

const desk = await sheetsAtTheDesk()
const { app, aStaffMember, sql, db, files, editor, call, exported, handIn, lastOf, changesOf, apply, pricesOf } = desk
const factsOf = async (id: number) =>
  (
    await sql<{ revision: number; edited: Date }>(
      `select revision::int, edited_at as edited from package where id = $1`,
      [id],
    )
  )[0]!

describe('prices as a spreadsheet', () => {
  it.each(['en', 'fa'])('come back without a difference when nothing was changed (%s)', async (language) => {
    const id = await aPricedPackage(sql)
    const { file, save } = await exported(id, language)
    for (const content of [file.content, save()]) {
      expect(await handIn(id, content)).toMatchObject({
        state: 'ready',
        added: 0,
        changed: 0,
        removed: 0,
        faultCount: 0,
        conflictCount: 0,
      })
    }
  })

  it('are told to the log when somebody takes them out', async () => {
    const id = await aPricedPackage(sql, { hotels: 1 })
    await exported(id)
    const steps = await sql(`select actor_id::int from activity where what = 'price-export' and subject_id = $1`, [id])
    expect(steps).toEqual([{ actor_id: editor.id }])
  })

  it('show every difference before it counts: added, changed and removed, before and after', async () => {
    const id = await aPricedPackage(sql, { hotels: 1, rooms: 1, periods: 3 })
    const { sheets, save } = await exported(id)
    sheets.rooms[1]![3] = '۱۱۱٫۵'
    sheets.periods[1]![6] = 130
    sheets.periods.splice(2, 1)
    sheets.periods[2]!.fill(null, 4)
    sheets.periods.push([null, sheets.periods[1]![1]!, null, null, '2030-01-01', '1408/10/20', 99])
    sheets.specials[1]![5] = 'Long night'
    const read = await handIn(id, save())
    expect(read).toMatchObject({ state: 'ready', added: 1, changed: 3, removed: 2 })
    const { rows, next } = await changesOf(read.id)
    expect(next).toBeNull()
    expect(rows[0]).toMatchObject({
      kind: 'changed',
      what: 'room',
      hotelEn: 'Hotel 1',
      hotelFa: 'هتل 1',
      roomEn: 'Room 1',
      fields: [{ field: 'price', before: 10_100, after: 11_150, nearest: null }],
    })
    expect(rows[1]).toMatchObject({
      what: 'period',
      fields: [{ field: 'price', before: 12_100, after: 13_000, nearest: null }],
    })
    expect(rows.find(({ kind }) => kind === 'added')).toMatchObject({
      what: 'period',
      roomEn: 'Room 1',
      firstNight: '2030-01-01',
      lastNight: '2030-01-09',
    })
    expect(rows.at(-1)).toMatchObject({
      what: 'special',
      fields: [{ field: 'titleEn', before: 'Yalda 1', after: 'Long night' }],
    })
    expect((await changesOf(read.id, { kind: 'removed' })).rows.map(({ kind }) => kind)).toEqual(['removed', 'removed'])
    const page = await changesOf(read.id, { limit: 4 })
    expect((await changesOf(read.id, { after: page.next!, limit: 4 })).rows).toHaveLength(2)
    expect((await pricesOf(id)).map(({ price }) => price)).toEqual([12_100, 12_200, 12_300])
  })

  it('ask about prices and extras that are far from the others, and about no others', async () => {
    const id = await aPricedPackage(sql, { hotels: 1, rooms: 2, periods: 2 })
    const { sheets, save } = await exported(id)
    const [, first, second] = sheets.periods
    first![6] = 1210
    second![6] = 180
    // A room: its own price, then the extras in the order of the columns; the last of them is the extra bed.
    sheets.rooms[1]![6] = 2.5
    const read = await handIn(id, save())
    expect(read).toMatchObject({ state: 'ready', changed: 3, far: 2 })
    const { rows } = await changesOf(read.id, { kind: 'far' })
    expect(rows.map(({ fields }) => fields)).toEqual([
      [{ field: 'extraBed', before: 2_500, after: 250, nearest: 2_500 }],
      [{ field: 'price', before: 12_100, after: 121_000, nearest: 12_200 }],
    ])
    const all = (await changesOf(read.id)).rows
    expect(all.flatMap(({ fields }) => fields).filter(({ nearest }) => nearest === null)).toEqual([
      { field: 'price', before: 12_200, after: 18_000, nearest: null },
    ])
  })

  it('ask about the difference of a special date that is far from the others, whichever way it goes', async () => {
    const id = await aPricedPackage(sql, { hotels: 1, rooms: 1, periods: 1, specials: 3 })
    const { sheets, save } = await exported(id)
    sheets.specials[1]![9] = -150
    sheets.specials[2]![9] = 20
    sheets.specials[3]![10] = 9
    const read = await handIn(id, save())
    expect(read).toMatchObject({ state: 'ready', changed: 3, far: 1 })
    const { rows } = await changesOf(read.id, { kind: 'far' })
    expect(rows.map(({ fields }) => fields)).toEqual([
      [{ field: 'price', before: 1_500, after: -15_000, nearest: 1_500 }],
    ])
  })

  it('ask about a first special date that changes a night by more than it costs', async () => {
    const id = await aPricedPackage(sql, { hotels: 1, rooms: 1, periods: 1, specials: 1 })
    await sql(`update special_date set room_difference = 0 where property_id in
      (select id from property where package_id = ${id})`)
    const { sheets, save } = await exported(id)
    sheets.specials[1]![9] = 150
    const read = await handIn(id, save())
    expect(read).toMatchObject({ state: 'ready', changed: 1, far: 1 })
    const { rows } = await changesOf(read.id, { kind: 'far' })
    expect(rows[0]!.fields).toEqual([{ field: 'price', before: 0, after: 15_000, nearest: 10_100 }])
  })

  it('count all at once when they are applied; versions, the last edit and the log follow', async () => {
    const id = await aPricedPackage(sql, { hotels: 1, rooms: 1, periods: 2 })
    const before = await factsOf(id)
    const { sheets, save } = await exported(id)
    const [first, second] = await pricesOf(id)
    // The two periods trade their nights: no moment in which both have the same.
    const [a, b] = [sheets.periods[1]!, sheets.periods[2]!]
    ;[a[4], a[5], b[4], b[5]] = [b[4]!, b[5]!, a[4]!, a[5]!]
    sheets.specials[1]![9] = -3.5
    const read = await handIn(id, save())
    await apply(read.id)
    expect(await lastOf(id)).toMatchObject({
      state: 'applied',
      progress: 100,
      changed: 3,
      appliedAt: expect.any(String),
    })
    expect(await pricesOf(id)).toEqual([
      { ...first, version: 2 },
      { ...second, version: 2 },
    ])
    const after = await factsOf(id)
    expect(after.revision).toBeGreaterThan(before.revision)
    expect(after.edited.getTime()).toBeGreaterThan(before.edited.getTime())
    const [step] = await sql(
      `select what, actor_name, subject_kind, subject_id::int, became from activity order by id desc limit 1`,
    )
    expect(step).toEqual({
      what: 'price-import',
      actor_name: 'Kaveh Moradi',
      subject_kind: 'package',
      subject_id: id,
      became: {
        added: { is: 'number', number: 0 },
        changed: { is: 'number', number: 3 },
        removed: { is: 'number', number: 0 },
      },
    })
    const [special] = await sql(
      `select room_difference::int as n from special_date join property on property.id = property_id
      where package_id = $1`,
      [id],
    )
    expect(special).toEqual({ n: -350 })
  })

  it('are applied once, however often it is asked', async () => {
    const id = await aPricedPackage(sql, { hotels: 1 })
    const { sheets, save } = await exported(id)
    sheets.periods[1]![6] = 77
    const { id: importId } = await handIn(id, save())
    await apply(importId)
    await applyImport({ db, files }, importId, 'again')
    await expect(call(calls.applyPriceImport, { params: { id: importId } })).rejects.toMatchObject({
      code: 'STATE_CHANGED',
    })
    await expect(call(calls.discardPriceImport, { params: { id: importId } })).rejects.toMatchObject({ status: 409 })
    expect((await pricesOf(id))[0]).toMatchObject({ price: 7_700, version: 2 })
  })

  it('can be put away, and are put away by the next spreadsheet', async () => {
    const id = await aPricedPackage(sql, { hotels: 1 })
    const { file } = await exported(id)
    const first = await handIn(id, file.content)
    await handIn(id, file.content)
    await expect(call(calls.applyPriceImport, { params: { id: first.id } })).rejects.toMatchObject({ status: 409 })
    const last = await lastOf(id)
    await call(calls.discardPriceImport, { params: { id: last.id } })
    expect((await lastOf(id)).state).toBe('discarded')
  })

  it('5,000 of them are shown and applied within 20 seconds', async () => {
    const id = await aPricedPackage(sql, { hotels: 100, rooms: 5, periods: 10 })
    const { sheets, save } = await exported(id)
    for (const row of sheets.periods.slice(1)) row[6] = Number(row[6]) + 1
    const begun = performance.now()
    const read = await handIn(id, save())
    expect(read).toMatchObject({ state: 'ready', changed: 5_000 })
    await apply(read.id)
    expect(performance.now() - begun).toBeLessThan(20_000)
    expect(await lastOf(id)).toMatchObject({ state: 'applied', changed: 5_000 })
    expect((await pricesOf(id)).every(({ version }) => version === 2)).toBe(true)
  }, 60_000)
})

describe('a spreadsheet that cannot be used', () => {
  it('is refused with the row and the column of every cell that cannot be read', async () => {
    const id = await aPricedPackage(sql, { hotels: 1, rooms: 2, periods: 2 })
    const { sheets, save } = await exported(id)
    sheets.rooms[1]![3] = 'on request'
    sheets.rooms[2]![5] = -1
    sheets.periods[1]![4] = '31/31/31'
    sheets.periods[2]![5] = '2001-01-01'
    sheets.periods[3]![0] = 'R1v1'
    sheets.periods.push([null, 99_999_999, null, null, '2030-01-01', '2030-01-02', 5])
    sheets.periods.push([...sheets.periods[4]!])
    sheets.specials[1]![6] = null
    const read = await handIn(id, save())
    expect(read).toMatchObject({ state: 'refused', faultCount: 8, added: 0 })
    expect(read.faults.map(({ sheet, row, column, fault }) => `${sheet} ${column}${row} ${fault}`)).toEqual([
      'room D2 amount',
      'room F3 negative',
      'period E2 day',
      'period F3 range',
      'period A4 key',
      'special G2 required',
      'period B6 room',
      'period A7 twice',
    ])
    expect(read.faults[0]?.found).toBe('on request')
    await expect(call(calls.applyPriceImport, { params: { id: read.id } })).rejects.toMatchObject({ status: 409 })
  })

  it('is refused at every day whose year nobody sells, typed or counted', async () => {
    const id = await aPricedPackage(sql, { hotels: 1, rooms: 1, periods: 2 })
    const { sheets, save } = await exported(id)
    sheets.periods[1]![5] = 2_958_465
    sheets.periods[2]![4] = '1905/01/01'
    sheets.specials[1]![8] = '2926-01-01'
    const { faults } = await handIn(id, save())
    expect(faults.map(({ sheet, row, column, fault }) => `${sheet} ${column}${row} ${fault}`)).toEqual([
      'period F2 year',
      'period E3 year',
      'special I2 year',
    ])
  })

  it('is refused at every title that the form would refuse too, and takes those that it takes', async () => {
    const id = await aPricedPackage(sql, { hotels: 5, rooms: 1, periods: 1 })
    const { sheets, save } = await exported(id)
    const titles = ['two\nlines', 'a tab\there', 'a\u2028b', 'x'.repeat(121), '\u{1F30A}'.repeat(120)]
    for (const [index, title] of titles.entries()) sheets.specials[index + 1]![5] = title
    const { faults } = await handIn(id, save())
    expect(faults.map(({ row, column, fault }) => `${column}${row} ${fault}`)).toEqual([
      'F2 text',
      'F3 text',
      'F4 text',
      'F5 text',
    ])
  })

  it('is refused when a room has two prices for the same nights', async () => {
    const id = await aPricedPackage(sql, { hotels: 1, rooms: 1 })
    const { sheets, save } = await exported(id)
    sheets.periods.push([null, ...sheets.periods[1]!.slice(1)])
    expect((await handIn(id, save())).faults).toMatchObject([{ row: 4, column: 'E', fault: 'twice' }])
  })

  it('is refused in the language of the reader when it is no export of this package', async () => {
    const id = await aPricedPackage(sql, { hotels: 1 })
    const foreign = await exported(await aPricedPackage(sql, { hotels: 1 }))
    expect(await handIn(id, foreign.file.content)).toMatchObject({
      state: 'refused',
      problem: 'This is not an export of this package. Export the prices here, change that file and hand it in.',
    })
    const broken = await handIn(id, new Uint8Array([1, 2, 3]), 'fa')
    expect(broken.problem).toContain('این فایل اکسل')
  })

  it('is refused when prices were changed since the export, and names them', async () => {
    const id = await aPricedPackage(sql, { hotels: 1, rooms: 1, periods: 3 })
    const { sheets, save } = await exported(id)
    const [first, second] = await pricesOf(id)
    await sql(`update price_period set price = 1, version = version + 1 where id = $1`, [first!.id])
    await sql(`delete from price_period where id = $1`, [second!.id])
    await sql(
      `insert into price_period (room_type_id, first_night, last_night, price)
      select room_type_id, '2031-01-01', '2031-01-02', 5 from price_period where id = $1`,
      [first!.id],
    )
    sheets.periods[3]![6] = 500
    const read = await handIn(id, save())
    expect(read).toMatchObject({ state: 'refused', conflictCount: 3 })
    expect(read.conflicts.map(({ what, how, hotelEn, roomEn }) => [what, how, hotelEn, roomEn])).toEqual([
      ['period', 'changed', 'Hotel 1', 'Room 1'],
      ['period', 'removed', 'Hotel 1', 'Room 1'],
      ['period', 'added', 'Hotel 1', 'Room 1'],
    ])
  })

  it('is refused when prices are changed between the look and the applying, and then nothing of it counts', async () => {
    const id = await aPricedPackage(sql, { hotels: 1, rooms: 1, periods: 2 })
    const { sheets, save } = await exported(id)
    sheets.periods[1]![6] = 500
    sheets.periods[2]![6] = 600
    const read = await handIn(id, save())
    const [, second] = await pricesOf(id)
    await sql(`update price_period set price = 1, version = version + 1 where id = $1`, [second!.id])
    await apply(read.id)
    expect(await lastOf(id)).toMatchObject({ state: 'refused', conflictCount: 1 })
    expect((await pricesOf(id)).map(({ price }) => price)).toEqual([12_100, 1])
  })

  it('sabotage: without the version in its key the newer price would be lost unseen', async () => {
    const id = await aPricedPackage(sql, { hotels: 1, rooms: 1, periods: 1 })
    const { sheets, save } = await exported(id)
    const [only] = await pricesOf(id)
    await sql(`update price_period set price = 1 where id = $1`, [only!.id])
    sheets.periods[1]![6] = 500
    expect(await handIn(id, save())).toMatchObject({ state: 'ready', changed: 1 })
  })
})

describe('the spreadsheets of the desk', () => {
  it('are for those who keep the catalogue', async () => {
    const clerk = await aStaffMember('reservations')
    const answer = await app.inject({
      url: '/desk/api/packages/1/prices.xlsx',
      headers: { authorization: `Bearer ${clerk.token}` },
    })
    expect(answer.statusCode).toBe(403)
  })

  it('of a package that is not there are not there either', async () => {
    const params = { id: 999_999_999 }
    await expect(call(calls.exportPrices, { params })).rejects.toMatchObject({ status: 404 })
    await expect(call(calls.readPriceSheets, { params })).rejects.toMatchObject({ status: 404 })
    await expect(call(calls.importPrices, { params, body: new Uint8Array([1]) })).rejects.toMatchObject({ status: 404 })
  })
})
