import { localTimeAt } from '@sarai/domain/ground/hotel-time.ts'
import {
  isYes,
  noReasons,
  pricedBy,
  type HotelAnswer,
  type HotelLanguage,
  type HotelPrice,
} from '@sarai/domain/request/hotel-answer.ts'
import type { AskedQuestion } from '#reservations/hotel-answers/asked-question.ts'
import { currentAnswer, numberIn } from '#reservations/hotel-answers/kept-answer.ts'
import { faultSummary, fieldId, firstWrong } from '#reservations/hotel-answers/page/faults.ts'
import {
  cityOf,
  sayIn,
  showDay,
  showGuests,
  showMoment,
  showNights,
  showPrice,
  showWeekday,
  typedAmount,
  type Say,
} from '#reservations/hotel-answers/page/in-words.ts'
import type { PageWords } from '#reservations/hotel-answers/page/page-words.en.ts'
import { pageStyle } from '#reservations/hotel-answers/page/page-style.ts'
import type { Typed, Wrong } from '#reservations/hotel-answers/page/typed-answer.ts'
import type { VisitedQuestion } from '#reservations/hotel-answers/visited-question.ts'

/** Where a page stands: its own address in either language, for the switch and for its forms. */
export type Around = { readonly language: HotelLanguage; readonly path: string; readonly phone: string }

type Shown = Around & {
  readonly question: VisitedQuestion
  readonly now: number
  readonly typed?: Typed
  readonly wrong?: Wrong
  readonly news?: News
}

/**
 * Why what was sent does not count: somebody else has answered since the page was shown, the desk has decided, there is
 * a number already, or it was changed too often.
 */
export type News = 'other1' | 'alreadyUsed' | 'alreadyDecided' | 'numberThere' | 'tooOften'

const logo = `<svg viewBox="0 0 64 64" aria-hidden="true"><g fill="#0F6E68"><rect x="10.5" y="10.5" width="43" height="43" rx="6"/><rect x="10.5" y="10.5" width="43" height="43" rx="6" transform="rotate(45 32 32)"/></g><path fill="#FFF" fill-rule="evenodd" d="M18.5 47.5V29.14C18.5 21.66 26.33 17.58 32 13.5C37.67 17.58 45.5 21.66 45.5 29.14V47.5ZM22.3 47.5V32.596C22.3 26.524 27.926 23.212 32 19.9C36.074 23.212 41.7 26.524 41.7 32.596V47.5Z"/><path fill="#F0B93A" d="M25.9 47.5V37.456C25.9 33.364 29.438 31.132 32 28.9C34.562 31.132 38.1 33.364 38.1 37.456V47.5Z"/></svg>`
const tick = `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M20 6 9 17l-5-5"/></svg>`
const sign = `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.5" aria-hidden="true"><path d="M12 5v9M12 18v1.5"/></svg>`
const clock = `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 2"/></svg>`

/** Everything that anybody typed passes here before it is part of a page. */
function escaped(text: string): string {
  const marks: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replaceAll(/[&<>"']/g, (mark) => marks[mark]!)
}

/** What a hotel sees: the question, what it has said, or that it is decided. */
export function questionPage(shown: Shown): string {
  const { question, language, wrong = {} } = shown
  const say = sayIn(language)
  const isOpen = question.lastAnswer === 0 && question.usedAt === null
  const faults = faultSummary(language, wrong)
  if (isOpen) {
    const due = showMoment(language, question.answerBy.getTime(), question.asked.zone)
    const heading = `<h1>${say('title')}</h1><p class="intro">${say('intro')}</p><p class="due">${escaped(say('answerBy', { time: due }))}</p>`
    return whole(
      shown,
      say('title'),
      `${faults}${heading}<div class="columns">${stayCard(shown)}${formCard(shown)}</div>`,
    )
  }
  const title = say(answeredTitle(shown))
  return whole(shown, title, `${faults}<div class="columns">${stayCard(shown)}${answeredCard(shown, title)}</div>`)
}

/** Nobody is thanked for what was not taken. */
function answeredTitle({ question: { usedAt, lastAnswer }, news, wrong = {} }: Shown): keyof PageWords {
  if (news !== undefined) return news === 'numberThere' ? 'numberNotTaken' : 'notTaken'
  if (usedAt !== null) return lastAnswer > 0 ? 'used' : 'decided'
  return firstWrong(wrong) === undefined ? 'thanks' : 'stillStands'
}

/** The same for whatever leads nowhere, letter by letter: nothing of any request is in it, nor of what was asked for. */
export function nowherePage(given: Omit<Around, 'path'>, kind: 'gone' | 'tooMany' | 'failed' = 'gone'): string {
  const around = { ...given, path: '/h/-' }
  const say = sayIn(around.language)
  const isGone = kind === 'gone'
  const more = isGone ? `<p>${say('goneNext')}</p>` : ''
  const call = `<a class="button quiet" href="${dialled(around.phone)}">${say('call')}</a>`
  const thanks = isGone ? `<p class="hint">${say('goneThanks')}</p>` : ''
  return whole(
    around,
    say(kind),
    `<section class="card alone"><div class="done"><span class="mark grey">${clock}</span><h1>${say(kind)}</h1><p>${say(`${kind}Text`)}</p></div><div class="inside">${more}${call}${thanks}</div></section>`,
  )
}

const dialled = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`

function whole({ language, path, phone }: Around, title: string, inside: string): string {
  const say = sayIn(language)
  const choice = (other: HotelLanguage, name: string) =>
    `<a href="${escaped(`${path}/${other}`)}" lang="${other}" hreflang="${other}"${other === language ? ' aria-current="true"' : ''}>${name}</a>`
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow,noarchive">
<meta name="referrer" content="no-referrer">
<meta name="format-detection" content="telephone=no">
<title>${escaped(title)} · Caravanserai</title>
<style>${pageStyle}</style>
</head>
<body><div class="page">
<header class="brand">${logo}<div><b>Caravanserai</b><span>${say('desk')}</span></div><nav class="languages" aria-label="${say('languages')}">${choice('en', 'EN')}${choice('tr', 'TR')}</nav></header>
<main>${inside}</main>
<footer><span>${say('never')}</span><span>${escaped(say('questions', { phone: '\n' })).replace('\n', () => `<a href="${dialled(phone)}"><bdi dir="ltr">${escaped(phone)}</bdi></a>`)}</span></footer>
</div></body>
</html>`
}

function stayCard({ language, question: { asked } }: Shown): string {
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

function formCard(shown: Shown): string {
  const { question, language, now } = shown
  const say = sayIn(language)
  const minutes = Math.max(0, Math.floor((question.answerBy.getTime() - now) / 60_000))
  const left = say('hoursLeft', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  return `<section class="card"><header><h2>${say('yourAnswer')}</h2><span class="left">${left}</span></header><div class="inside">${answerForm(shown)}</div></section>`
}

function answerForm(shown: Shown): string {
  const { path, language, question } = shown
  const say = sayIn(language)
  const fields = fieldsOf(shown)
  const more: Readonly<Record<string, string>> = {
    yes: '',
    'another-price': priceFields(shown, 'price'),
    'another-room':
      fields.select('room', 'room', [
        ['', say('choose')],
        ...question.asked.roomTypes.map((name) => [name, name] as const),
      ]) + priceFields(shown, 'roomPrice'),
    no:
      fields.select('reason', 'reason', [
        ['', say('choose')],
        ...noReasons.map((reason) => [reason, say(reason)] as const),
      ]) +
      `<div class="pair">${fields.input('freeFrom', 'freeFrom', { type: 'date' })}${fields.input('freeUntil', 'freeUntil', { type: 'date' })}</div>`,
  }
  const choices = Object.entries(more).map(([says, inside]) => choiceOf(shown, says as HotelAnswer['says'], inside))
  const hint = escaped(say('holdHint', { city: cityOf(language, question.asked.zone) }))
  return `<form method="post" action="${escaped(`${path}/${language}`)}"><input type="hidden" name="seen" value="${question.lastAnswer}">
<fieldset class="choices" aria-label="${say('yourAnswer')}">${fields.wrong('says')}${choices.join('')}</fieldset>
<div class="pair held">${fields.input('hold', 'hold', { type: 'datetime-local', hint })}${fields.input('number', 'number', { hint: say('numberHint') })}</div>
<div class="pair">${fields.input('name', 'name', { autocomplete: 'name' })}${fields.input('note', 'note', {})}</div>
<button>${say('send')}</button><p class="hint">${say('mayChange')}</p></form>`
}

function choiceOf({ language, ...shown }: Shown, says: HotelAnswer['says'], inside: string): string {
  const say = sayIn(language)
  const chosen = shown.typed?.['says'] ?? currentAnswer(shown.question.answers)?.says
  // A fault of the choice itself leads to the first one.
  const first = says === 'yes' ? ` id="${fieldId('says')}"${focus('says', shown.wrong)}` : ''
  const more = inside === '' ? '' : `<div class="more">${inside}</div>`
  return `<div class="choice"><label><input type="radio" name="says" value="${says}"${first}${says === chosen ? ' checked' : ''}><b>${say(says)}</b><span>${say(`${says}Hint`)}</span></label>${more}</div>`
}

function priceFields(shown: Shown, name: 'price' | 'roomPrice'): string {
  const fields = fieldsOf(shown)
  const say = sayIn(shown.language)
  const { currencies } = shown.question.asked
  return `<div class="pair">${fields.input(name, name, { inputmode: 'decimal' })}${fields.select(
    `${name}Currency`,
    'currency',
    currencies.map((code) => [code, code] as const),
  )}</div>${fields.select(
    `${name}Per`,
    'per',
    pricedBy.map((per) => [per, say(per === 'night' ? 'night1' : 'stay')] as const),
  )}`
}

/** The cursor stands in the first field that is wrong: browsers scroll to it, without any script. */
const focus = (name: string, wrong: Wrong = {}) => (firstWrong(wrong) === name ? ' autofocus' : '')

/** The fields of a form, filled with what was typed, or with what the hotel said before. */
function fieldsOf({ language, question, typed, wrong = {} }: Shown) {
  const say = sayIn(language)
  const filled = typed ?? asTyped(question, language)
  const told = (name: string) =>
    wrong[name] === undefined ? '' : `<p class="wrong" id="${fieldId(name)}-wrong">${say(wrong[name])}</p>`
  const marks = (name: string) =>
    wrong[name] === undefined
      ? ''
      : ` aria-invalid="true" aria-describedby="${fieldId(name)}-wrong"${focus(name, wrong)}`
  const label = (name: string, word: keyof PageWords, hint?: string) =>
    `<label for="${fieldId(name)}">${say(word)}${hint === undefined ? '' : ` <small>${hint}</small>`}</label>`
  return {
    wrong: told,
    input: (
      name: string,
      word: keyof PageWords,
      {
        type = 'text',
        hint,
        inputmode,
        autocomplete = 'off',
      }: { type?: string; hint?: string; inputmode?: string; autocomplete?: string },
    ) =>
      `<div class="field">${label(name, word, hint)}<input id="${fieldId(name)}" name="${name}" type="${type}" autocomplete="${autocomplete}"${inputmode === undefined ? '' : ` inputmode="${inputmode}"`} value="${escaped(filled[name] ?? '')}"${marks(name)}>${told(name)}</div>`,
    select: (name: string, word: keyof PageWords, options: readonly (readonly [string, string])[]) =>
      `<div class="field">${label(name, word)}<select id="${fieldId(name)}" name="${name}"${marks(name)}>${options
        .map(
          ([value, text]) =>
            `<option value="${escaped(value)}"${value === filled[name] ? ' selected' : ''}>${escaped(text)}</option>`,
        )
        .join('')}</select>${told(name)}</div>`,
  }
}

/** What the hotel said last, as it would stand in the form, to be changed: what it leaves as it is stays so. */
function asTyped({ answers, asked }: VisitedQuestion, language: HotelLanguage): Typed {
  const answer = currentAnswer(answers)
  if (answer === undefined) return {}
  const local =
    isYes(answer) && answer.optionUntil !== undefined ? localTimeAt(answer.optionUntil, asked.zone) : undefined
  return {
    name: answer.by ?? '',
    note: answer.remark ?? '',
    hold: local ? `${local.day}T${local.time}` : '',
    number: numberIn(answers) ?? '',
    ...(answer.says === 'no' && {
      reason: answer.reason ?? '',
      freeFrom: answer.free?.from ?? '',
      freeUntil: answer.free?.until ?? '',
    }),
    ...(answer.says === 'another-price' && priceAsTyped('price', answer.price, language)),
    ...(answer.says === 'another-room' && {
      room: answer.room,
      ...(answer.price && priceAsTyped('roomPrice', answer.price, language)),
    }),
  }
}

const priceAsTyped = (name: 'price' | 'roomPrice', { amount, per }: HotelPrice, language: HotelLanguage): Typed => ({
  [name]: typedAmount(language, amount),
  [`${name}Currency`]: amount.currency,
  [`${name}Per`]: per,
})

function answeredCard(shown: Shown, title: string): string {
  const { question, language, wrong = {} } = shown
  const say = sayIn(language)
  const answer = currentAnswer(question.answers)
  const isUsed = question.usedAt !== null
  const mayNumber = numberIn(question.answers) === undefined && (answer === undefined || isYes(answer))
  const { news } = shown
  const when = escaped(answer === undefined ? '' : answeredWhen(say, language, answer, question.asked.zone))
  const state = isUsed ? say(answer === undefined ? 'decidedText' : 'usedText') : when
  const text = news === undefined ? `<p>${state}</p>` : `<p role="alert">${say(news)}</p>`
  const whose = news === undefined || when === '' ? '' : `<p class="muted">${when}</p>`
  const isTaken = news === undefined && firstWrong(wrong) === undefined
  const mark = isTaken ? `<span class="mark">${tick}</span>` : `<span class="mark warn">${sign}</span>`
  const next =
    answer === undefined || isUsed ? '' : `<div class="info"><b>${say('next')}</b>${say(nextOf(answer))}</div>`
  const open = (isNeeded: boolean) => (isNeeded ? ' open' : '')
  const number = mayNumber
    ? `<details class="first"${open('numberLater' in wrong)}><summary>${say('addNumber')}</summary>${numberForm(shown)}</details>`
    : ''
  const isTyped = shown.typed !== undefined && shown.typed['says'] !== 'number'
  const change = isUsed
    ? ''
    : `<details${open(isTyped)}><summary>${say('change')}</summary>${answerForm(shown)}</details>`
  return `<section class="card answer-first"><div class="done">${mark}<h1>${title}</h1>${text}</div>
<div class="inside">${whose}${factsOf(shown, answer)}${next}${number}${change}</div></section>`
}

function nextOf(answer: HotelAnswer): keyof PageWords {
  if (isYes(answer)) return 'nextYes'
  return answer.free === undefined ? 'nextNo' : 'nextDates'
}

function answeredWhen(say: Say, language: HotelLanguage, { by, at }: HotelAnswer, zone: string): string {
  const time = showMoment(language, at, zone)
  return by === undefined ? say('answeredAt', { time }) : say('answeredBy', { name: by, time })
}

function numberForm(shown: Shown): string {
  const { path, language } = shown
  const say = sayIn(language)
  const fields = fieldsOf({ ...shown, typed: { numberLater: shown.typed?.['numberLater'] ?? '' } })
  return `<form method="post" action="${escaped(`${path}/${language}`)}"><input type="hidden" name="says" value="number">${fields.input('numberLater', 'number', {})}<button>${say('sendNumber')}</button></form>`
}

type Fact = readonly [keyof PageWords, string]

function factsOf(shown: Shown, answer: HotelAnswer | undefined): string {
  const say = sayIn(shown.language)
  const facts = answer ? factsOfAnswer(shown, answer) : numberOf(shown)
  if (facts.length === 0) return ''
  return `<dl class="facts">${facts.map(([name, text]) => `<dt>${say(name)}</dt><dd dir="auto">${escaped(text)}</dd>`).join('')}</dl>`
}

/** What the hotel added to a stay that was decided without its answer: it sees that it has arrived. */
function numberOf({ question }: Shown): Fact[] {
  const number = numberIn(question.answers)
  return number === undefined ? [] : [['number', number]]
}

function factsOfAnswer({ language, question: { asked, answers } }: Shown, answer: HotelAnswer): Fact[] {
  const say = sayIn(language)
  const facts: Fact[] = [['answer', say(answer.says)]]
  if (answer.says === 'another-room') facts.push(['shownRoom', answer.room])
  if ('price' in answer && answer.price) facts.push(['shownPrice', showPrice(language, answer.price)])
  if (answer.says === 'no' && answer.reason) facts.push(['reason', say(answer.reason)])
  if (answer.says === 'no' && answer.free) {
    const [from, until] = [showDay(language, answer.free.from), showDay(language, answer.free.until)]
    facts.push(['otherDates', say('fromUntil', { from, until })])
  }
  if (isYes(answer)) {
    if (answer.optionUntil !== undefined)
      facts.push(['heldUntil', showMoment(language, answer.optionUntil, asked.zone)])
    facts.push(['number', numberIn(answers) ?? say('willFollow')])
  }
  if (answer.remark !== undefined) facts.push(['yourNote', answer.remark])
  return facts
}
