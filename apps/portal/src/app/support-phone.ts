import { useEffect, useState } from 'react'
import { readPublicInfo } from '@sarai/contract/accounts.ts'
import { api } from '#shared/api.ts'

let known: string | undefined

/** Whom to call. Undefined until it is known; a page without it is still a page. */
export function useSupportPhone(): string | undefined {
  const [phone, setPhone] = useState(known)
  useEffect(() => {
    if (known !== undefined) return
    api(readPublicInfo, {}).then(
      ({ SupportPhone }) => {
        known = SupportPhone
        setPhone(SupportPhone)
      },
      () => undefined,
    )
  }, [])
  return phone
}
