import { expect, test } from 'vitest'
import { cutText, firstCharacters } from '#ground/text/cut-text.ts'

test('cuts a hotel name at 20 characters [wizard-03]', () => {
  expect(cutText('Galata Court Hotel', 20)).toBe('Galata Court Hotel')
  expect(cutText('Bosphorus Yalı Grand Palace', 20)).toBe('Bosphorus Yalı Grand…')
  expect(cutText('هتل بزرگ کاروانسرای شرق استانبول', 20)).toBe('هتل بزرگ کاروانسرای…')
})

test('cuts the chosen district at 70 characters [wizard-02]', () => {
  expect(Array.from(cutText('د'.repeat(90), 70))).toHaveLength(71)
})

test('never cuts an emoji in half', () => {
  const waves = '\u{1F30A}'.repeat(3)
  expect(firstCharacters(waves, 2)).toBe('\u{1F30A}\u{1F30A}')
  expect(firstCharacters(waves, 3)).toBe(waves)
  expect(firstCharacters(waves, 1).isWellFormed()).toBe(true)
  expect(cutText(`${waves} sea`, 3)).toBe(`${waves}…`)
})

test('looks at no more of a text of 32 megabytes than it keeps, and cuts it at the same place', () => {
  const most = 60
  const begun = Date.now()
  for (const sign of ['x', '\u{1F30A}', 'x\u{1F30A}']) {
    const kept = firstCharacters(sign.repeat(2 ** 25 / sign.length), most)
    expect(kept).toBe(Array.from(sign.repeat(most)).slice(0, most).join(''))
  }
  expect(Date.now() - begun).toBeLessThan(3_000)
})
