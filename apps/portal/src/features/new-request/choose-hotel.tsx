import { useSearchParams } from 'react-router'
import { isEmpty, readFilter, writeFilter } from '#features/new-request/hotel-filter.ts'
import { HotelResults } from '#features/new-request/hotel-results.tsx'
import { useHotels } from '#features/new-request/request-calls.ts'
import { SearchForm } from '#features/new-request/search-form.tsx'

/** Step 1. */
export function ChooseHotel() {
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
