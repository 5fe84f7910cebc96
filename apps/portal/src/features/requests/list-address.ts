import { useSearchParams } from 'react-router'
import { mostListed } from '@sarai/wire/portal/kept-requests.ts'
import { requestStates, type RequestState } from '@sarai/domain/request/facts.ts'
import { pageSize } from '#features/requests/request-calls.ts'

const lastPage = mostListed / pageSize

/** `?page=2&state=New&new=10485`: which page of which requests, and the one that was just submitted. */
export function useListAddress() {
  const [address, setAddress] = useSearchParams()
  const page = wholeOf(address.get('page')) ?? 1
  const state: RequestState | undefined = requestStates.find((name) => name === address.get('state'))
  return {
    page: Math.min(page, lastPage),
    state,
    newId: wholeOf(address.get('new')),
    goTo: (next: number) => {
      const changed = new URLSearchParams(address)
      if (next === 1) changed.delete('page')
      else changed.set('page', `${next}`)
      setAddress(changed)
    },
  }
}

function wholeOf(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}
