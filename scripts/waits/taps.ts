import type { BrowserContext, Locator, Page } from '@playwright/test'
import { told, type Wait } from './bars.ts'
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
const pressable = ['a[href]', 'button:enabled', '[role=tab]', '[role=row][data-href]']
  // What is chosen already has nothing to change.
  .map((kind) => `${kind}:visible:not([aria-selected=true], [aria-current], [aria-pressed=true], [aria-checked=true])`)
  .join(', ')
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
    waits.push(told({ what: `${address}: ${slowest?.name ?? 'nothing to press'}`, ms, mostMs: 100 }))
  }
  await page.close()
  return waits
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  if (page.url().includes('/login')) throw new Error(`${address} led to the login`)
  await page.evaluate(untilQuiet)
}

/** Once nothing has held the page for half a second: how long it loads is a separate matter. One may never rest. */
async function untilQuiet(): Promise<void> {
  let last = performance.now()
  const enough = last + 20_000
  for (let quiet = 0; quiet < 500 && last < enough;) {
    await new Promise((resolve) => setTimeout(resolve, 10))
    const now = performance.now()
    quiet = now - last > 60 ? 0 : quiet + now - last
    last = now
  }
}

/** How long a finger stays. */
const fingerMs = 80

/** With a finger, as on a phone: where a mouse opens a menu at once, a finger does as it leaves. */
async function press(element: Locator): Promise<boolean> {
  try {
    await element.tap({ trial: true, timeout: 3_000 })
  } catch {
    return false
  }
  const page = element.page()
  const box = await element.boundingBox()
  if (box === null) return false
  const finger = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(fingerMs)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await finger.detach()
  return true
}

/** Nothing where it has gone meanwhile, or lies under something else. */
async function tap(page: Page, place: number): Promise<Tap | undefined> {
  const element = page.locator(pressable).nth(place)
  const name = await element
    .evaluate((node) => (node.getAttribute('aria-label') ?? node.textContent).trim().slice(0, 24), undefined, {
      timeout: 3_000,
    })
    .catch(() => '')
  if (!(await press(element))) return undefined
  const answer = await page
    .waitForFunction(() => globalThis.answeredAfter, undefined, { timeout: 3_000 })
    .catch(() => undefined)
  return { name, ms: (await answer?.jsonValue()) ?? 3_000 }
}
