import { openApplication } from '@sarai/domain/request/application.ts'
import { requestState, type BookingRequest } from '@sarai/domain/request/booking-request.ts'

export type DeskQueue = 'new' | 'asked' | 'offered' | 'unpaid' | 'applied'

/** Where the desk finds a request; nowhere when there is nothing left to do or to watch. */
export function deskQueueOf(request: BookingRequest): DeskQueue | undefined {
  switch (requestState(request)) {
    case 'New':
      return request.offer ? 'offered' : 'new'
    case 'ConfirmationPending':
      return request.offer ? 'offered' : 'asked'
    case 'PaymentPending':
      return 'unpaid'
    case 'Confirmed':
      return openApplication(request) && 'applied'
    case 'Rejected':
    case 'Cancelled':
    case 'Refunded':
      return undefined
  }
}
