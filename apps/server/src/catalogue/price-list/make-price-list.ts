import { randomUUID } from 'node:crypto'
import type { Language } from '@sarai/locale/language.ts'
import { systemCaller } from '#caller.ts'
import { priceListMediaTypes } from '#catalogue/price-list/download-price-list.ts'
import { packagePrices, type PackagePrices } from '#catalogue/price-list/package-prices.ts'
import { priceListPaper } from '#catalogue/price-list/price-list-paper.ts'
import * as lists from '#catalogue/price-list/price-list-queries.ts'
import { priceListSheets } from '#catalogue/price-list/price-list-sheet.ts'
import type { Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { typeset } from '#documents/typeset.ts'
import type { ObjectStore } from '#files/object-store.ts'
import { announce } from '#live/announce.ts'
import { writeWorkbook } from '#spreadsheet/write-workbook.ts'

/** Makes a price list and keeps it, telling those who wait how far it is. */
export async function makePriceList(
  { db, files }: { db: Database; files: ObjectStore },
  key: lists.PriceListKey,
  jobId: string,
): Promise<void> {
  const caller = systemCaller(`job-${jobId}`)
  const { packageId, language, format } = key
  const step = (work: (tx: Tx) => Promise<unknown>) =>
    db.write(caller, async (tx) => {
      await work(tx)
      await tellWaiting(tx, key)
    })
  const reached = (progress: number) => step((tx) => lists.saveProgress.run(tx, { ...key, progress }))
  const keep = async (content: Uint8Array, revision: number) => {
    const object = `price-lists/${randomUUID()}`
    await files.put(object, content, priceListMediaTypes[format])
    const before = await db.read(caller, (tx) => lists.findPriceList.first(tx, key))
    let isKept = false
    await step(async (tx) => {
      isKept = (await lists.saveReady.run(tx, { ...key, revision, object })) > 0
    })
    const leftover = isKept ? before?.object : object
    if (typeof leftover === 'string') await files.remove(leftover)
  }
  try {
    await reached(10)
    const { prices, readAt } = await db.read(caller, async (tx) => ({
      prices: await packagePrices(tx, packageId),
      readAt: tx.now,
    }))
    await reached(40)
    const content = await fileOf(format, language, prices, readAt)
    await reached(90)
    await keep(content, prices.revision)
  } catch (error) {
    // The queue tries again; meanwhile nobody waits in front of a bar that stands still.
    await step((tx) => lists.saveFailed.run(tx, key))
    throw error
  }
}

function fileOf(
  format: 'xlsx' | 'pdf',
  language: Language,
  prices: PackagePrices,
  readAt: number,
): Promise<Uint8Array> {
  if (format === 'pdf') return typeset('price-list', priceListPaper(language, prices, readAt))
  return Promise.resolve(writeWorkbook(priceListSheets(language, prices)))
}

async function tellWaiting(tx: Tx, { packageId, language, format }: lists.PriceListKey): Promise<void> {
  const waiting = await lists.waitingAgencies.all(tx, { packageId, language, format })
  for (const { agencyId } of waiting) await announce(tx, { to: { agencyId }, what: 'price-list', id: `${packageId}` })
}
