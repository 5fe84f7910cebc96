/** 0 is A, 25 is Z, 26 is AA: how people name a column. */
export function columnName(index: number): string {
  const before = Math.floor(index / 26)
  return (before > 0 ? columnName(before - 1) : '') + String.fromCharCode(65 + (index % 26))
}

/** The column of `AB12`; undefined for what is no address. */
export function columnOf(address: string): number | undefined {
  const letters = /^([A-Z]{1,3})\d*$/.exec(address)?.[1]
  if (letters === undefined) return undefined
  let index = 0
  for (const letter of letters) index = index * 26 + (letter.charCodeAt(0) - 64)
  return index - 1
}
