import { page } from 'vitest/browser'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { showCountdown } from '@sarai/locale/date/duration-display.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { speak } from '@sarai/ui/testing/kept.ts'
import { render } from '@sarai/ui/testing/render.tsx'
import { en } from '#features/new-request/review/messages.en.ts'
import { fa } from '#features/new-request/review/messages.fa.ts'
import { HeldPrice } from '#features/new-request/review/price/held-price.tsx'
import { aQuote, pricesBefore } from '#features/new-request/review/testing/a-review.ts'

const minute = 60_000

/** The clocks stand still until the test moves them. */
function hold({ heldMs, aheadMs = 0, isHeld = false }: { heldMs: number; aheadMs?: number; isHeld?: boolean }) {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const onCheck = vi.fn<() => void>()
  const quote = aQuote(pricesBefore, { heldMs: heldMs + aheadMs })
  const checked = { quote, aheadMs, change: undefined, isAccepted: false }
  render(<HeldPrice checked={checked} isChecking={false} isHeld={isHeld} onCheck={onCheck} />)
  return onCheck
}

const later = window.setTimeout.bind(window)

/** What waits by the page's clock would move the one that stands still; the next tick is set after the page is drawn. */
async function expectDrawn(text: string) {
  await new Promise((done) => later(done, 60))
  expect(document.body.innerText).toContain(text)
}

describe.each(drawnLanguages('a price that is held'))('a price that is held, in %s', (language) => {
  const t = translator(language, { en, fa })
  const expectLeft = (ms: number) => expectDrawn(t('held', { time: showCountdown(language, ms) }))

  test('says so by the minute, and by the second in the last ten', async () => {
    speak(language)
    const onCheck = hold({ heldMs: 28.5 * minute })
    await expectLeft(28 * minute)
    vi.advanceTimersByTime(0.5 * minute)
    await expectLeft(28 * minute)
    vi.advanceTimersByTime(minute)
    await expectLeft(27 * minute)
    for (let minutes = 26; minutes >= 10; minutes -= 1) {
      vi.advanceTimersByTime(minute)
      await expectLeft(minutes * minute)
    }
    vi.advanceTimersByTime(1_000)
    await expectLeft(10 * minute - 1_000)
    vi.advanceTimersByTime(1_000)
    await expectLeft(10 * minute - 2_000)
    expect(onCheck).not.toHaveBeenCalled()
  })

  test('goes by the clock of the server', async () => {
    speak(language)
    const onCheck = hold({ heldMs: 28.5 * minute, aheadMs: -3 * 60 * minute })
    await expectLeft(28 * minute)
    expect(onCheck).not.toHaveBeenCalled()
  })

  test('is checked once when its time is over, and can be checked again', async () => {
    speak(language)
    const onCheck = hold({ heldMs: 2_000 })
    await expectLeft(2_000)
    vi.advanceTimersByTime(1_000)
    await expectLeft(1_000)
    expect(onCheck).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1_000)
    await expectDrawn(t('heldOver'))
    expect(onCheck).toHaveBeenCalledOnce()
    vi.useRealTimers()
    await page.getByRole('button', { name: t('checkAgain') }).click()
    expect(onCheck).toHaveBeenCalledTimes(2)
  })

  test('stays as it is while a submit is under way with it', async () => {
    speak(language)
    const onCheck = hold({ heldMs: 1_000, isHeld: true })
    await expectLeft(1_000)
    vi.advanceTimersByTime(1_000)
    await expectDrawn(t('heldOver'))
    expect(onCheck).not.toHaveBeenCalled()
  })
})
