import { localTimeAt } from '@sarai/domain/ground/hotel-time.ts'
import {
  isYes,
  noReasons,
  pricedBy,
  type HotelAnswer,
  type HotelLanguage,
  type HotelPrice,
} from '@sarai/domain/request/hotel-answer.ts'
import { currentAnswer, numberIn } from '#reservations/hotel-answers/kept-answer.ts'
import { fieldId, firstWrong } from '#reservations/hotel-answers/page/faults.ts'
import { cityOf, sayIn, typedAmount } from '#reservations/hotel-answers/page/in-words.ts'
import type { PageWords } from '#reservations/hotel-answers/page/page-words.en.ts'
import { escaped, type Shown } from '#reservations/hotel-answers/page/shown.ts'
import { longestOf, type Typed, type Wrong } from '#reservations/hotel-answers/page/typed-answer.ts'
import type { VisitedQuestion } from '#reservations/hotel-answers/visited-question.ts'

/** By which the choice of a language finds what is typed. */
export const answerFormId = 'answer'
export const numberFormId = 'number'

export function formCard(shown: Shown): string {
  const { question, language, now } = shown
  const say = sayIn(language)
  const minutes = Math.max(0, Math.floor((question.answerBy.getTime() - now) / 60_000))
  const left = say('hoursLeft', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  return `<section class="card"><header><h2>${say('yourAnswer')}</h2><span class="left">${left}</span></header><div class="inside">${answerForm(shown)}</div></section>`
}

export function answerForm(shown: Shown): string {
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
  return `<form id="${answerFormId}" method="post" action="${escaped(`${path}/${language}`)}"><input type="hidden" name="seen" value="${question.lastAnswer}">
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
    wrong[name] === undefined
      ? ''
      : `<p class="wrong" id="${fieldId(name)}-wrong">${say(wrong[name], { most: longestOf(name) })}</p>`
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

export function numberForm(shown: Shown): string {
  const { path, language } = shown
  const say = sayIn(language)
  const fields = fieldsOf({ ...shown, typed: { numberLater: shown.typed?.['numberLater'] ?? '' } })
  return `<form id="${numberFormId}" method="post" action="${escaped(`${path}/${language}`)}"><input type="hidden" name="says" value="number">${fields.input('numberLater', 'number', {})}<button>${say('sendNumber')}</button></form>`
}
