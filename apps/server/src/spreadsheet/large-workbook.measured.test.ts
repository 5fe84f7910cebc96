import { expect, it } from 'vitest'
import { readWorkbook } from '#spreadsheet/read-workbook.ts'
import { writeWorkbook } from '#spreadsheet/write-workbook.ts'

it('a workbook of 5,000 rows and 12 columns is read within two seconds, and leaves the process free meanwhile', async () => {
  const columns = Array.from({ length: 12 }, (_, n) => ({ title: `C${n}`, width: 10, kind: 'text' as const }))
  const rows = Array.from({ length: 5_000 }, (_, r) => columns.map((__, c) => (c % 2 ? `text ${r}` : r * 100 + c)))
  const file = writeWorkbook([{ name: 'Large', rightToLeft: false, columns, rows }])
  let ticks = 0
  const clock = setInterval(() => (ticks += 1), 5)
  const begun = performance.now()
  const [sheet] = await readWorkbook(file)
  clearInterval(clock)
  expect(performance.now() - begun).toBeLessThan(2_000)
  expect(ticks).toBeGreaterThan(10)
  expect(sheet?.rows.length).toBe(5_001)
})
