import { BedDouble, SearchX } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { Stepper } from '@sarai/ui/kit/page/stepper.tsx'
import { isEmpty, readFilter, writeFilter } from '#features/new-request/hotel-filter.ts'
import { HotelResults } from '#features/new-request/hotel-results.tsx'
import { useChosenHotel, useHotels } from '#features/new-request/request-calls.ts'
import { useRequestWords } from '#features/new-request/request-words.ts'
import { SearchForm } from '#features/new-request/search-form.tsx'

/** Four steps to a request. What was chosen is in the address: back, reload and a sent link all lead to the same place. */
export function NewRequestPage() {
  const t = useRequestWords()
  const [address, setAddress] = useSearchParams()
  const propertyId = Number(address.get('hotel') ?? 0)
  const step = propertyId > 0 ? 1 : 0
  const leaveHotel = () => {
    address.delete('hotel')
    setAddress(address)
  }
  return (
    <>
      <PageHeader title={t(step === 0 ? 'stepHotel' : 'stepRooms')} note={t('title')} />
      <div className="grid gap-3.5 sm:gap-5">
        <Stepper
          steps={[
            { id: 'hotel', label: t('stepHotel') },
            { id: 'rooms', label: t('stepRooms') },
            { id: 'flights', label: t('stepFlights') },
            { id: 'review', label: t('stepReview') },
          ]}
          current={step}
          onBack={leaveHotel}
        />
        {step === 0 ? <ChooseHotel /> : <RoomsComeNext propertyId={propertyId} onBack={leaveHotel} />}
      </div>
    </>
  )
}

function ChooseHotel() {
  const [address, setAddress] = useSearchParams()
  const filter = readFilter(address)
  const hotels = useHotels(filter)
  const clear = () => setAddress(new URLSearchParams())
  return (
    <>
      <SearchForm
        asked={filter}
        isSearching={hotels.isFetching && !hotels.isFetchingNextPage}
        onSearch={(next) => setAddress(writeFilter(next))}
      />
      <section>
        <HotelResults
          answer={hotels}
          onClear={isEmpty(filter) ? undefined : clear}
          onChoose={({ accommodationPropertyId: id }) => {
            address.set('hotel', `${id}`)
            setAddress(address)
          }}
        />
      </section>
    </>
  )
}

function RoomsComeNext({ propertyId, onBack }: { propertyId: number; onBack: () => void }) {
  const t = useRequestWords()
  const hotel = useChosenHotel(propertyId)
  const toHotels = <Button onPress={onBack}>{t('toHotels')}</Button>
  if (hotel.isPending) {
    return (
      <Loading>
        <Skeleton className="h-60 w-full rounded-card" />
      </Loading>
    )
  }
  if (hotel.data === undefined) {
    return (
      <Card>
        <LoadError of={hotel} />
        <div className="grid justify-center pb-8">{toHotels}</div>
      </Card>
    )
  }
  if (hotel.data === null) {
    return (
      <Card>
        <EmptyState icon={SearchX} title={t('goneTitle')} action={toHotels}>
          {t('goneText')}
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card>
      <EmptyState
        icon={BedDouble}
        title={t('roomsTitle', { hotel: hotel.data.hotelName })}
        action={<Button onPress={onBack}>{t('changeHotel')}</Button>}
      >
        {t('roomsSoon')}
      </EmptyState>
    </Card>
  )
}
