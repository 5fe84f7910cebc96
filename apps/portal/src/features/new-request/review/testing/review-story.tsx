import { useState } from 'react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { vi } from 'vitest'
import type { SubmittedRequest } from '@sarai/wire/portal/requests.ts'
import { createQueryClient } from '@sarai/frame/data/query-client.ts'
import type { DrawnApp } from '@sarai/frame/testing/draw-screen.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import type { RequestDraft } from '#features/new-request/draft/request-draft.ts'
import type { Step } from '#features/new-request/request-step.ts'
import { ReviewStep } from '#features/new-request/review/review-step.tsx'
import { aDraft } from '#features/new-request/review/testing/a-review.ts'
import { aDouble, aHotel, aSingle } from '#features/new-request/testing/sold.ts'
import { portal } from '#testing/portal.ts'

export const wentTo = vi.fn<(step: Step) => void>()
const sending = vi.fn<(isSending: boolean) => void>()
export const submitted = vi.fn<(reply: SubmittedRequest) => void>()
const taken = vi.fn<() => void>()

/** What the page remembers. */
export let memory: QueryClient

/** The step alone over a draft that is complete, a button that leaves it and comes back, and one to another draft. */
export function reviewApp({
  draft = aDraft,
  other,
  contractId,
}: { draft?: RequestDraft; other?: RequestDraft; contractId?: number } = {}): DrawnApp {
  wentTo.mockClear()
  sending.mockClear()
  submitted.mockClear()
  taken.mockClear()
  const Story = () => {
    const { language } = useLanguage()
    const notify = useSnackbar()
    const [client] = useState(() => (memory = createQueryClient(notify)))
    const [typed, setTyped] = useState(draft)
    const [isThere, setThere] = useState(true)
    return (
      <main>
        <h1>{language}</h1>
        <Button onPress={() => setThere(!isThere)}>{leave}</Button>
        {other && <Button onPress={() => setTyped(other)}>{exchange}</Button>}
        <QueryClientProvider client={client}>
          {isThere && (
            <ReviewStep
              hotel={aHotel(language)}
              draft={typed}
              types={[aDouble(), aSingle]}
              onChange={setTyped}
              {...(contractId !== undefined && { contractId })}
              onStep={wentTo}
              onSending={sending}
              onSubmitted={submitted}
              onTaken={taken}
              atOdds={null}
            />
          )}
        </QueryClientProvider>
      </main>
    )
  }
  const list = { path: '/reservations/list', element: <h1>R-10482</h1> }
  return { ...portal, routes: [list, { path: '*', Component: Story }] }
}

export const leave = 'leave'
export const exchange = 'exchange'
