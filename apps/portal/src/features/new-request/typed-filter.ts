import { useState } from 'react'
import { writeFilter, type HotelFilter } from '#features/new-request/hotel-filter.ts'

export type TypedFilter = ReturnType<typeof useTypedFilter>

/**
 * What stands in the fields. Back, a link or "clear the filters" fills them anew; our own search does not, or what is
 * typed while it is under way would be lost.
 */
export function useTypedFilter(asked: HotelFilter) {
  const address = writeFilter(asked).toString()
  const [filter, setFilter] = useState(asked)
  const [seen, setSeen] = useState(address)
  const [sent, setSent] = useState(address)
  if (seen !== address) {
    setSeen(address)
    if (sent !== address) {
      setSent(address)
      setFilter(asked)
    }
  }
  return { filter, setFilter, onSent: () => setSent(writeFilter(filter).toString()) }
}
