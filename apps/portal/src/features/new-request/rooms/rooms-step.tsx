import { ChevronRight } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import type { PackageHotel } from '@sarai/wire/portal/catalogue.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { nightCount } from '@sarai/domain/stay/stay.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useIsPhone } from '@sarai/ui/kit/media-query.ts'
import { PageBar } from '@sarai/ui/kit/shell/page-bar.tsx'
import type { RequestDraft } from '#features/new-request/draft/request-draft.ts'
import { estimateOf, estimateOfAll, stayOf } from '#features/new-request/draft/room-estimate.ts'
import { roomsFaults, type Sold } from '#features/new-request/draft/rooms-faults.ts'
import type { ChangeDraft } from '#features/new-request/draft/use-request-draft.ts'
import { useHouseCurrency } from '#features/new-request/request-calls.ts'
import { HotelStrip } from '#features/new-request/rooms/hotel-strip.tsx'
import { PriceSummary } from '#features/new-request/rooms/price-summary.tsx'
import { RoomsSection } from '#features/new-request/rooms/rooms-section.tsx'
import { useRoomsWords } from '#features/new-request/rooms/rooms-words.ts'
import { StayFields } from '#features/new-request/rooms/stay-fields.tsx'
import { useCommission, type useRoomTypes } from '#features/new-request/steps/steps-calls.ts'
import { useToldFaults } from '#shared/faults/told-faults.ts'

type RoomsStepProps = {
  hotel: PackageHotel
  draft: RequestDraft
  onChange: ChangeDraft
  roomTypes: ReturnType<typeof useRoomTypes>
  sold: Sold
  onLeaveHotel: () => void
  onNext: () => void
}

/** Step 2: when, which rooms, and who sleeps in them [wizard-06]. */
export function RoomsStep({ hotel, draft, onChange, roomTypes, sold, onLeaveHotel, onNext }: RoomsStepProps) {
  const t = useRoomsWords()
  const { language } = useLanguage()
  const isPhone = useIsPhone()
  const faults = roomsFaults(draft, sold)
  const { form, told, tellAll } = useToldFaults(faults)
  const [shut, setShut] = useState<ReadonlySet<string>>(new Set())
  const stay = stayOf(draft)
  const total = estimateOfAll(draft, sold.types, hotel.currency)
  const commission = useCommission(draft.propertyId, stay)
  const house = useHouseCurrency()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (faults.length === 0) return onNext()
    // What is wrong in a room that is shut could take no focus.
    setShut((known) => new Set([...known].filter((key) => !faults.some(({ field }) => field.startsWith(key)))))
    tellAll()
  }
  const priced = draft.rooms.flatMap((room, index) => {
    const type = sold.types.find(({ typeId }) => typeId === room.roomTypeId)
    if (!type || !stay) return []
    return [{ key: room.key, number: index + 1, name: type.name, estimate: estimateOf(stay, type, room) }]
  })
  const next = (words: string) => (
    <Button type="submit" variant="primary" size="large" isWide iconAfter={ChevronRight}>
      {words}
    </Button>
  )
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      className="grid items-start gap-3.5 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_22.25rem]"
    >
      <div className="grid min-w-0 gap-3.5 sm:gap-5">
        <Card className="grid gap-4 p-3.5 sm:p-4.5">
          <HotelStrip hotel={hotel} onLeave={onLeaveHotel} />
          <StayFields draft={draft} onChange={onChange} onSale={sold.onSale} today={sold.today} told={told} />
        </Card>
        <RoomsSection {...{ draft, onChange, roomTypes, sold, told, faults, priced, shut, onShut: setShut }} />
      </div>
      <div className="lg:sticky lg:top-20">
        <PriceSummary
          {...{ stay, total, commission }}
          rooms={priced}
          otherCurrency={house === undefined || house === hotel.currency ? undefined : hotel.currency}
        >
          {!isPhone && next(t(draft.needTransfer ? 'nextFlights' : 'nextReview'))}
        </PriceSummary>
      </div>
      {isPhone && (
        <PageBar>
          <div className="shrink-0">
            <p className="text-micro text-muted">
              {t('roomCount', { count: draft.rooms.length })}
              {stay && ` · ${t('nights', { count: nightCount(stay) })}`}
              {total && ` · ${t('estimate')}`}
            </p>
            {total && <p className="text-h2 font-bold">{showMoney(language, total)}</p>}
          </div>
          <div className="min-w-0 grow">{next(t('next'))}</div>
        </PageBar>
      )}
    </form>
  )
}
