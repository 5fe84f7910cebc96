/** Excel writes what XML cannot hold as `_x000D_`, and an underscore that would read as such as `_x005F_`. */
const escape = /_x([0-9a-fA-F]{4})_/g

/** An underscore that would begin such a sign, also where the one before it ends there. */
const misread = /_(?=x[0-9a-fA-F]{4}_)/g

/** What is written so that a cell means this text: `_x0041_` is what somebody typed, and no A. */
export function cellMeaning(text: string): string {
  return text.replaceAll(misread, '_x005F_')
}

/** The text that a cell means. What no program types and no database keeps is left out: NUL, half a character. */
export function textOfCell(written: string): string {
  const text = written.includes('_x')
    ? written.replaceAll(escape, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : written
  return text.toWellFormed().replaceAll('\u0000', '')
}
