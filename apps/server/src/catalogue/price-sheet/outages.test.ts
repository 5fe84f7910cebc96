import { describe, expect, it } from 'vitest'
import * as calls from '@sarai/wire/desk/price-sheets.ts'
import { applyImport } from '#catalogue/price-sheet/apply-import.ts'
import { readImport } from '#catalogue/price-sheet/read-import.ts'
import { sheetsAtTheDesk } from '#catalogue/price-sheet/testing/sheets-at-the-desk.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import { aPricedPackage } from '#testing/a-priced-package.ts'
import { writeThrough } from '#testing/sabotage/tx-through.ts'

const { sql, db, files, call, exported, handIn, lastOf, pricesOf } = await sheetsAtTheDesk()
const takenUp = async (id: number) =>
  (await sql<{ times: number }>(`select taken_up as times from price_import where id = $1`, [id]))[0]!.times

describe('an outage of ours', () => {
  /** The write after the one that takes it up does not come through; those after it do. */
  const failingOnce = (error: Error): Database => {
    let writes = 0
    const write: Database['read'] = async (caller, work) => {
      writes += 1
      if (writes === 2) throw error
      return db.write(caller, work)
    }
    return { ...db, write: writeThrough({ write }) }
  }
  /** What the database sees of a worker that dies at its work. */
  const dying = (): Database => {
    let writes = 0
    const write: Database['read'] = (caller, work) => {
      writes += 1
      return writes === 1 ? db.write(caller, work) : new Promise(() => undefined)
    }
    return { ...db, write: writeThrough({ write }) }
  }
  const outages = [new Problem('OUTCOME_UNKNOWN'), Object.assign(new Error('lock timeout'), { code: '55P03' })]

  it.each(outages)('while a spreadsheet is read is no fault of it: it is read again (%s)', async (outage) => {
    const id = await aPricedPackage(sql, { hotels: 1 })
    const { file } = await exported(id)
    const { id: importId } = await call(calls.importPrices, { params: { id }, body: file.content })
    await expect(readImport({ db: failingOnce(outage), files }, importId, 'test')).rejects.toThrow(outage)
    expect((await lastOf(id)).state).toBe('reading')
    await readImport({ db, files }, importId, 'again')
    expect((await lastOf(id)).state).toBe('ready')
  })

  it('that a spreadsheet causes again and again ends with words: the third worker that dies of it is the last', async () => {
    const id = await aPricedPackage(sql, { hotels: 1 })
    const { file } = await exported(id)
    const { id: importId } = await call(calls.importPrices, { params: { id }, body: file.content })
    for (let turn = 0; turn < 3; turn += 1) {
      void readImport({ db: dying(), files }, importId, 'test')
      await expect.poll(() => takenUp(importId)).toBe(turn + 1)
      expect((await lastOf(id)).state).toBe('reading')
    }
    await readImport({ db, files }, importId, 'again')
    expect(await lastOf(id)).toMatchObject({ state: 'refused', problem: expect.stringContaining('three times') })
    expect((await lastOf(id, 'fa')).problem).toContain('سه بار')
  })

  it('is not counted against the spreadsheet, however often it happens', async () => {
    const id = await aPricedPackage(sql, { hotels: 1 })
    const { file } = await exported(id)
    const { id: importId } = await call(calls.importPrices, { params: { id }, body: file.content })
    for (let turn = 0; turn < 4; turn += 1) {
      await expect(readImport({ db: failingOnce(outages[0]!), files }, importId, 'test')).rejects.toThrow()
    }
    await readImport({ db, files }, importId, 'again')
    expect((await lastOf(id)).state).toBe('ready')
    expect(await takenUp(importId)).toBe(0)
  })

  it('that trying again cannot mend is told at once, not after all the tries of the queue', async () => {
    const id = await aPricedPackage(sql, { hotels: 1 })
    const { file } = await exported(id)
    const { id: importId } = await call(calls.importPrices, { params: { id }, body: file.content })
    const mistake = new TypeError('a mistake of ours')
    await expect(readImport({ db: failingOnce(mistake), files }, importId, 'test')).rejects.toThrow(mistake)
    expect((await lastOf(id)).state).toBe('failed')
    await readImport({ db, files }, importId, 'again')
    expect((await lastOf(id)).state).toBe('failed')
  })

  it.each(outages)('while it is applied is found out by trying again (%s)', async (outage) => {
    const id = await aPricedPackage(sql, { hotels: 1 })
    const { sheets, save } = await exported(id)
    sheets.periods[1]![6] = 77
    const { id: importId } = await handIn(id, save())
    await call(calls.applyPriceImport, { params: { id: importId } })
    await expect(applyImport({ db: failingOnce(outage), files }, importId, 'test')).rejects.toThrow(outage)
    expect((await lastOf(id)).state).toBe('applying')
    await applyImport({ db, files }, importId, 'again')
    expect((await lastOf(id)).state).toBe('applied')
    expect((await pricesOf(id))[0]).toMatchObject({ price: 7_700 })
  })

  it('of the store is tried again, while a spreadsheet is read and while it is applied', async () => {
    const away: typeof files = { ...files, get: () => Promise.reject(new Error('the store is away')) }
    const id = await aPricedPackage(sql, { hotels: 1 })
    const { sheets, save } = await exported(id)
    sheets.periods[1]![6] = 77
    const { id: importId } = await call(calls.importPrices, { params: { id }, body: save() })
    await expect(readImport({ db, files: away }, importId, 'test')).rejects.toThrow('away')
    expect((await lastOf(id)).state).toBe('reading')
    await readImport({ db, files }, importId, 'again')
    await call(calls.applyPriceImport, { params: { id: importId } })
    await expect(applyImport({ db, files: away }, importId, 'test')).rejects.toThrow('away')
    expect((await lastOf(id)).state).toBe('applying')
    await applyImport({ db, files }, importId, 'again')
    expect((await lastOf(id)).state).toBe('applied')
    expect((await pricesOf(id))[0]).toMatchObject({ price: 7_700 })
  })

  it('never lets prices count of a spreadsheet that is not being applied any more', async () => {
    const id = await aPricedPackage(sql, { hotels: 1 })
    const { sheets, save } = await exported(id)
    sheets.periods[1]![6] = 77
    const { id: importId } = await handIn(id, save())
    await call(calls.applyPriceImport, { params: { id: importId } })
    const slow: typeof files = {
      ...files,
      async get(object) {
        await sql(`update price_import set state = 'discarded' where id = $1`, [importId])
        return files.get(object)
      },
    }
    await expect(applyImport({ db, files: slow }, importId, 'test')).rejects.toThrow('no longer')
    expect((await lastOf(id)).state).toBe('discarded')
    expect((await pricesOf(id))[0]).toMatchObject({ price: 12_100, version: 1 })
  })
})
