import { useState } from 'react'
import type { PropertyDetails } from '@sarai/wire/desk/properties.ts'
import { addDays, earlierOf, isCalendarDay, laterOf } from '@sarai/domain/ground/calendar-day.ts'
import { isAllowed } from '@sarai/domain/stay/occupancy.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { Checkbox } from '@sarai/ui/kit/choice/checkbox.tsx'
import { DateRangeField, twoDates } from '@sarai/ui/kit/date/date-range-field.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { useToday } from '@sarai/ui/kit/date/today.ts'
import { usePackageWords } from '#features/packages/package-words.ts'
import { FareTable } from '#features/packages/property/fare-table.tsx'
import { useStayPrice, type StayAsked } from '#features/packages/property/property-calls.ts'
import { onSaleRange } from '#features/packages/property/timeline/timeline-scale.ts'
import { useAgencyGroups } from '#shared/agency-groups.ts'
import { useNameOf } from '#shared/name-of.ts'

const extras = [
  ['extraBed', 'partExtraBed'],
  ['childWithBed', 'partChildWithBed'],
  ['childNoBed', 'partChildNoBed'],
] as const

/** What an agency is told for a stay, before any agency asks. */
export function StayPreview({ of: property }: { of: PropertyDetails }) {
  const t = usePackageWords()
  const [asked, setAsked] = useAsked(property)
  const room = property.roomTypes.find(({ id }) => id === asked.roomTypeId) ?? property.roomTypes[0]
  const price = useStayPrice(property.package.id, { ...asked, roomTypeId: room?.id ?? 0 })
  const isStay = asked.checkIn < asked.checkOut
  const change = (changes: Partial<StayAsked>) => setAsked((before) => ({ ...before, ...changes }))
  return (
    <CardSection title={t('previewTitle')} note={t('previewNote')}>
      <div className="grid items-start gap-5 border-t border-line p-3.5 sm:p-4.5 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid gap-4">
          <RoomAndGroup property={property} asked={{ ...asked, roomTypeId: room?.id ?? 0 }} onChange={change} />
          <div className={twoDates}>
            <DateRangeField
              isStay
              value={{ from: asked.checkIn, until: asked.checkOut }}
              onChange={({ from, until }) => change({ checkIn: from, checkOut: until })}
              from={{ name: 'checkIn', label: t('checkIn') }}
              until={{ name: 'checkOut', label: t('checkOut'), min: dayAfter(asked.checkIn) }}
            />
          </div>
          <div className="grid gap-1">
            {extras.map(([name, label]) => (
              <Checkbox
                key={name}
                label={t(label)}
                value={asked[name]}
                isDisabled={room && !isAllowed(name, room) && !asked[name]}
                onChange={(isChosen) => change({ [name]: isChosen })}
              />
            ))}
          </div>
        </div>
        <div className="min-w-0">
          {price.error && <LoadError of={price} />}
          {isStay && price.data && <FareTable price={price.data} asked={asked} isOld={price.isPlaceholderData} />}
        </div>
      </div>
    </CardSection>
  )
}

/** Also while it is being typed. */
function dayAfter(checkIn: string): string {
  return isCalendarDay(checkIn) && checkIn < '9999' ? addDays(checkIn, 1) : ''
}

/** Three nights from today, or from the first day on sale. */
function useAsked(property: PropertyDetails) {
  const today = useToday()
  const { first, last } = onSaleRange(property)
  const checkIn = earlierOf(laterOf(today, first), last)
  return useState<StayAsked>({
    roomTypeId: property.roomTypes[0]?.id ?? 0,
    checkIn,
    checkOut: addDays(checkIn, 3),
    extraBed: false,
    childWithBed: false,
    childNoBed: false,
    group: undefined,
  })
}

type ChoicesProps = { property: PropertyDetails; asked: StayAsked; onChange: (changes: Partial<StayAsked>) => void }

function RoomAndGroup({ property, asked, onChange }: ChoicesProps) {
  const t = usePackageWords()
  const nameOf = useNameOf()
  const { language } = useLanguage()
  const { data: groups = [] } = useAgencyGroups()
  return (
    <>
      <Select
        label={t('roomType')}
        value={String(asked.roomTypeId)}
        onChange={(id) => onChange({ roomTypeId: Number(id) })}
        choices={property.roomTypes.map((room) => ({ value: String(room.id), label: nameOf(room) }))}
      />
      <Select
        label={t('asGroup')}
        value={asked.group ?? ''}
        onChange={(code) => onChange({ group: code === '' ? undefined : code })}
        choices={[
          { value: '', label: t('withoutGroup') },
          ...groups.map(({ code, nameEn, nameFa }) => ({ value: code, label: language === 'fa' ? nameFa : nameEn })),
        ]}
      />
    </>
  )
}
