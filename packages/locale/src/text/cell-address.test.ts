import { expect, test } from 'vitest'
import { columnName, columnOf } from '#text/cell-address.ts'

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is %s', (index, name) => {
  expect(columnName(index)).toBe(name)
  expect(columnOf(`${name}7`)).toBe(index)
})
