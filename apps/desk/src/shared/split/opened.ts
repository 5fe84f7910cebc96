import { useLocation, useSearchParams } from 'react-router'

/** What is open beside the list, as the address names it: `?open=10482`. */
export function useOpened() {
  const [address, setAddress] = useSearchParams()
  // The list keeps there how far it was walked.
  const { state } = useLocation() as { state: unknown }
  const named = address.get('open') ?? ''
  return {
    openedId: /^[1-9]\d{0,14}$/.test(named) ? Number(named) : undefined,
    open: (id: number | undefined) => {
      const next = new URLSearchParams(address)
      if (id === undefined) next.delete('open')
      else next.set('open', `${id}`)
      setAddress(next, { replace: true, state, preventScrollReset: true })
    },
  }
}
