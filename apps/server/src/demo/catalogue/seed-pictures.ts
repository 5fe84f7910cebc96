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

/** Each scene was drawn several times, in other colours and another light: neighbours on a page look different. */
const drawingsOfKind: Record<HotelKind, readonly string[]> = {
  // The most of all, so that a page of them would look alike with one scene.
  city: [1, 2, 3, 4, 5].flatMap((turn) => [`hotel-city-tower-${turn}`, `hotel-istanbul-beyoglu-${turn}`]),
  boutique: drawings('hotel-istanbul-beyoglu', 5),
  waterside: drawings('hotel-bosphorus-yali', 4),
  resort: drawings('hotel-antalya-resort', 5),
  tower: drawings('hotel-dubai-tower', 4),
  court: drawings('hotel-caravanserai-court', 4),
}

function drawings(scene: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${scene}-${index + 1}`)
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

/** In the order in which a search shows them. */
const hotelsByPrice = query<void, { hotelId: HotelId }>(`
  select hotel_id as "hotelId" from card group by hotel_id order by min(sort_price), min(property_id)`)

/** The drawing of its kind that was used longest ago, so that those who stand together look different. */
function drawingsInTurn(kinds: readonly HotelKind[]): string[] {
  const lastUse = new Map<string, number>()
  return kinds.map((kind, turn) => {
    const [longestAgo] = drawingsOfKind[kind].toSorted(
      (one, other) => (lastUse.get(one) ?? -1) - (lastUse.get(other) ?? -1),
    )
    lastUse.set(longestAgo!, turn)
    return longestAgo!
  })
}

export async function seedPictures(tx: Tx, properties: readonly SeededProperty[], pictures: DemoPictures) {
  const kinds = new Map(properties.map(({ hotelId, hotel }) => [hotelId, hotel[4]]))
  const hotels = await hotelsByPrice.all(tx)
  const chosen = drawingsInTurn(hotels.map(({ hotelId }) => kinds.get(hotelId)!))
  const given = hotels.map(({ hotelId }, place) => ({ hotel_id: hotelId, ...pictures.get(chosen[place]!) }))
  await insertHotelPictures.run(tx, { given: JSON.stringify(given), sizes: pictureWidths })

  for (const [place, { picture, en, fa }] of demoAds.entries()) {
    const { key, width, height } = pictures.get(picture)!
    const { id } = await insertPicture.one(tx, { key, width, height, sizes: pictureWidths, altEn: en[0], altFa: fa[0] })
    const [[titleEn, textEn], [titleFa, textFa]] = [en, fa]
    await insertAd.run(tx, { pictureId: id, titleEn, textEn, titleFa, textFa, position: place })
  }
}
