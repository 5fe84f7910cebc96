/** What a column may hold; `other` is left alone. */
export const meanings = [
  'firstName',
  'lastName',
  'fullName',
  'dateOfBirth',
  'gender',
  'passportNumber',
  'nationality',
  'room',
  'other',
] as const

export type Meaning = (typeof meanings)[number]

/** The meaning of each column, in their order. Each but `other` is that of one column at most. */
export type Columns = readonly Meaning[]

/** Where no column tells a name, nobody can be filled in. */
export function hasNames(columns: Columns): boolean {
  return columns.includes('fullName') || columns.includes('lastName')
}

/** The user says what a column holds. Whichever column held that before holds something else. */
export function assignColumn(columns: Columns, column: number, meaning: Meaning): Columns {
  return columns.map((known, index) => {
    if (index === column) return meaning
    return known === meaning ? 'other' : known
  })
}
