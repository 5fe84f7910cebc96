import type { HotelLanguage } from '@sarai/domain/request/hotel-answer.ts'
import { answeredCard } from '#reservations/hotel-answers/page/answered-card.ts'
import { stayCard } from '#reservations/hotel-answers/page/stay-card.ts'
import { answerFormId, formCard, numberFormId } from '#reservations/hotel-answers/page/answer-form.ts'
import { faultSummary, firstWrong } from '#reservations/hotel-answers/page/faults.ts'
import { sayIn, showMoment } from '#reservations/hotel-answers/page/in-words.ts'
import type { PageWords } from '#reservations/hotel-answers/page/page-words.en.ts'
import { pageStyle } from '#reservations/hotel-answers/page/page-style.ts'
import { escaped, type Around, type Shown } from '#reservations/hotel-answers/page/shown.ts'

const logo = `<svg viewBox="0 0 64 64" aria-hidden="true"><g fill="#0F6E68"><rect x="10.5" y="10.5" width="43" height="43" rx="6"/><rect x="10.5" y="10.5" width="43" height="43" rx="6" transform="rotate(45 32 32)"/></g><path fill="#FFF" fill-rule="evenodd" d="M18.5 47.5V29.14C18.5 21.66 26.33 17.58 32 13.5C37.67 17.58 45.5 21.66 45.5 29.14V47.5ZM22.3 47.5V32.596C22.3 26.524 27.926 23.212 32 19.9C36.074 23.212 41.7 26.524 41.7 32.596V47.5Z"/><path fill="#F0B93A" d="M25.9 47.5V37.456C25.9 33.364 29.438 31.132 32 28.9C34.562 31.132 38.1 33.364 38.1 37.456V47.5Z"/></svg>`
const clock = `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 2"/></svg>`

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

/**
 * The languages to choose from. Where there is a form they are buttons of it, so that what is typed goes along. The first
 * button of a form is pressed by Enter in a field of it: that is one that nobody sees, which sends.
 */
function languagesOf({ language, path }: Around, form: string | undefined): string {
  const say = sayIn(language)
  const choice = (other: HotelLanguage, name: string) => {
    const address = escaped(`${path}/${other}`)
    const marks = `lang="${other}"${other === language ? ' aria-current="true"' : ''}`
    return form === undefined
      ? `<a href="${address}" hreflang="${other}" ${marks}>${name}</a>`
      : `<button form="${form}" formaction="${address}" formnovalidate name="redraw" value="${language}" ${marks}>${name}</button>`
  }
  const sends =
    form === undefined ? '' : `<button form="${form}" class="unseen" tabindex="-1" aria-hidden="true"></button>`
  return `<nav class="languages" aria-label="${say('languages')}">${sends}${choice('en', 'EN')}${choice('tr', 'TR')}</nav>`
}

function whole(around: Around, title: string, inside: string): string {
  const { language, phone } = around
  const say = sayIn(language)
  const form = [answerFormId, numberFormId].find((id) => inside.includes(`<form id="${id}"`))
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
<header class="brand">${logo}<div><b>Caravanserai</b><span>${say('desk')}</span></div>${languagesOf(around, form)}</header>
<main>${inside}</main>
<footer><span>${say('never')}</span><span>${escaped(say('questions', { phone: '\n' })).replace('\n', () => `<a href="${dialled(phone)}"><bdi dir="ltr">${escaped(phone)}</bdi></a>`)}</span></footer>
</div></body>
</html>`
}
