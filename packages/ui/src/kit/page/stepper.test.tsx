import { page } from 'vitest/browser'
import { beforeEach, expect, test } from 'vitest'
import { Stepper } from '#kit/page/stepper.tsx'
import { speak } from '#testing/kept.ts'
import { render } from '#testing/render.tsx'

const steps = ['Hotel', 'Rooms', 'Flights', 'Review'].map((label) => ({ id: label, label }))
const withoutFlights = steps.map((step) => (step.id === 'Flights' ? { ...step, skipped: 'Not needed' } : step))

beforeEach(() => page.viewport(390, 800))

test.each([
  ['en', steps, 1, 'Step 2 of 4 · next: Flights'],
  ['en', withoutFlights, 1, 'Step 2 of 3 · next: Review'],
  ['fa', withoutFlights, 3, 'گام ۳ از ۳'],
] as const)('a phone counts the steps that are met (%s, %#)', async (language, all, current, sentence) => {
  speak(language)
  render(<Stepper steps={all} current={current} />)
  await expect.element(page.getByText(sentence, { exact: true })).toBeVisible()
})
