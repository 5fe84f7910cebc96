import { page, userEvent } from 'vitest/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { Carousel } from '#kit/carousel/carousel.tsx'
import { render } from '#testing/render.tsx'

const slides = ['Spring', 'Summer'].map((name) => ({
  id: name,
  name,
  content: <p className="h-60">{name} offer</p>,
}))
/** Read at once: `expect.element` would wait, and turn the clock on while it waits. */
const shown = () => page.getByText(/offer$/).element().textContent
/** The time of a turn, and of the drawing that would follow it. */
async function aTurn() {
  vi.advanceTimersByTime(7000)
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
}

async function open() {
  await page.viewport(800, 600)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  render(
    <>
      <p>Beside</p>
      <Carousel label="Offers" slides={slides} />
    </>,
  )
  await userEvent.hover(page.getByText('Beside'))
  await expect.element(page.getByText('Spring offer')).toBeVisible()
}
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('waits behind another tab, and goes on when it is looked at again [dash-01]', async () => {
  await open()
  const looksAt = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await aTurn()
  expect(shown()).toBe('Spring offer')
  looksAt.mockReturnValue('visible')
  await aTurn()
  expect(shown()).toBe('Summer offer')
})

test('stands while the keyboard is inside, though the pointer has come and gone [dash-01]', async () => {
  await open()
  await userEvent.tab()
  await userEvent.hover(page.getByText('Spring offer'))
  await userEvent.hover(page.getByText('Beside'))
  await aTurn()
  expect(shown()).toBe('Spring offer')
  // A press by the pointer is no stay: once it has left, the show goes on.
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect.element(page.getByText('Summer offer')).toBeVisible()
  await userEvent.hover(page.getByText('Beside'))
  await aTurn()
  expect(shown()).toBe('Spring offer')
})
