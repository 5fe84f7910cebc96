import * as calls from '@sarai/wire/desk/price-sheets.ts'
import { applyPriceImport, discardPriceImport } from '#catalogue/price-sheet/decide-import.ts'
import { exportPrices } from '#catalogue/price-sheet/export-prices.ts'
import { listPriceChanges, readPriceSheets } from '#catalogue/price-sheet/import-list.ts'
import { importPrices } from '#catalogue/price-sheet/import-prices.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { ObjectStore } from '#files/object-store.ts'
import type { Serve } from '#http/serve.ts'

export function serveDeskPriceSheets(serve: Serve, deps: { db: Database; files: ObjectStore }) {
  const { db } = deps
  serve(calls.exportPrices, ({ params }, staff) => exportPrices(db, staff, params.id))
  serve(calls.importPrices, ({ params, body }, staff) => importPrices(deps, staff, params.id, body))
  serve(calls.readPriceSheets, ({ params }, staff) => readPriceSheets(db, staff, params.id))
  serve(calls.listPriceChanges, ({ params, query }, staff) => listPriceChanges(db, staff, params.id, query))
  serve(calls.applyPriceImport, ({ params }, staff) => applyPriceImport(db, staff, params.id))
  serve(calls.discardPriceImport, ({ params }, staff) => discardPriceImport(db, staff, params.id))
}
