import { isYes, type HotelAnswer, type HotelLanguage } from '@sarai/domain/request/hotel-answer.ts'
import { currentAnswer, numberIn } from '#reservations/hotel-answers/kept-answer.ts'
import { answerForm, numberForm } from '#reservations/hotel-answers/page/answer-form.ts'
import { firstWrong } from '#reservations/hotel-answers/page/faults.ts'
import { sayIn, showDay, showMoment, showPrice, type Say } from '#reservations/hotel-answers/page/in-words.ts'
import type { PageWords } from '#reservations/hotel-answers/page/page-words.en.ts'
import { escaped, type Shown } from '#reservations/hotel-answers/page/shown.ts'

const tick = `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M20 6 9 17l-5-5"/></svg>`
const sign = `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.5" aria-hidden="true"><path d="M12 5v9M12 18v1.5"/></svg>`

export function answeredCard(shown: Shown, title: string): string {
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
  const isNumbered = (shown.typed?.['numberLater'] ?? '') !== ''
  const number = mayNumber
    ? `<details class="first"${open('numberLater' in wrong || isNumbered)}><summary>${say('addNumber')}</summary>${numberForm(shown)}</details>`
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
