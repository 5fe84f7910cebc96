import type { SheetColumn } from '#spreadsheet/sheet.ts'

/** The looks of cells. A cell names one by its number, so their order is what counts. */
type Look = { format: number; font: 0 | 1 | 2; fill: 0 | 2 | 3; locked: boolean }

const formats = {
  general: 0,
  whole: 3,
  cents: 4,
  text: 49,
  day: 164,
  mills: 165,
  moment: 166,
  more0: 167,
  more2: 168,
  more3: 169,
} as const

const looks = {
  plain: { format: formats.general, font: 0, fill: 0, locked: true },
  header: { format: formats.general, font: 1, fill: 2, locked: true },
  text: { format: formats.general, font: 0, fill: 0, locked: false },
  day: { format: formats.day, font: 0, fill: 0, locked: false },
  moment: { format: formats.moment, font: 0, fill: 0, locked: false },
  amount0: { format: formats.whole, font: 0, fill: 0, locked: false },
  amount2: { format: formats.cents, font: 0, fill: 0, locked: false },
  amount3: { format: formats.mills, font: 0, fill: 0, locked: false },
  difference0: { format: formats.more0, font: 0, fill: 0, locked: false },
  difference2: { format: formats.more2, font: 0, fill: 0, locked: false },
  difference3: { format: formats.more3, font: 0, fill: 0, locked: false },
  key: { format: formats.general, font: 2, fill: 3, locked: true },
  keyToFill: { format: formats.general, font: 2, fill: 0, locked: false },
} satisfies Record<string, Look>

type LookName = keyof typeof looks
const order = Object.keys(looks) as LookName[]

export const headerStyle = order.indexOf('header')

export function filledStyle(column: SheetColumn): number {
  return order.indexOf(lookOf(column))
}

/** The cells below the last row: a new row is typed there, its keys too. */
export function emptyStyle(column: SheetColumn): number {
  const look = lookOf(column)
  return order.indexOf(look === 'key' ? 'keyToFill' : look)
}

function lookOf({ kind, decimals = 2, isDifference = false }: SheetColumn): LookName {
  if (kind === 'amount') return isDifference ? `difference${decimals}` : `amount${decimals}`
  return kind === 'fixed' ? 'key' : kind
}

const cellFormats = order.map((name) => {
  const { format, font, fill, locked } = looks[name]
  return (
    `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" ` +
    `applyFont="1" applyFill="1" applyProtection="1"><protection locked="${locked ? 1 : 0}"/></xf>`
  )
})

const signed = (format: string) => `+${format};\\-${format};${format}`

const solid = (colour: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${colour}"/><bgColor indexed="64"/></patternFill></fill>`

export const stylesXml =
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>` +
  `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">` +
  `<numFmts count="6"><numFmt numFmtId="${formats.day}" formatCode="yyyy\\-mm\\-dd"/>` +
  `<numFmt numFmtId="${formats.mills}" formatCode="#,##0.000"/>` +
  `<numFmt numFmtId="${formats.moment}" formatCode="yyyy\\-mm\\-dd hh:mm"/>` +
  `<numFmt numFmtId="${formats.more0}" formatCode="${signed('#,##0')}"/>` +
  `<numFmt numFmtId="${formats.more2}" formatCode="${signed('#,##0.00')}"/>` +
  `<numFmt numFmtId="${formats.more3}" formatCode="${signed('#,##0.000')}"/></numFmts>` +
  `<fonts count="3"><font><sz val="11"/><name val="Calibri"/></font>` +
  `<font><b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Calibri"/></font>` +
  `<font><sz val="11"/><color rgb="FF4F5B58"/><name val="Calibri"/></font></fonts>` +
  `<fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>` +
  `${solid('FF0F6E68')}${solid('FFEFECE4')}</fills>` +
  `<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>` +
  `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
  `<cellXfs count="${cellFormats.length}">${cellFormats.join('')}</cellXfs>` +
  `<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
