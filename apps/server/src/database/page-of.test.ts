import { expect, it } from 'vitest'
import { byId, pageOf } from '#database/page-of.ts'

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: 10 - index }))
const named = ({ id }: { id: number }) => `row ${id}`

it.each([
  ['goes on after its last row', 3, { rows: ['row 10', 'row 9'], next: 9 }],
  ['ends where there is no further row', 2, { rows: ['row 10', 'row 9'], next: null }],
  ['may be empty', 0, { rows: [], next: null }],
])('a page %s', (_, found, page) => {
  expect(pageOf(rows(found), 2, named, byId)).toEqual(page)
})
