import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { ChangeLines, type ShownChange } from '#booking/change/change-lines.tsx'
import { speak } from '#testing/kept.ts'
import { render } from '#testing/render.tsx'

type Flight = NonNullable<NonNullable<NonNullable<ShownChange['flights']>['to']>['departure']>

function aFlight(flightNumber: string): Flight {
  return {
    airline: 'TK',
    flightNumber,
    originAirport: 'IKA',
    destinationAirport: 'IST',
    takeOffDate: '2026-12-11',
    takeOffTime: '09:45',
    landingDate: '2026-12-11',
    landingTime: '12:10',
    duration: null,
  } as unknown as Flight
}

const flights = {
  from: { departure: aFlight('879'), return: null },
  to: { departure: aFlight('777'), return: null },
}

test.each([
  ['en', 'Departure flight: TK 879, 11 Dec 09:45 → TK 777, 11 Dec 09:45'],
  ['fa', 'پرواز رفت: TK 879، ۲۰ آذر ۰۹:۴۵ ← TK 777، ۲۰ آذر ۰۹:۴۵'],
] as const)('another flight is read in the order of the language (%s)', async (language, line) => {
  speak(language)
  render(<ChangeLines of={{ flights, guests: [] }} />)
  const shown = page.getByRole('listitem')
  await expect.element(shown).toHaveTextContent(line)
  const parts = ['879', language === 'fa' ? '۲۰' : '11', '777'].map((part) => placeOf(shown.element(), part))
  const inOrder = parts.toSorted((one, other) => (language === 'fa' ? other - one : one - other))
  expect(parts).toEqual(inOrder)
})

/** Where on the screen a piece of text begins. */
function placeOf(line: Element, part: string): number {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.nodeValue!.indexOf(part)
    if (at === -1) continue
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + part.length)
    return range.getBoundingClientRect().left
  }
  throw new Error(`${part} is not there`)
}
