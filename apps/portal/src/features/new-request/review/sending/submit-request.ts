import { useRef } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallFailed } from '@sarai/wire/core/client.ts'
import { submitRequest, type SubmittedRequest } from '@sarai/wire/portal/requests.ts'
import { isAnswerLost, isKeyTaken, isUndecided } from '@sarai/frame/data/lost-answer.ts'
import type { Decision } from '#features/new-request/review/sending/asked-body.ts'
import { noteLoss, openSubmit, settleSubmit, wasLost } from '#features/new-request/review/sending/open-submit.ts'
import type { CheckedPrice } from '#features/new-request/review/price/checked-price.ts'
import { api } from '#shared/api.ts'
import { loginNow } from '#shared/session.ts'

/** Another price than the one that was agreed to, or none: the page shows it, or why it could not be checked. */
export class PriceOpen extends Error {
  override name = 'PriceOpen'
}

/** It was begun in a login that is over. Nobody who is here now has to hear of it. */
class LoginOver extends Error {
  override name = 'LoginOver'
}

/** Whoever logs in after a log-out sends nothing of whoever was here before. */
function stayIn(login: string): void {
  if (loginNow() !== login) throw new LoginOver()
}

type Submitting = {
  /** Of the draft. */
  submitKey: string
  decision: Decision
  quoteId: string | undefined
  /** Asks for the price of this moment. */
  recheck: () => Promise<CheckedPrice>
  onSubmitted: (reply: SubmittedRequest) => void
  /** The draft was sent before, from elsewhere, and said something else. */
  onTaken: () => void
  onFailed: (failure: { isUnknown: boolean }) => void
}

/** The server has looked at the price and did nothing. */
const overPrices = new Set(['PRICE_CHANGED', 'QUOTE_EXPIRED', 'QUOTE_OTHER_STAY'])
const isPriceOver = (error: unknown) => error instanceof CallFailed && overPrices.has(error.code)

/** Nobody knows yet whether it was done: asked again under the same key, it is done once and told. */
const isUnheard = (error: Error) =>
  isAnswerLost(error) || (error instanceof CallFailed && error.code === 'IDEMPOTENCY_IN_PROGRESS')

const triesAfterLoss = 2
const restMs = 3_000

/** Sends a decision once [wizard-20]. A price whose time is over, and that is still the same, is no news to anybody. */
export function useSubmitRequest({ submitKey, decision, quoteId = '', recheck, ...on }: Submitting) {
  const memory = useQueryClient()
  // Two presses may come before anything is drawn anew; and what was done is over.
  const isUnderWay = useRef(false)
  const send = async (quote: string) => {
    const body = openSubmit(memory, submitKey, decision, quote)
    try {
      return await api(submitRequest, { body }, { key: submitKey })
    } catch (refusal) {
      if (isUnheard(refusal as Error)) noteLoss(memory, submitKey, true)
      else if (!isUndecided(refusal as Error)) noteLoss(memory, submitKey, false)
      throw refusal
    }
  }
  // After a loss a server that is in trouble, or lets nobody in, says nothing of the try before.
  const isUnknown = (error: Error) => isUnheard(error) || (isUndecided(error) && wasLost(memory, submitKey))
  const { mutate, data, error, isPending, failureReason } = useMutation({
    mutationFn: async (login: string) => {
      stayIn(login)
      try {
        return await send(quoteId)
      } catch (refusal) {
        if (!isPriceOver(refusal)) throw refusal
        settleSubmit(memory, submitKey)
        stayIn(login)
        const { quote, change } = await recheck().catch(() => {
          throw new PriceOpen()
        })
        if (change) throw new PriceOpen()
        // Whatever was priced was not what is asked for: only whoever sees the price of this may send it.
        if (refusal instanceof CallFailed && refusal.code === 'QUOTE_OTHER_STAY') throw refusal
        stayIn(login)
        return send(quote.QuoteId)
      }
    },
    retry: (failures, refusal) => failures < triesAfterLoss && isUnknown(refusal),
    retryDelay: restMs,
    onSuccess: (reply) => {
      settleSubmit(memory, submitKey)
      on.onSubmitted(reply)
    },
    onError: (refusal) => {
      isUnderWay.current = false
      if (refusal instanceof LoginOver) return
      if (isKeyTaken(refusal) || isPriceOver(refusal)) settleSubmit(memory, submitKey)
      if (isKeyTaken(refusal)) on.onTaken()
      else on.onFailed({ isUnknown: isUnknown(refusal) })
    },
  })
  const submit = () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutate(loginNow())
  }
  const failure = error ?? (isPending ? failureReason : null)
  // What it was sent as is shown instead.
  const problem = failure && isKeyTaken(failure) ? null : failure
  return { submit, reply: data, isPending, problem, isUnknown: problem !== null && isUnknown(problem) }
}
