import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { Stars } from '#kit/show/stars.tsx'
import { speak } from '#testing/kept.ts'
import { render } from '#testing/render.tsx'

const filled = () => [...document.querySelectorAll<HTMLElement>('[data-filled]')]

test('draws a half star and says the grade', async () => {
  render(<Stars grade={3.5} />)
  await expect.element(page.getByText('3.5 stars')).toBeInTheDocument()
  expect(filled().map((star) => star.dataset['filled'])).toEqual(['1', '1', '1', '0.5', '0'])
})

test('fills from the right in Persian', async () => {
  speak('fa')
  render(<Stars grade={0.5} size={40} />)
  await expect.element(page.getByText('۰٫۵ ستاره')).toBeInTheDocument()
  const star = filled()[0]!
  const half = star.lastElementChild!.getBoundingClientRect()
  const whole = star.getBoundingClientRect()
  expect(half.width).toBeCloseTo(whole.width / 2, 0)
  expect(half.right).toBeCloseTo(whole.right, 0)
})
