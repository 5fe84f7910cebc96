import type { ReactNode } from 'react'
import type { PackageHotel, RoomType } from '@sarai/wire/portal/catalogue.ts'
import type { SubmittedRequest } from '@sarai/wire/portal/requests.ts'
import type { RequestDraft } from '#features/new-request/draft/request-draft.ts'
import type { ChangeDraft } from '#features/new-request/draft/use-request-draft.ts'
import type { Step } from '#features/new-request/request-step.ts'

export type ReviewStepProps = {
  hotel: PackageHotel
  draft: RequestDraft
  types: readonly RoomType[]
  onChange: ChangeDraft
  /** The contract to which the request is added; without one it opens its own. */
  contractId?: number
  onStep: (step: Step) => void
  /** A request is on its way, or was sent: the step may not be left by anything but its own lead. */
  onSending: (isSending: boolean) => void
  onSubmitted: (reply: SubmittedRequest) => void
  /** It was submitted before, from another tab or browser. */
  onTaken: () => void
  /** What that became, or another change elsewhere, and the choice that the user has; nothing where all is well. */
  atOdds: ReactNode
}

/** What was asked for, and beside it what it costs. */
export const reviewColumns = 'grid items-start gap-3.5 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_22.25rem]'
