import { useSearchParams } from 'react-router'
import { useToday } from '@sarai/ui/kit/date/today.ts'
import { isEmpty, readFilter, stayFault, writeFilter } from '#features/new-request/hotel-filter.ts'
import { HotelResults } from '#features/new-request/hotel-results.tsx'
import { useHotels } from '#features/new-request/request-calls.ts'
import { SearchForm } from '#features/new-request/search-form.tsx'
import { useTypedFilter } from '#features/new-request/typed-filter.ts'

/** In the address, so that a colleague sees the same. The next search begins with what can be had. */
const othersKey = 'others'

/** Step 1. */
export function ChooseHotel() {
  const [address, setAddress] = useSearchParams()
  const filter = readFilter(address)
  const typed = useTypedFilter(filter)
  const today = useToday()
  const hotels = useHotels(filter)
  const hasDates = filter.from !== '' && filter.until !== ''
  const clear = () => setAddress(new URLSearchParams())
  return (
    <>
      <SearchForm
        asked={filter}
        typed={typed}
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
            // Dates that nobody has searched with yet are meant for the stay all the same.
            const dates = stayFault(typed.filter, today) === undefined ? typed.filter : filter
            for (const end of ['from', 'until'] as const) {
              if (dates[end] === '') address.delete(end)
              else address.set(end, dates[end])
            }
            address.set('hotel', `${id}`)
            setAddress(address)
          }}
        />
      </section>
    </>
  )
}
