import type { Browser, Page } from '@playwright/test'
import { told, type Wait } from './bars.ts'

/** A phone at the edge of its network: 400 kbit/s, and a processor four times slower than this one. */
export async function slowDown(page: Page, { line }: { line: boolean }): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (!line) return
  await session.send('Network.enable')
  const bytes = 400_000 / 8
  const speed = { offline: false, latency: 150, downloadThroughput: bytes, uploadThroughput: bytes }
  await session.send('Network.emulateNetworkConditions', speed)
}

const logins = [
  { path: '/auth/login', language: 'fa' },
  { path: '/auth/login', language: 'en' },
  { path: '/desk/login', language: 'fa' },
  { path: '/desk/login', language: 'en' },
] as const

/** A first visit to the logins: until there is something to see, and until somebody can type and press. */
export async function waitForLogins(browser: Browser, origin: string, runs: number): Promise<Wait[]> {
  const waits: Wait[] = []
  for (const { path, language } of logins) {
    const seen: number[] = []
    const usable: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: language })
      const page = await context.newPage()
      await page.addInitScript((chosen) => localStorage.setItem('sarai.language', chosen), language)
      await slowDown(page, { line: true })
      await page.goto(origin + path, { waitUntil: 'commit' })
      const field = page.locator('input[name=username]')
      await field.fill('nasrin@parvazasia.example', { timeout: 60_000 })
      usable.push(await page.evaluate(() => performance.now()))
      seen.push(await firstPaint(page))
      await context.close()
    }
    waits.push(told({ what: `${path} (${language}): something to see`, ms: seen, mostMs: 1_500 }))
    waits.push(told({ what: `${path} (${language}): usable`, ms: usable, mostMs: 8_000 }))
  }
  return waits
}

const firstPaint = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity)
