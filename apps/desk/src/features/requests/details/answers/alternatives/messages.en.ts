import type { Words } from '@sarai/locale/message.ts'

export const en = {
  title: 'Other stays instead',
  note: 'Up to three, in this order',
  propose: 'Propose another stay',
  differenceNote: 'Final prices after commission, compared with {price}.',
  becomesNote: 'What the agency chooses becomes a new request for the same guests.',
  up: 'Move {hotel} up',
  remove: 'Remove {hotel}',
  again: 'Take the current price',
  before: 'It was {price}',
  cancelWith: { one: 'Cancel and propose # stay', other: 'Cancel and propose # stays' },
  rejectWith: { one: 'Reject and propose # stay', other: 'Reject and propose # stays' },

  proposeTitle: 'Propose another stay',
  proposeNote: 'For the same guests. Change the room, the dates or the hotel.',
  hotel: 'Hotel',
  hotelHint: 'For another one, type a part of its name.',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  room: 'Room {number}, {guests}',
  add: 'Price it and add',
} as const satisfies Words
