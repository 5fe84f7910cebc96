import type { PackageItem, UpdatedHotel } from '@sarai/wire/portal/price-lists.ts'
import type { AgencyId, PackageId, UserId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import { visibleOn, type VisiblePackage } from '#catalogue/packages/visible-packages.ts'
import { query } from '#database/query.ts'
import { today } from '#database/today.ts'
import type { Database } from '#database/unit-of-work.ts'

/** More than any agency has ever been offered at once. */
const most = 50

type PackageFacts = Pick<VisiblePackage, 'id' | 'revision' | 'title_en' | 'title_fa' | 'first' | 'last'> & {
  editedAt: Date
  downloadedAt: Date | null
  downloadedRevision: number | null
}
const factsOfPackages = query<{ agencyId: AgencyId }, PackageFacts>(`
  select visible.id, visible.revision, visible.title_en, visible.title_fa, visible.first, visible.last,
    package.edited_at as "editedAt", last.at as "downloadedAt", last.revision as "downloadedRevision"
  from (${visibleOn(today)}) visible join package on package.id = visible.id
  left join lateral (
    select download.at, download.revision from price_list_download download
    where download.agency_id = $agencyId and download.package_id = package.id order by download.id desc limit 1
  ) last on true
  order by package.edited_at desc, package.id desc limit ${most}`)

const callerNames = query<{ agencyId: AgencyId; userId: UserId }, { agency: string; username: string }>(`
  select agency.name as agency, agency_user.username from agency join agency_user on agency_user.agency_id = agency.id
  where agency.id = $agencyId and agency_user.id = $userId`)

export async function listPackages(db: Database, caller: AgencyCaller): Promise<PackageItem[]> {
  const { agencyId, userId, language } = caller
  const [names, packages] = await db.look(caller, [
    callerNames.ask.one({ agencyId, userId }),
    factsOfPackages.ask.all({ agencyId }),
  ])
  return packages.map((sold) => ({
    id: sold.id,
    accommodationPackageId: sold.id,
    partyId: agencyId,
    partyName: names.agency,
    userId,
    userName: names.username,
    title: language === 'fa' ? sold.title_fa : sold.title_en,
    availableSince: sold.first,
    availableUntil: sold.last,
    lastEditDateTime: sold.editedAt.toISOString(),
    lastDownloadDateTime: sold.downloadedAt?.toISOString() ?? null,
    changedSinceDownload: sold.downloadedRevision !== null && sold.downloadedRevision < sold.revision,
  }))
}

type HotelFacts = { id: number; packageId: PackageId; nameEn: string; nameFa: string; grade: string; editedAt: Date }
const hotelsEditedLast = query<{ agencyId: AgencyId }, HotelFacts>(`
  select hotel.id, wanted.id as "packageId", hotel.name_en as "nameEn", hotel.name_fa as "nameFa", hotel.grade,
    property.edited_at as "editedAt"
  from (${visibleOn(today)}) wanted
  cross join lateral (
    select hotel_id, edited_at from property where package_id = wanted.id and active
    order by edited_at desc, id desc limit 5
  ) property
  join hotel on hotel.id = property.hotel_id and hotel.active
  order by wanted.id, property.edited_at desc, hotel.id limit ${most * 5}`)

export async function listUpdatedHotels(db: Database, caller: AgencyCaller): Promise<UpdatedHotel[]> {
  const hotels = await db.look(caller, hotelsEditedLast.ask.all({ agencyId: caller.agencyId }))
  return hotels.map((hotel) => ({
    Id: hotel.id,
    AccommodationPackageId: hotel.packageId,
    LatinTitle: hotel.nameEn,
    Title: caller.language === 'fa' ? hotel.nameFa : hotel.nameEn,
    Star: Number(hotel.grade),
    LastEditDateTime: hotel.editedAt.toISOString(),
  }))
}
