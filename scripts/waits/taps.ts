import type { BrowserContext, Page } from '@playwright/test'
import type { Wait } from './bars.ts'
import { slowDown } from './slow-line.ts'

declare global {
  // oxlint-disable-next-line no-var -- what the page tells
  var answeredAfter: number | undefined
}

type Tap = { name: string; ms: number }

/** From the finger to the first frame that shows something else. */
function listenForAnswers(): void {
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      globalThis.answeredAfter = undefined
      const changes = new MutationObserver(() => {
        changes.disconnect()
        requestAnimationFrame(() => {
          const painted = new MessageChannel()
          painted.port1.addEventListener('message', () => (globalThis.answeredAfter = performance.now() - timeStamp))
          painted.port1.start()
          painted.port2.postMessage(null)
        })
      })
      changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    },
    { capture: true },
  )
}

/** Everything that can be pressed on a page, and in the bars around it. */
const pressable = 'a[href]:visible, button:enabled:visible, [role=tab]:visible, [role=row][data-href]:visible'
/** Of each page, from its first to its last. */
const most = 12

/**
 * Presses what can be pressed on a page, each on the page as it was opened, with a slow processor; tells of the slowest.
 * A page on which nothing answered has proven nothing, and counts as one that never did.
 */
export async function tapEverything(context: BrowserContext, addresses: readonly string[]): Promise<Wait[]> {
  const page = await context.newPage()
  await page.addInitScript(listenForAnswers)
  await slowDown(page, { line: false })
  const waits: Wait[] = []
  for (const address of addresses) {
    await open(page, address)
    const count = await page.locator(pressable).count()
    const pressed = Math.min(count, most)
    const taps: Tap[] = []
    for (let turn = 0; turn < pressed; turn += 1) {
      if (turn > 0) await open(page, address)
      const answered = await tap(page, Math.floor((turn * count) / pressed))
      if (answered !== undefined) taps.push(answered)
    }
    const [slowest] = taps.toSorted((one, other) => other.ms - one.ms)
    const ms = slowest ? [slowest.ms] : []
    waits.push({ what: `${address}: ${slowest?.name ?? 'nothing to press'}`, ms, mostMs: 100 })
  }
  await page.close()
  return waits
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  if (page.url().includes('/login')) throw new Error(`${address} led to the login`)
  await page.waitForTimeout(1_500)
}

/** Nothing where it has gone meanwhile, or lies under something else. */
async function tap(page: Page, place: number): Promise<Tap | undefined> {
  const element = page.locator(pressable).nth(place)
  const name = await element
    .evaluate((node) => (node.getAttribute('aria-label') ?? node.textContent).trim().slice(0, 24), undefined, {
      timeout: 3_000,
    })
    .catch(() => '')
  const pressed = await element.click({ timeout: 3_000 }).then(
    () => true,
    () => false,
  )
  if (!pressed) return undefined
  const answer = await page
    .waitForFunction(() => globalThis.answeredAfter, undefined, { timeout: 3_000 })
    .catch(() => undefined)
  return { name, ms: (await answer?.jsonValue()) ?? 3_000 }
}
