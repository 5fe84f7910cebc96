import { afterEach, describe, expect, it } from 'vitest'
import { addAd, editAd, listAds, orderAds, removeAd, type adForm } from '@sarai/wire/desk/ads.ts'
import { listPictures } from '@sarai/wire/portal/house.ts'
import type * as z from 'zod/mini'
import { aStoredPicture } from '#testing/a-hotel.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, callAs, anAgency, aStaffMember } = await openTestApp()
const desk = callAs((await aStaffMember('catalogue')).token)
const { token } = await anAgency()
const shown = (language = 'en') => callAs(token, language)(listPictures, { query: { groupId: 2 } })

const anAd = (changes: Partial<z.input<typeof adForm>> = {}): z.input<typeof adForm> => ({
  picture: aStoredPicture('d'),
  titleEn: 'Antalya by the sea',
  titleFa: 'آنتالیا، کنار دریا',
  textEn: 'From 45 € a night',
  textFa: 'از شبی ۴۵ یورو',
  linkEn: '/request/new?location=tr-antalya',
  linkFa: '/request/new?location=tr-antalya',
  shownFrom: '',
  shownUntil: '',
  active: true,
  ...changes,
})
const add = (changes: Partial<z.input<typeof adForm>> = {}) => desk(addAd, { body: anAd(changes) })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

afterEach(() => database.sql(`delete from ad`))

describe('the advertisements', () => {
  it('reach the dashboard in the language of the agency, in their order [dash-01]', async () => {
    const first = await add()
    const second = await add({ titleEn: 'Dubai', titleFa: 'دبی', linkFa: '' })
    expect(await shown()).toEqual([
      {
        id: first.id,
        title: 'Antalya by the sea',
        url: `/pictures/${'d'.repeat(40)}-1280.webp`,
        sources: [320, 640, 1280].map((width) => `/pictures/${'d'.repeat(40)}-${width}.webp ${width}w`).join(', '),
        text: 'From 45 € a night',
        link: '/request/new?location=tr-antalya',
      },
      expect.objectContaining({ id: second.id, title: 'Dubai' }),
    ])
    const persian = await shown('fa')
    expect(persian.map(({ title, link }) => [title, link])).toEqual([
      ['آنتالیا، کنار دریا', '/request/new?location=tr-antalya'],
      ['دبی', null],
    ])
    expect(await callAs(token)(listPictures, { query: { groupId: 7 } })).toEqual([])
  })

  it('are told to every agency and to the desk when they change', async () => {
    const { id } = await add()
    const told = await database.sql<{ audience: string }>(
      `select audience from outbox where what = 'ad' and subject = $1`,
      [`${id}`],
    )
    expect(told.map(({ audience }) => audience)).toEqual(['desk', 'agencies'])
  })

  it('are shown only while they are switched on and in their days', async () => {
    const today = await add({ shownFrom: inDays(-1), shownUntil: inDays(1) })
    await add({ active: false })
    await add({ shownFrom: inDays(2) })
    await add({ shownUntil: inDays(-2) })
    expect((await shown()).map(({ id }) => id)).toEqual([today.id])
    const standings = (await desk(listAds, {})).map(({ standing }) => standing)
    expect(standings).toEqual(['shown', 'off', 'later', 'over'])
  })

  it.each([
    ['a link that is a script', { linkEn: 'javascript:alert(1)' }, 'linkEn'],
    ['a link to another host in disguise', { linkFa: '//evil.example' }, 'linkFa'],
    ['days that end before they begin', { shownFrom: '2027-02-02', shownUntil: '2027-02-01' }, 'shownUntil'],
    ['no title', { titleFa: '' }, 'titleFa'],
  ])('are refused with %s', async (_, changes, field) => {
    await expect(add(changes)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: [field] })
  })

  it('are saved also when only the end of a long address was changed', async () => {
    const linkTo = (end: string) => ({ linkEn: `/request/new?${'a'.repeat(150)}=${end}` })
    const { id } = await add(linkTo('1'))
    await desk(editAd, { params: { id }, body: { ...anAd(linkTo('2')), version: 1 } })
    expect(await desk(listAds, {})).toMatchObject([linkTo('2')])
  })

  it('change with the version that was read, and bring another picture', async () => {
    const { id } = await add()
    const edit = (titleEn: string) =>
      desk(editAd, { params: { id }, body: { ...anAd({ titleEn, picture: aStoredPicture('e') }), version: 1 } })
    await edit('Antalya in spring')
    await expect(edit('Antalya in autumn')).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    expect(await desk(listAds, {})).toMatchObject([
      { version: 2, titleEn: 'Antalya in spring', picture: { key: 'e'.repeat(40) } },
    ])
    const left = await database.sql(`select 1 from picture where key = $1 and id in (select picture_id from ad)`, [
      'd'.repeat(40),
    ])
    expect(left).toEqual([])
  })

  it('take another order once, and go with the version that was read', async () => {
    const ids = [(await add()).id, (await add()).id, (await add()).id]
    const wanted = ids.toReversed()
    await desk(orderAds, { body: { seen: ids, wanted } })
    expect((await shown()).map(({ id }) => id)).toEqual(wanted)
    await expect(desk(orderAds, { body: { seen: ids, wanted: ids } })).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    const params = { id: wanted[0] ?? 0 }
    await expect(desk(removeAd, { params, query: { version: 9 } })).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    await desk(removeAd, { params, query: { version: 1 } })
    expect((await shown()).map(({ id }) => id)).toEqual(wanted.slice(1))
  })
})
