import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { CutName } from '#kit/show/cut-name.tsx'
import { speak } from '#testing/kept.ts'
import { render } from '#testing/render.tsx'

const names = ['Parvaz Asia Travel and Tourism', 'آژانس خدمات مسافرتی ستاره گشت']

/** Where the first letter of a name lies, and the box that shows it. */
function firstLetterIn(name: string) {
  const box = page.getByText(name).element()
  const range = document.createRange()
  range.setStart(box.firstChild!, 0)
  range.setEnd(box.firstChild!, 1)
  return { letter: range.getBoundingClientRect(), box: box.getBoundingClientRect() }
}

test.each(['en', 'fa'] as const)('a name that does not fit keeps its beginning, in %s', async (language) => {
  speak(language)
  render(
    names.map((name) => (
      <p key={name} style={{ width: 90 }}>
        <CutName>{name}</CutName>
      </p>
    )),
  )
  await expect.element(page.getByText(names[0]!)).toBeVisible()
  for (const { letter, box } of names.map(firstLetterIn)) {
    expect(letter.left).toBeGreaterThanOrEqual(box.left - 1)
    expect(letter.right).toBeLessThanOrEqual(box.right + 1)
  }
})

test('a short name stands where its line begins', async () => {
  speak('fa')
  render(
    <p style={{ width: 300 }}>
      <CutName>Aria</CutName>
    </p>,
  )
  await expect.element(page.getByText('Aria')).toBeVisible()
  const line = page.getByText('Aria').element()
  expect(line.getBoundingClientRect().right).toBeCloseTo(line.parentElement!.getBoundingClientRect().right, 0)
})
