import type { HotelLanguage } from '@sarai/domain/request/hotel-answer.ts'
import type { AskedQuestion } from '#reservations/hotel-answers/asked-question.ts'
import { sayIn, showDay, showGuests, showNights, showWeekday } from '#reservations/hotel-answers/page/in-words.ts'
import { escaped, type Shown } from '#reservations/hotel-answers/page/shown.ts'

export function stayCard({ language, question: { asked } }: Shown): string {
  const say = sayIn(language)
  const end = (name: 'checkIn' | 'checkOut') =>
    `<div>${say(name)}<b>${showDay(language, asked[name])}</b>${showWeekday(language, asked[name])}</div>`
  const wishes =
    asked.wishes === ''
      ? ''
      : `<div class="wish"><b>${say('wishes')}</b><span dir="auto">${escaped(asked.wishes)}</span></div>`
  return `<section class="card"><header><h2><bdi>${escaped(asked.hotel)}</bdi></h2><span>${escaped(say('request', { number: asked.number }))}</span></header>
<div class="stay">${end('checkIn')}<div>${showNights(language, asked.checkIn, asked.checkOut)}</div>${end('checkOut')}</div>
<div class="inside">${asked.rooms.map((room, place) => roomPart(language, asked, room, place)).join('')}${wishes}</div></section>`
}

function roomPart(
  language: HotelLanguage,
  asked: AskedQuestion,
  room: AskedQuestion['rooms'][number],
  place: number,
): string {
  const say = sayIn(language)
  const facts = [say(`view-${room.view}`), say(room.board)].filter((fact) => fact !== '').join(' · ')
  const guests = room.guests.map(({ name, born }) => {
    const child =
      born === undefined ? '' : ` <span class="muted">${escaped(say('born', { day: showDay(language, born) }))}</span>`
    return `<li><bdi>${escaped(name)}</bdi>${child}</li>`
  })
  return `<div class="room"><div><span class="place">${place + 1}</span><div><b><bdi>${escaped(room.name)}</bdi></b><div class="muted">${facts}</div></div><span class="tag">${escaped(showGuests(language, room.guests, asked.checkIn))}</span></div><ul class="guests">${guests.join('')}</ul></div>`
}
