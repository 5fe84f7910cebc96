import type { HotelLanguage } from '@sarai/domain/request/hotel-answer.ts'
import { sayIn } from '#reservations/hotel-answers/page/in-words.ts'
import type { PageWords } from '#reservations/hotel-answers/page/page-words.en.ts'
import { longestOf, type Wrong } from '#reservations/hotel-answers/page/typed-answer.ts'

/** The fields that may be wrong, from the top of the page to its end, and how each is called there. */
const fieldWords: Readonly<Record<string, keyof PageWords>> = {
  numberLater: 'number',
  says: 'yourAnswer',
  price: 'price',
  priceCurrency: 'currency',
  pricePer: 'per',
  room: 'room',
  roomPrice: 'roomPrice',
  roomPriceCurrency: 'currency',
  roomPricePer: 'per',
  reason: 'reason',
  freeFrom: 'freeFrom',
  freeUntil: 'freeUntil',
  hold: 'hold',
  number: 'number',
  name: 'name',
  note: 'note',
}

export const fieldId = (name: string) => `f-${name}`

const wrongFields = (wrong: Wrong) => Object.keys(fieldWords).filter((name) => wrong[name] !== undefined)

/** The field that whoever sent the form is led to. */
export const firstWrong = (wrong: Wrong): string | undefined => wrongFields(wrong)[0]

/** What is wrong with a form, above all else: on a phone its fields are far below. */
export function faultSummary(language: HotelLanguage, wrong: Wrong): string {
  const say = sayIn(language)
  const fields = wrongFields(wrong)
  if (fields.length === 0) return ''
  const links = fields.map(
    (name) =>
      `<li><a href="#${fieldId(name)}">${say(fieldWords[name]!)}</a>: ${say(wrong[name]!, { most: longestOf(name) })}</li>`,
  )
  return `<div class="alert" role="alert"><p>${say('notSent')}</p><ul>${links.join('')}</ul></div>`
}
