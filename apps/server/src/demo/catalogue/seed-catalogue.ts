import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { demoAdmin } from '#demo/demo-callers.ts'
import { seedCommissions } from '#demo/catalogue/seed-commissions.ts'
import { seedHotels } from '#demo/catalogue/seed-hotels.ts'
import { seedHouse } from '#demo/catalogue/seed-house.ts'
import { seedPictures, storePictures } from '#demo/catalogue/seed-pictures.ts'
import { seedPrices } from '#demo/catalogue/seed-prices.ts'
import type { ObjectStore } from '#files/object-store.ts'

/** Every package was edited at another time, and none just now. */
const agePackages = query(`
  update package set edited_at = now() - make_interval(hours => (id::int % 7) * 26 + 3, mins => (id::int % 7) * 7 + 12)`)
const anyHotel = query<void, { found: boolean }>(`select exists (select 1 from hotel) as found`)

/**
 * About 120 hotels in four packages, with dates that follow the day of the seeding. Twice does nothing more. Without a
 * store there are no pictures and no ads.
 */
export async function seedCatalogue(db: Database, files?: ObjectStore, now = new Date()): Promise<void> {
  const today = calendarDay(now.toISOString().slice(0, 10))
  const { found } = await db.look(demoAdmin, anyHotel.ask.one())
  if (found) return
  const pictures = files && (await storePictures(files))
  await db.write(demoAdmin, async (tx) => {
    await seedHouse(tx, today)
    const properties = await seedHotels(tx, today)
    await seedPrices(tx, properties, today)
    await seedCommissions(tx, properties, today)
    if (pictures) await seedPictures(tx, properties, pictures)
    await agePackages.run(tx)
  })
}
