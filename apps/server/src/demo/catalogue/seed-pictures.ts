import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { pictureWidths, type PictureWidth } from '@sarai/wire/desk/pictures.ts'
import { query, type Tx } from '#database/query.ts'
import type { HotelKind } from '#demo/catalogue/demo-hotel.ts'
import { demoAds } from '#demo/catalogue/demo-house.ts'
import type { SeededProperty } from '#demo/catalogue/seed-hotels.ts'
import type { ObjectStore } from '#files/object-store.ts'
import { keepSizes, type StoredPicture } from '#files/pictures/store-picture.ts'

const folder = new URL('../pictures/', import.meta.url)

/** Each scene was drawn several times, in other colours and another light: neighbours on a page look different. */
const drawingsOfKind: Record<HotelKind, readonly string[]> = {
  // The most of all, so that a page of them would look alike with one scene.
  city: [...drawings('hotel-city-tower', 5), ...drawings('hotel-istanbul-beyoglu', 5)],
  boutique: drawings('hotel-istanbul-beyoglu', 5),
  waterside: drawings('hotel-bosphorus-yali', 4),
  resort: drawings('hotel-antalya-resort', 5),
  tower: drawings('hotel-dubai-tower', 4),
  court: drawings('hotel-caravanserai-court', 4),
}

function drawings(scene: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${scene}-${index + 1}`)
}

const insertPicture = query<{ id: number }>(`
  insert into picture (key, width, height, sizes, alt_en, alt_fa) values ($1, $2, $3, $4, $5, $6) returning id`)
const insertHotelPictures = query(`
  insert into picture (hotel_id, key, width, height, sizes, alt_en, alt_fa)
  select hotel.id, key, width, height, $2, hotel.name_en, hotel.name_fa
  from jsonb_to_recordset($1) as given (hotel_id bigint, key text, width integer, height integer)
  join hotel on hotel.id = hotel_id`)
const insertAd = query(`
  insert into ad (picture_id, title_en, text_en, title_fa, text_fa, link_en, link_fa, position)
  values ($1, $2, $3, $4, $5, '/reservations/new', '/reservations/new', $6)`)

export type DemoPictures = ReadonlyMap<string, StoredPicture>

/**
 * Drawn for the demo: some for each kind of hotel, and one for each ad. They lie here in every width already, because drawing
 * them anew takes longer than all the rest. Everybody may see them, so their keys are no secret.
 */
export async function storePictures(files: ObjectStore): Promise<DemoPictures> {
  const drawn = new Set(Object.values(drawingsOfKind).flat())
  const hotels = Array.from(drawn, (name) => ({ name, width: 1200, height: 800 }))
  const ads = demoAds.map(({ picture: name }) => ({ name, width: 1600, height: 600 }))
  const stored = await Promise.all(
    [...hotels, ...ads].map(async ({ name, width, height }) => {
      const sizes = await Promise.all(pictureWidths.map((size) => drawing(name, size)))
      const key = createHash('sha1').update(name).digest('hex')
      await keepSizes(files, key, sizes)
      return [name, { key, width, height }] as const
    }),
  )
  return new Map(stored)
}

async function drawing(name: string, width: PictureWidth) {
  return { width, content: await readFile(new URL(`${name}-${width}.webp`, folder)) }
}

export async function seedPictures(tx: Tx, properties: readonly SeededProperty[], pictures: DemoPictures) {
  const kinds = new Map(properties.map(({ hotelId, hotel }) => [hotelId, hotel[4]]))
  const given = Array.from(kinds, ([hotel_id, kind], index) => {
    const ofKind = drawingsOfKind[kind]
    return { hotel_id, ...pictures.get(ofKind[index % ofKind.length] ?? '') }
  })
  await insertHotelPictures.run(tx, JSON.stringify(given), pictureWidths)

  for (const [place, { picture, en, fa }] of demoAds.entries()) {
    const { key, width, height } = pictures.get(picture)!
    const { id } = await insertPicture.one(tx, key, width, height, pictureWidths, en[0], fa[0])
    await insertAd.run(tx, id, ...en, ...fa, place)
  }
}
