import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { CallFailed } from '@sarai/wire/core/client.ts'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { checkChange, type CheckedChange, type WantedChange } from '#features/new-request/change/change-calls.ts'

type Asked = { asked: string; of: RequestDetails; change: WantedChange }

/** The old and the new price of what is wanted; of anything else it is none. */
export function useCheckedPrice(request: RequestDetails, wanted: WantedChange) {
  const asked = JSON.stringify([request.Version, wanted])
  const [checked, setChecked] = useState<{ asked: string; reply: CheckedChange }>()
  /** The price that somebody saw has changed by now. */
  const [isGone, setGone] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ of, change }: Asked) => checkChange(of, change),
    // Of what was asked then: the fields may say something else by now.
    onSuccess: (reply, sent) => setChecked({ asked: sent.asked, reply }),
  })
  const ask = () => mutate({ asked, of: request, change: wanted })
  return {
    price: checked?.asked === asked ? checked.reply : undefined,
    check: () => {
      setGone(false)
      ask()
    },
    checkAgain: (refusal: Error) => {
      if (!isPriceGone(refusal)) return
      setChecked(undefined)
      setGone(true)
      ask()
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
