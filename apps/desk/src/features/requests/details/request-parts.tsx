import { useState } from 'react'
import type { DeskAction, DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { useIsPhone } from '@sarai/ui/kit/media-query.ts'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { MessagesCard } from '#features/requests/thread/messages-card.tsx'
import { fittingAction } from '#features/requests/details/action-looks.ts'
import { ActionsCard } from '#features/requests/details/actions-card.tsx'
import { MainAction } from '#features/requests/details/main-action.tsx'
import { NextStrip } from '#features/requests/details/next-strip.tsx'
import { NotesCard } from '#features/requests/details/notes-card.tsx'
import { PriceCard } from '#features/requests/details/price-card.tsx'
import { ProposedCard } from '#features/requests/details/proposed-card.tsx'
import { QuestionCard } from '#features/requests/details/question/question-card.tsx'
import { RoomsCard } from '#features/requests/details/rooms-card.tsx'
import { FactsCard } from '#features/requests/details/facts-card.tsx'
import { TicketsCard } from '#features/requests/details/tickets-card.tsx'
import { TimelineCard } from '#features/requests/details/timeline-card.tsx'
import { TransferCard } from '#features/requests/details/transfer-card.tsx'

const AcceptDialog = laterDialog(
  async () => (await import('#features/requests/details/answers/accept-dialog.tsx')).AcceptDialog,
)
const AskDialog = laterDialog(async () => (await import('#features/requests/details/answers/ask-dialog.tsx')).AskDialog)
const CancelDialog = laterDialog(
  async () => (await import('#features/requests/details/answers/cancel-dialog.tsx')).CancelDialog,
)
const ExtendDialog = laterDialog(
  async () => (await import('#features/requests/details/answers/extend-dialog.tsx')).ExtendDialog,
)
const OfferDialog = laterDialog(
  async () => (await import('#features/requests/details/offer/offer-dialog.tsx')).OfferDialog,
)
const RejectDialog = laterDialog(
  async () => (await import('#features/requests/details/answers/reject-dialog.tsx')).RejectDialog,
)
const ReviveDialog = laterDialog(
  async () => (await import('#features/requests/details/answers/revive-dialog.tsx')).ReviveDialog,
)
const WithdrawDialog = laterDialog(
  async () => (await import('#features/requests/details/offer/withdraw-dialog.tsx')).WithdrawDialog,
)

const dialogs = {
  'ask-hotel': AskDialog,
  accept: AcceptDialog,
  'offer-price': OfferDialog,
  'withdraw-offer': WithdrawDialog,
  reject: RejectDialog,
  'cancel-confirmed': CancelDialog,
  'extend-deadline': ExtendDialog,
  revive: ReviveDialog,
} as const satisfies Record<DeskAction, unknown>

type RequestPartsProps = {
  request: DeskRequest
  /** Beside the list there is no room for a column at the side. */
  isBeside?: boolean
}

/** Everything the desk knows about one request, and what it may do with it. */
export function RequestParts({ request, isBeside = false }: RequestPartsProps) {
  const [action, setAction] = useState<DeskAction>()
  const Opened = action && dialogs[action]
  // On a phone they come last: the next step is at hand all along, and would lie over the others.
  const hasBar = useIsPhone() && !isBeside && fittingAction(request) !== undefined
  const actions = <ActionsCard of={request} onChoose={setAction} isAnswering={action !== undefined} isWide={isBeside} />
  return (
    <>
      <div className="grid gap-4">
        <NextStrip of={request} />
        <FactsCard of={request} />
        <div className={`grid items-start gap-4 ${isBeside ? '' : 'lg:grid-cols-[minmax(0,1fr)_22rem]'}`}>
          {!hasBar && actions}
          <div
            className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${isBeside ? '' : 'lg:col-start-1 lg:row-span-4 lg:row-start-1'}`}
          >
            <ProposedCard of={request} />
            <PriceCard of={request} />
            <RoomsCard of={request} />
            <TransferCard of={request} />
            <MessagesCard of={request} />
            <TicketsCard of={request} />
            <NotesCard of={request} />
          </div>
          <QuestionCard of={request} onChoose={setAction} />
          <TimelineCard of={request} />
          {hasBar && actions}
        </div>
      </div>
      {hasBar && <MainAction of={request} onChoose={setAction} />}
      {Opened && <Opened request={request} onClose={() => setAction(undefined)} />}
    </>
  )
}
