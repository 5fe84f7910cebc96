import type { PackageItem, UpdatedHotel } from '@sarai/wire/portal/price-lists.ts'
import type { AgencyId, PackageId, UserId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import { packagesOf } from '#catalogue/price-list/visible-package.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

/** More than any agency has ever been offered at once. */
const most = 50

type PackageFacts = {
  id: PackageId
  editedAt: Date
  downloadedAt: Date | null
  downloadedRevision: number | null
}
const factsOfPackages = query<{ packageIds: readonly PackageId[]; agencyId: AgencyId }, PackageFacts>(`
  select package.id, package.edited_at as "editedAt", last.at as "downloadedAt", last.revision as "downloadedRevision"
  from package
  left join lateral (
    select download.at, download.revision from price_list_download download
    where download.agency_id = $agencyId and download.package_id = package.id order by download.id desc limit 1
  ) last on true
  where package.id = any ($packageIds) order by package.edited_at desc, package.id desc limit ${most}`)

const callerNames = query<{ agencyId: AgencyId; userId: UserId }, { agency: string; username: string }>(`
  select agency.name as agency, agency_user.username from agency join agency_user on agency_user.agency_id = agency.id
  where agency.id = $agencyId and agency_user.id = $userId`)

export function listPackages(db: Database, caller: AgencyCaller): Promise<PackageItem[]> {
  return db.read(caller, async (tx) => {
    const visible = new Map((await packagesOf(tx, caller)).map((sold) => [sold.id, sold]))
    const names = await callerNames.one(tx, { agencyId: caller.agencyId, userId: caller.userId })
    const facts = await factsOfPackages.all(tx, { packageIds: [...visible.keys()], agencyId: caller.agencyId })
    return facts.flatMap(({ id, editedAt, downloadedAt, downloadedRevision }) => {
      const sold = visible.get(id)
      if (sold === undefined) return []
      return {
        id: id,
        accommodationPackageId: id,
        partyId: caller.agencyId,
        partyName: names.agency,
        userId: caller.userId,
        userName: names.username,
        title: caller.language === 'fa' ? sold.title_fa : sold.title_en,
        availableSince: sold.first,
        availableUntil: sold.last,
        lastEditDateTime: editedAt.toISOString(),
        lastDownloadDateTime: downloadedAt?.toISOString() ?? null,
        changedSinceDownload: downloadedRevision !== null && downloadedRevision < sold.revision,
      }
    })
  })
}

type HotelFacts = { id: number; packageId: PackageId; nameEn: string; nameFa: string; grade: string; editedAt: Date }
const hotelsEditedLast = query<{ packageIds: readonly PackageId[] }, HotelFacts>(`
  select hotel.id, wanted.id as "packageId", hotel.name_en as "nameEn", hotel.name_fa as "nameFa", hotel.grade,
    property.edited_at as "editedAt"
  from unnest($packageIds::bigint[]) wanted (id)
  cross join lateral (
    select hotel_id, edited_at from property where package_id = wanted.id and active
    order by edited_at desc, id desc limit 5
  ) property
  join hotel on hotel.id = property.hotel_id and hotel.active
  order by wanted.id, property.edited_at desc, hotel.id limit ${most * 5}`)

export function listUpdatedHotels(db: Database, caller: AgencyCaller): Promise<UpdatedHotel[]> {
  return db.read(caller, async (tx) => {
    const visible = await packagesOf(tx, caller)
    const hotels = await hotelsEditedLast.all(tx, { packageIds: visible.map(({ id }) => id) })
    return hotels.map((hotel) => ({
      Id: hotel.id,
      AccommodationPackageId: hotel.packageId,
      LatinTitle: hotel.nameEn,
      Title: caller.language === 'fa' ? hotel.nameFa : hotel.nameEn,
      Star: Number(hotel.grade),
      LastEditDateTime: hotel.editedAt.toISOString(),
    }))
  })
}
