import type { Words } from '@sarai/locale/message.ts'

export const en = {
  fareBreakdown: 'Fare breakdown',
  room: 'Room',
  numberedRoom: '{number}. {room}',
  nights: 'Nights',
  stayTotal: 'Stay total',
  extras: 'Extra beds and children',
  specialDates: 'Special-date charge',
  stayOf: 'Stay {amount}',
  extrasOf: 'Extras {amount}',
  specialOf: 'Special date {amount}',
  totalPrice: 'Total price',
  totalCommission: 'Total commission',
  finalPrice: 'Final price',
  showCommission: 'Show commission',
  fareOfRoom: 'Room {number}, night by night',
  roomTab: 'Room {number} · {price}',
  fareSigned: 'with a sign: the difference of a special date',
  fareNobody: '—: nobody in this place',
  commissionEach: '{amount} per room and night × {rooms} × {nights}',
  copyTable: 'Copy as a table',
} as const satisfies Words
