import * as calls from '@sarai/wire/desk/price-sheets.ts'
import { applyImport } from '#catalogue/price-sheet/apply-import.ts'
import { readImport } from '#catalogue/price-sheet/read-import.ts'
import { openDatabase } from '#database/open-database.ts'
import { editedWorkbook } from '#testing/edited-workbook.ts'
import { openTestApp } from '#testing/test-app.ts'
import { testSigning } from '#testing/test-config.ts'

/** A desk whose spreadsheets are taken out, handed in, read and applied, without a worker: a test is one. */
export async function sheetsAtTheDesk() {
  const { app, callAs, aStaffMember, database, files } = await openTestApp()
  const { sql, workerPool } = database
  const db = openDatabase(workerPool, { signing: testSigning, rights: 'of-the-connection', timeoutMs: 60_000 })
  const editor = await aStaffMember('catalogue')
  const call = callAs(editor.token)

  async function exported(packageId: number, language = 'en') {
    const file = await callAs(editor.token, language)(calls.exportPrices, { params: { id: packageId } })
    const { sheets, save } = await editedWorkbook(file.content)
    const [rooms = [], periods = [], specials = [], contacts = [], , keys = []] = sheets
    return { file, sheets: { rooms, periods, specials, contacts, keys }, save }
  }
  const handIn = async (packageId: number, content: Uint8Array<ArrayBuffer>, language = 'en') => {
    const { id } = await call(calls.importPrices, { params: { id: packageId }, body: content })
    await readImport({ db, files }, id, 'test')
    return lastOf(packageId, language)
  }
  const lastOf = async (id: number, language = 'en') =>
    (await callAs(editor.token, language)(calls.readPriceSheets, { params: { id } })).last!
  const changesOf = (
    id: number,
    query: { kind?: 'added' | 'changed' | 'removed' | 'far'; after?: number; limit?: number } = {},
  ) => call(calls.listPriceChanges, { params: { id }, query })
  const apply = async (id: number) => {
    await call(calls.applyPriceImport, { params: { id } })
    await applyImport({ db, files }, id, 'test')
  }
  const pricesOf = (id: number) =>
    sql<{ id: number; price: number; version: number }>(
      `select period.id::int, price::int, period.version from price_period period join room_type room
       on room.id = room_type_id join property on property.id = property_id where package_id = $1 order by 1`,
      [id],
    )
  return { app, aStaffMember, sql, db, files, editor, call, exported, handIn, lastOf, changesOf, apply, pricesOf }
}
