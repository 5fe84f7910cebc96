import { describe, expect, it } from 'vitest'
import {
  addHotelPicture,
  describeHotelPicture,
  orderHotelPictures,
  removeHotelPicture,
} from '@sarai/wire/desk/hotel-pictures.ts'
import { listHotels, readHotel } from '@sarai/wire/desk/hotels.ts'
import { addAHotel, aStoredPicture } from '#testing/a-hotel.ts'
import { openTestApp } from '#testing/test-app.ts'

const { callAs, aStaffMember } = await openTestApp()
const desk = callAs((await aStaffMember('catalogue')).token)

async function aHotelWithPictures() {
  const { id } = await addAHotel(desk, { nameEn: `Pictured ${crypto.randomUUID()}` })
  const ids: number[] = []
  for (const digit of ['a', 'b', 'c'])
    ids.push((await desk(addHotelPicture, { params: { id }, body: aStoredPicture(digit) })).id)
  return { id, ids: ids as [number, number, number] }
}
const keysOf = async (id: number) => {
  const { pictures } = await desk(readHotel, { params: { id } })
  return pictures.map(({ key }) => key[0])
}

describe('the pictures of a hotel', () => {
  it('stand in the order in which they were added, and the first is on the card', async () => {
    const { id } = await aHotelWithPictures()
    expect(await keysOf(id)).toEqual(['a', 'b', 'c'])
    const { nameEn } = await desk(readHotel, { params: { id } })
    const { rows } = await desk(listHotels, { query: { search: nameEn } })
    expect(rows).toMatchObject([{ picture: 'a'.repeat(40), pictures: 3 }])
  })

  it('are shown once each, also when one is sent again; another hotel may show the same', async () => {
    const { id, ids } = await aHotelWithPictures()
    expect(await desk(addHotelPicture, { params: { id }, body: aStoredPicture('a') })).toEqual({ id: ids[0] })
    expect(await keysOf(id)).toEqual(['a', 'b', 'c'])
  })

  it('are at most forty', async () => {
    const { id } = await addAHotel(desk)
    const add = (turn: number) =>
      desk(addHotelPicture, {
        params: { id },
        body: { ...aStoredPicture('a'), key: turn.toString(16).padStart(40, '0') },
      })
    for (let turn = 0; turn < 40; turn += 1) await add(turn)
    await expect(add(40)).rejects.toMatchObject({ code: 'TOO_MANY_PICTURES' })
  })

  it('take the order that is wanted, when it was made from the one that stands', async () => {
    const { id, ids } = await aHotelWithPictures()
    const [a, b, c] = ids
    await desk(orderHotelPictures, { params: { id }, body: { seen: ids, wanted: [c, a, b] } })
    expect(await keysOf(id)).toEqual(['c', 'a', 'b'])
    const late = desk(orderHotelPictures, { params: { id }, body: { seen: ids, wanted: [b, a, c] } })
    await expect(late).rejects.toMatchObject({ code: 'STATE_CHANGED', status: 409 })
    const short = desk(orderHotelPictures, { params: { id }, body: { seen: [c, a, b], wanted: [c, a, a] } })
    await expect(short).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    expect(await keysOf(id)).toEqual(['c', 'a', 'b'])
  })

  it('are described in both languages, each description on the one that was seen', async () => {
    const { id, ids } = await aHotelWithPictures()
    const params = { id, pictureId: ids[1] }
    const describeAs = (altEn: string) =>
      desk(describeHotelPicture, { params, body: { version: 1, altEn, altFa: 'استخر' } })
    await describeAs('The pool')
    await expect(describeAs('A pool')).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    const { pictures } = await desk(readHotel, { params: { id } })
    expect(pictures[1]).toMatchObject({ altEn: 'The pool', altFa: 'استخر', version: 2 })
  })

  it('are removed from their own hotel only', async () => {
    const { id, ids } = await aHotelWithPictures()
    const other = await addAHotel(desk)
    const remove = (hotel: number) =>
      desk(removeHotelPicture, { params: { id: hotel, pictureId: ids[0] }, query: { version: 1 } })
    await expect(remove(other.id)).rejects.toMatchObject({ status: 404 })
    await remove(id)
    expect(await keysOf(id)).toEqual(['b', 'c'])
  })
})
