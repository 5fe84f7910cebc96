import { expect, test } from 'vitest'
import {
  movedBy,
  pinched,
  toggledAt,
  whole,
  zoomedAt,
  type Point,
  type View,
} from '#features/payments/picture/picture-view.ts'

/** Which place of the picture, counted from its middle, is under a pointer. */
const under = ({ zoom, x, y }: View, at: Point) => ({ x: (at.x - x) / zoom, y: (at.y - y) / zoom })

test('what is under the pointer stays under it', () => {
  const at = { x: 120, y: -40 }
  const near = zoomedAt(zoomedAt(whole, 2, at), 1.5, at)
  expect(near.zoom).toBe(3)
  expect(under(near, at)).toEqual(at)
})

test('it grows eightfold at most, and the whole picture stands in the middle', () => {
  expect(zoomedAt(whole, 100, { x: 0, y: 0 }).zoom).toBe(8)
  expect(zoomedAt({ zoom: 2, x: 90, y: 10 }, 0.1, { x: 5, y: 5 })).toEqual(whole)
  expect(movedBy(whole, { x: 30, y: 30 })).toEqual(whole)
  expect(movedBy({ zoom: 2, x: 1, y: 1 }, { x: 30, y: -1 })).toEqual({ zoom: 2, x: 31, y: 0 })
})

test('one press brings it near, the next shows all of it', () => {
  const near = toggledAt(whole, { x: 10, y: 10 })
  expect(near.zoom).toBe(2.5)
  expect(toggledAt(near, { x: 0, y: 0 })).toEqual(whole)
})

test('two fingers that part make it larger and take it along', () => {
  const near = pinched(
    whole,
    [
      { x: -10, y: 0 },
      { x: 10, y: 0 },
    ],
    [
      { x: -20, y: 0 },
      { x: 20, y: 0 },
    ],
  )
  expect(near).toEqual({ zoom: 2, x: 0, y: 0 })
})
