import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { CallFailed } from '@sarai/wire/core/client.ts'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { checkChange, type CheckedChange, type WantedChange } from '#features/new-request/change/change-calls.ts'

/** The old and the new price of what is wanted; of anything else it is none. */
export function useCheckedPrice(request: RequestDetails, wanted: WantedChange) {
  const asked = JSON.stringify([request.Version, wanted])
  const [checked, setChecked] = useState<{ asked: string; reply: CheckedChange }>()
  /** The price that somebody saw is another by now. */
  const [isGone, setGone] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => checkChange(request, wanted),
    onSuccess: (reply) => setChecked({ asked, reply }),
  })
  return {
    price: checked?.asked === asked ? checked.reply : undefined,
    check: () => {
      setGone(false)
      mutate()
    },
    checkAgain: (refusal: Error) => {
      if (!isPriceGone(refusal)) return
      setChecked(undefined)
      setGone(true)
      mutate()
    },
    isChecking: isPending,
    isGone,
    problem: error ?? undefined,
  }
}

export function isPriceGone(error: Error | undefined): boolean {
  const codes = ['PRICE_CHANGED', 'QUOTE_EXPIRED', 'QUOTE_OTHER_STAY']
  return error instanceof CallFailed && codes.includes(error.code ?? '')
}
