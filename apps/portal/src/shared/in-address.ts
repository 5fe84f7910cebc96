import { useSearchParams } from 'react-router'

/** `?payment=3391`: what is open over the page. It is replaced, because whatever opens over a page closes with Back. */
export function useInAddress(name: string) {
  const [address, setAddress] = useSearchParams()
  const set = (value: string | undefined) => {
    const changed = new URLSearchParams(address)
    if (value === undefined) changed.delete(name)
    else changed.set(name, value)
    setAddress(changed, { replace: true })
  }
  return [address.get(name) ?? undefined, set] as const
}

/** A number that nothing can have is looked for as one that nobody has: the page says that there is none. */
const none = Number.MAX_SAFE_INTEGER

export function idIn(text: string): number {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : none
}
