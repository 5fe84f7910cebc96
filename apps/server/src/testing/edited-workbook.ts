import { readWorkbook } from '#spreadsheet/read-workbook.ts'
import type { CellValue } from '#spreadsheet/sheet.ts'
import { writeWorkbook } from '#spreadsheet/write-workbook.ts'

/** A workbook as somebody has it open: the cells of each sheet, and the file that they are saved to. */
export async function editedWorkbook(content: Uint8Array<ArrayBuffer>) {
  const read = await readWorkbook(content)
  const sheets: CellValue[][][] = read.map(({ rows }) => rows.map(({ cells }) => cells.slice()))
  const save = () =>
    writeWorkbook(
      read.map(({ name }, index) => {
        const [header = [], ...rows] = sheets[index] as (string | number | null)[][]
        const columns = header.map((title) => ({ title: String(title), width: 10, kind: 'text' as const }))
        return { name, rightToLeft: false, columns, rows }
      }),
    )
  return { sheets, save }
}
