import { useState } from 'react'
import { hashKey, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { validateRequest, type QuoteReply } from '@sarai/wire/portal/requests.ts'
import type { AskedStayBody } from '@sarai/wire/portal/asked-stay.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { changeBetween, type PriceChange } from '#shared/price-change/price-change.ts'
import { api } from '#shared/api.ts'

/** What the server asks for a stay at the moment. */
export type CheckedPrice = {
  readonly quote: QuoteReply
  /** By how much the server's clock is ahead of this browser's. */
  readonly aheadMs: number
  /** Against what the user was shown last for the same stay. */
  readonly change: PriceChange | undefined
  readonly isAccepted: boolean
}

export function mustAccept({ change, isAccepted }: CheckedPrice): boolean {
  return change?.isToAccept === true && !isAccepted
}

/**
 * Checked whenever the step is entered, and again when its time is over or a submit is refused because of it. A
 * dearer price counts as seen only once it was accepted, so it is not forgotten by leaving the step.
 */
export function useCheckedPrice(asked: AskedStayBody) {
  const { language } = useLanguage()
  const memory = useQueryClient()
  const queryKey = ['quote', language, stayOf(asked), useGuestsTurn(asked)]
  const price = useQuery({
    queryKey,
    queryFn: () => checkPrice(memory, asked),
    staleTime: Infinity,
    gcTime: 0,
    // Other guests, or another language, pay the same until it is known better; another stay never did.
    placeholderData: (shown, query) =>
      query && hashKey([query.queryKey[2]]) === hashKey([stayOf(asked)]) ? shown : undefined,
  })
  const accept = () => {
    if (!price.data) return
    see(memory, asked, price.data.quote)
    memory.setQueryData<CheckedPrice>(queryKey, { ...price.data, isAccepted: true })
  }
  return { price, accept }
}

async function checkPrice(memory: QueryClient, asked: AskedStayBody): Promise<CheckedPrice> {
  let aheadMs = 0
  const onServerTime = (instant: number) => void (aheadMs = instant - Date.now())
  const quote = await api(validateRequest, { body: asked }, { onServerTime })
  const seen = memory.getQueryData<QuoteReply>(nameOf(asked))
  const change = seen && changeBetween(seen, quote)
  if (!change?.isToAccept) see(memory, asked, quote)
  return { quote, aheadMs, change, isAccepted: false }
}

function see(memory: QueryClient, asked: AskedStayBody, quote: QuoteReply) {
  memory.setQueryDefaults(nameOf(asked), { gcTime: Infinity })
  memory.setQueryData(nameOf(asked), quote)
}

const nameOf = (asked: AskedStayBody) => ['quote-seen', stayOf(asked)]

/** What a price depends on: who sleeps there may change. */
function stayOf({ Rooms, ...stay }: AskedStayBody) {
  return { ...stay, Rooms: Rooms.map((room) => ({ ...room, Guests: undefined })) }
}

/** Rises with every change of the guests, who are judged too: a name for them that holds no passport. */
function useGuestsTurn({ Rooms }: AskedStayBody): number {
  const guests = JSON.stringify(Rooms.map(({ Guests }) => Guests))
  const [known, setKnown] = useState({ guests, turn: 0 })
  if (known.guests === guests) return known.turn
  setKnown({ guests, turn: known.turn + 1 })
  return known.turn + 1
}
