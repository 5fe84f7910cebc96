import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { WholeOrNone } from '#kit/choice/whole-or-none.tsx'
import { speak } from '#testing/kept.ts'
import { render } from '#testing/render.tsx'

const names = { en: 'Yalda night', fa: 'شب یلدا' } as const

/** What is seen of the text in so much room, from 0 to 1. */
async function seenIn(language: 'en' | 'fa', width: number): Promise<number> {
  speak(language)
  const takeAway = render(
    <div style={{ width }} data-testid="room">
      <WholeOrNone>{names[language]}</WholeOrNone>
    </div>,
  )
  await expect.element(page.getByText(names[language])).toBeInTheDocument()
  const room = page.getByTestId('room').element().getBoundingClientRect()
  const text = page.getByText(names[language]).element().getBoundingClientRect()
  takeAway()
  const across = Math.min(room.right, text.right) - Math.max(room.left, text.left)
  const down = Math.min(room.bottom, text.bottom) - Math.max(room.top, text.top)
  return (Math.max(0, across) / text.width) * (Math.max(0, down) / text.height)
}

test.each(['en', 'fa'] as const)('a name is drawn whole or not at all (%s)', async (language) => {
  expect(await seenIn(language, 200)).toBe(1)
  for (const width of [4, 12, 24, 36]) expect(await seenIn(language, width)).toBe(0)
})
