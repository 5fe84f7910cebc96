import { useSearchParams } from 'react-router'
import { isEmpty, readFilter, writeFilter } from '#features/new-request/hotel-filter.ts'
import { HotelResults } from '#features/new-request/hotel-results.tsx'
import { useHotels } from '#features/new-request/request-calls.ts'
import { SearchForm } from '#features/new-request/search-form.tsx'

/** In the address, so that a colleague sees the same. The next search begins with what can be had. */
const othersKey = 'others'

/** Step 1. */
export function ChooseHotel() {
  const [address, setAddress] = useSearchParams()
  const filter = readFilter(address)
  const hotels = useHotels(filter)
  const hasDates = filter.from !== '' && filter.until !== ''
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
          filter={filter}
          answer={hotels}
          onClear={isEmpty(filter) ? undefined : clear}
          {...(hasDates && {
            others: {
              areShown: address.get(othersKey) === 'shown',
              show: (areShown) => {
                if (areShown) address.set(othersKey, 'shown')
                else address.delete(othersKey)
                setAddress(address, { replace: true })
              },
            },
          })}
          onChoose={({ accommodationPropertyId: id }) => {
            address.set('hotel', `${id}`)
            setAddress(address)
          }}
        />
      </section>
    </>
  )
}
