import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { agencyTabs, type AgencyTab } from '#features/agencies/agency-tabs.ts'

const typingPauseMs = 250

/** Tab and search as the address names them: /agencies?tab=approved&search=kimia. */
export function useListAddress() {
  const [address, setAddress] = useSearchParams()
  const tab = agencyTabs.find((name) => name === address.get('tab')) ?? 'waiting'
  const search = address.get('search') ?? ''
  const [typed, setTyped] = useState(search)

  const go = (nextTab: AgencyTab, nextSearch: string) =>
    setAddress(
      { ...(nextTab !== 'waiting' && { tab: nextTab }), ...(nextSearch !== '' && { search: nextSearch }) },
      { replace: true },
    )
  // The server is asked once the typing rests.
  useEffect(() => {
    const text = typed.trim()
    if (text === search) return
    const timer = setTimeout(() => go(tab, text), typingPauseMs)
    return () => clearTimeout(timer)
  })
  return { tab, search, typed, setTyped, setTab: (next: AgencyTab) => go(next, typed.trim()) }
}
