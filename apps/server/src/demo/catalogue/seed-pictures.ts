import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { pictureWidths, type PictureWidth } from '@sarai/wire/desk/pictures.ts'
import type { HotelId } from '@sarai/domain/ground/ids.ts'
import { query, type Tx } from '#database/query.ts'
import type { HotelKind } from '#demo/catalogue/demo-hotel.ts'
import { demoAds } from '#demo/catalogue/demo-house.ts'
import type { SeededProperty } from '#demo/catalogue/seed-hotels.ts'
import type { ObjectStore } from '#files/object-store.ts'
import { keepSizes, type StoredPicture } from '#files/pictures/store-picture.ts'

const folder = new URL('../pictures/', import.meta.url)

/**
 * The buildings that fit a kind of hotel, with their drawings: some were drawn several times, in other colours and another
 * light. A page of hotels repeats no building that stands near, and what several kinds share is counted once.
 */
const buildingsOfKind: Record<HotelKind, readonly (readonly string[])[]> = {
  city: [...some('block', 6), drawings('city-tower', 2), ...some('house', 3)],
  boutique: [...some('house', 6), drawings('istanbul-beyoglu', 3), ['hotel-block-6']],
  waterside: [drawings('bosphorus-yali', 4), ['hotel-shore-5'], ['hotel-shore-2'], ...some('house', 6)],
  resort: [...some('shore', 6), drawings('antalya-resort', 3)],
  tower: [drawings('dubai-tower', 4), ['hotel-shore-4'], ...some('block', 6), drawings('city-tower', 2)],
  court: [
    drawings('caravanserai-court', 4),
    ['hotel-house-5'],
    ['hotel-house-1'],
    ['hotel-shore-3'],
    ['hotel-house-4'],
  ],
}

/** All of them, each with its drawings. */
export const demoBuildings = Object.values(buildingsOfKind).flat()

/** Everybody may see them, so their keys are no secret. */
export const keyOfDrawing = (name: string) => createHash('sha1').update(name).digest('hex')

/** Buildings that were drawn once. */
function some(kind: string, count: number): string[][] {
  return drawings(kind, count).map((drawing) => [drawing])
}

function drawings(scene: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `hotel-${scene}-${index + 1}`)
}

const insertPicture = query<
  { key: string; width: number; height: number; sizes: readonly number[]; altEn: string; altFa: string },
  { id: number }
>(`
  insert into picture (key, width, height, sizes, alt_en, alt_fa)
  values ($key, $width, $height, $sizes, $altEn, $altFa) returning id`)
const insertHotelPictures = query<{ given: string; sizes: readonly number[] }>(`
  insert into picture (hotel_id, key, width, height, sizes, alt_en, alt_fa)
  select hotel.id, key, width, height, $sizes, hotel.name_en, hotel.name_fa
  from jsonb_to_recordset($given) as given (hotel_id bigint, key text, width integer, height integer)
  join hotel on hotel.id = hotel_id`)
const insertAd = query<{
  pictureId: number
  titleEn: string
  textEn: string
  titleFa: string
  textFa: string
  position: number
}>(`
  insert into ad (picture_id, title_en, text_en, title_fa, text_fa, link_en, link_fa, position)
  values ($pictureId, $titleEn, $textEn, $titleFa, $textFa, '/reservations/new', '/reservations/new', $position)`)

export type DemoPictures = ReadonlyMap<string, StoredPicture>

/**
 * Drawn for the demo: buildings for each kind of hotel, and one scene for each ad. They lie here in every width already, because drawing
 * them anew takes longer than all the rest.
 */
export async function storePictures(files: ObjectStore): Promise<DemoPictures> {
  const drawn = new Set(Object.values(buildingsOfKind).flat(2))
  const hotels = Array.from(drawn, (name) => ({ name, width: 1200, height: 800 }))
  const ads = demoAds.map(({ picture: name }) => ({ name, width: 1600, height: 600 }))
  const stored = await Promise.all(
    [...hotels, ...ads].map(async ({ name, width, height }) => {
      const sizes = await Promise.all(pictureWidths.map((size) => readDrawing(name, size)))
      const key = keyOfDrawing(name)
      await keepSizes(files, key, sizes)
      return [name, { key, width, height }] as const
    }),
  )
  return new Map(stored)
}

async function readDrawing(name: string, width: PictureWidth) {
  return { width, content: await readFile(new URL(`${name}-${width}.webp`, folder)) }
}

/** In the order in which a search shows them. */
const hotelsByPrice = query<void, { hotelId: HotelId }>(`
  select hotel_id as "hotelId" from card group by hotel_id order by min(sort_price), min(property_id)`)

type Pictured = { kind: HotelKind; placeId: string }

/**
 * For each the building of its kind that stands furthest from where it was last, in the list of all and in that of its
 * city, and of that the drawing that was used longest ago: those who stand together in a search look different.
 */
function drawingsInTurn(hotels: readonly Pictured[]): string[] {
  const lastUse = new Map<string, number>()
  const turns = new Map<string, number>()
  return hotels.map(({ kind, placeId }, turn) => {
    const city = placeId.split('-').slice(0, 2).join('-')
    const turnInCity = turns.get(city) ?? 0
    turns.set(city, turnInCity + 1)
    const since = (name: string) => turn - (lastUse.get(name) ?? -1_000)
    const sinceInCity = (name: string) => turnInCity - (lastUse.get(`${city} ${name}`) ?? -1_000)
    const near = (building: readonly string[]) => Math.min(...building.map(since), ...building.map(sinceInCity))
    const building = furthest(buildingsOfKind[kind], near)
    const chosen = furthest(building, since)
    lastUse.set(chosen, turn)
    lastUse.set(`${city} ${chosen}`, turnInCity)
    return chosen
  })
}

function furthest<Choice>(choices: readonly Choice[], distance: (choice: Choice) => number): Choice {
  return choices.toSorted((one, other) => distance(other) - distance(one))[0]!
}

export async function seedPictures(tx: Tx, properties: readonly SeededProperty[], pictures: DemoPictures) {
  const pictured = new Map(properties.map(({ hotelId, hotel: [, , , placeId, kind] }) => [hotelId, { kind, placeId }]))
  const hotels = await hotelsByPrice.all(tx)
  const chosen = drawingsInTurn(hotels.map(({ hotelId }) => pictured.get(hotelId)!))
  const given = hotels.map(({ hotelId }, place) => ({ hotel_id: hotelId, ...pictures.get(chosen[place]!) }))
  await insertHotelPictures.run(tx, { given: JSON.stringify(given), sizes: pictureWidths })

  for (const [place, { picture, en, fa }] of demoAds.entries()) {
    const { key, width, height } = pictures.get(picture)!
    const { id } = await insertPicture.one(tx, { key, width, height, sizes: pictureWidths, altEn: en[0], altFa: fa[0] })
    const [[titleEn, textEn], [titleFa, textFa]] = [en, fa]
    await insertAd.run(tx, { pictureId: id, titleEn, textEn, titleFa, textFa, position: place })
  }
}
