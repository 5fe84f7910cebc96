import { useParams } from 'react-router'
import type { PropertyDetails } from '@sarai/wire/desk/properties.ts'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { boardName } from '@sarai/locale/words/room-words.ts'
import { RecordPage } from '@sarai/frame/data/record-page.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Stars } from '@sarai/ui/kit/show/stars.tsx'
import { OnSaleChip } from '#features/packages/on-sale-chip.tsx'
import { usePackageWords } from '#features/packages/package-words.ts'
import { ClosedNights } from '#features/packages/property/closed-nights.tsx'
import { PropertyActions } from '#features/packages/property/property-actions.tsx'
import { useProperty } from '#features/packages/property/property-calls.ts'
import { RoomTypes } from '#features/packages/property/room/room-types.tsx'
import { SpecialDates } from '#features/packages/property/special-dates.tsx'
import { StayPreview } from '#features/packages/property/stay-preview.tsx'
import { onSaleRange } from '#features/packages/property/timeline/timeline-scale.ts'
import { useNameOf } from '#shared/name-of.ts'

/** A hotel in a package: its rooms with their prices, its special dates, the nights it does not sell, and what a stay would cost. */
export function PropertyPage() {
  const t = usePackageWords()
  const nameOf = useNameOf()
  const { language } = useLanguage()
  const { id, propertyId } = useParams()
  const query = useProperty(Number(id), Number(propertyId))
  const shown = query.data
  const packageTitle = shown && (language === 'fa' ? shown.package.titleFa : shown.package.titleEn)
  return (
    <RecordPage
      of={query}
      back={{ href: `/packages/${id}`, label: packageTitle ?? t('package') }}
      kind={t('hotel')}
      header={
        shown && {
          title: <bdi>{nameOf(shown.hotel)}</bdi>,
          badge: (
            <>
              <Stars grade={shown.hotel.grade} size={15} />
              <OnSaleChip of={shown} />
            </>
          ),
          note: <Summary of={shown} />,
          actions: <PropertyActions of={shown} />,
        }
      }
    >
      {(record) => (
        <div className="grid gap-4">
          <RoomTypes of={record} />
          <SpecialDates of={record} />
          <ClosedNights of={record} />
          {record.roomTypes.length > 0 && <StayPreview of={record} />}
        </div>
      )}
    </RecordPage>
  )
}

function Summary({ of: { hotel, board, ...dates } }: { of: PropertyDetails }) {
  const { language } = useLanguage()
  const { first, last } = onSaleRange(dates)
  return (
    <>
      <bdi>{language === 'fa' ? hotel.placeFa : hotel.placeEn}</bdi> · {boardName(language, board)} ·{' '}
      {showDateRange(language, first, last)}
    </>
  )
}
