import type { Ticket, TicketGroup, TicketRow } from '@sarai/wire/portal/tickets.ts'
import { listTicketCategories } from '@sarai/wire/portal/tickets.ts'
import { answerTo } from '@sarai/frame/testing/answers.ts'

const head = {
  Id: 12,
  ParentId: 12,
  Number: 'T-12',
  Subject: 'Our logo is missing',
  IsClosed: false,
  TicketCategory: 5,
  TicketCategoryValue: 'Technical problem',
  OpenedByName: 'Nasrin Rahimi',
  OpenedAt: '2031-11-14T13:50:00.000Z',
  ClosedAt: null,
  IsClosedByBroker: false,
}

export const aTicketRow = (changes: Partial<TicketRow> = {}): TicketRow => ({
  ...head,
  UnreadCount: 2,
  Last: {
    CreateDateTime: '2031-11-14T14:50:00.000Z',
    CreatorUserName: 'Kaveh Moradi',
    IsBroker: true,
    Content: 'It is back.',
  },
  ...changes,
})

export const aMessage = (Place: number, changes: Partial<Ticket> = {}): Ticket => ({
  Place,
  ParentId: 12,
  Content: `Message ${Place}`,
  CreateDateTime: '2031-11-14T13:50:00.000Z',
  CreatorUserName: 'Nasrin Rahimi',
  IsBroker: false,
  IsMine: true,
  IsRead: false,
  Files: [],
  ...changes,
})

export const aTicket = (changes: Partial<TicketGroup> = {}): TicketGroup => ({
  ...head,
  Tickets: [aMessage(1, { Content: 'It was there yesterday.' })],
  ...changes,
})

export const someCategories = answerTo(listTicketCategories, {
  TicketCategories: [
    { TicketCategory: 1, TicketCategoryValue: 'Bookings and requests' },
    { TicketCategory: 5, TicketCategoryValue: 'Technical problem' },
  ],
})
