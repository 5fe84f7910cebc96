import type { Application, BookingRequest } from '#request/booking-request.ts'

/** What the agency has applied for and staff have still to decide. */
export function openApplication({ application }: BookingRequest): Application | undefined {
  return application?.state === 'Requested' ? application : undefined
}

export function openCancellation(request: BookingRequest): Extract<Application, { kind: 'cancel' }> | undefined {
  const application = openApplication(request)
  return application?.kind === 'cancel' ? application : undefined
}

export function openChange(request: BookingRequest): Extract<Application, { kind: 'change' }> | undefined {
  const application = openApplication(request)
  return application?.kind === 'change' ? application : undefined
}

/** Kept after the decision, so that both sides can read what became of it. */
export function decideApplication(request: BookingRequest, state: 'Approved' | 'Rejected'): BookingRequest {
  return { ...request, application: request.application && { ...request.application, state } }
}
