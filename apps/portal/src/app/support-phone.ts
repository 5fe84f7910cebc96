import { useEffect, useState } from 'react'
import { readPublicInfo } from '@sarai/wire/portal/accounts.ts'
import { api } from '#shared/api.ts'

let known: string | undefined

/** Whom to call. Undefined until it is known; a page without it is still a page. */
export function useSupportPhone(): string | undefined {
  const [phone, setPhone] = useState(known)
  useEffect(() => {
    if (known !== undefined) return
    void remember().then(() => setPhone(known))
  }, [])
  return phone
}

async function remember(): Promise<void> {
  try {
    known = (await api(readPublicInfo, {})).SupportPhone
  } catch {
    // The page that needs the number most is the one whose server does not answer; it shows what it has.
  }
}
