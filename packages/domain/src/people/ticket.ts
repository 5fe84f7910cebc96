import type { TicketId } from '#ground/ids.ts'

/** A support conversation, as people call it. */
export function ticketNumber(id: TicketId): string {
  return `T-${id}`
}

/** Of one agency at a time: whoever has so many has stopped reading the answers. */
export const mostOpenTickets = 100
