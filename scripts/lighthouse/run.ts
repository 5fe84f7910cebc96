/** Measures the first pages of an agency with Lighthouse, as a phone with a slow line and processor sees them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium as playwright, type Page } from '@playwright/test'
import lighthouse from 'lighthouse'
import { demoLogins } from '../../apps/server/src/demo/demo-people.ts'
import { chromium } from '../../playwright.config.ts'
import { demoInstallation } from '../demo-installation.ts'
import { categories, mediansOf, tableOf, tooLow, type Bars, type Scores } from './verdict.ts'
import { Processes, startBuiltProduct } from '../product.ts'
import { buildScreens } from '../run-command.ts'
import { freePorts } from '../services/free-ports.ts'
import type { ServiceEnvironment } from '../services/part.ts'
import { withServices } from '../services.ts'

const HELP = `npm run lighthouse [-- --short]

Builds the screens, runs the product as in production (compressed files, demo data) and measures the login, the
dashboard, the search for a hotel and a request with Lighthouse: mobile, in Persian, the median of five runs. Prints
what keeps points away and fails below the bars. --short: one run each. Nothing else should run on the machine.`

const { values: options } = parseArgs({ options: { short: { type: 'boolean' }, help: { type: 'boolean' } } })
const runs = options.short ? 1 : 5

/** A measure of performance keeps few points away above this, and is told below. */
const good = 0.9
const flawless = { accessibility: 100, 'best-practices': 100 }
const pages: readonly { name: string; address: (page: Page) => Promise<string> | string; bars: Bars }[] = [
  // Before the login: whoever is logged in is not shown it.
  { name: 'login', address: () => '/auth/login', bars: { ...flawless, performance: 90 } },
  { name: 'dashboard', address: () => '/dashboard', bars: { ...flawless, performance: 80 } },
  { name: 'hotel search', address: () => '/reservations/new', bars: { ...flawless, performance: 80 } },
  { name: 'request', address: firstRequest, bars: { ...flawless, performance: 80 } },
]

if (options.help) console.log(HELP)
else if (!(await buildScreens())) process.exitCode = 1
else process.exitCode = await withServices(measureAll)

async function measureAll(services: ServiceEnvironment): Promise<number> {
  const processes = new Processes()
  const profile = mkdtempSync(join(tmpdir(), 'sarai-lighthouse-'))
  const [port = 0, debuggingPort = 0] = await freePorts(2)
  const origin = `http://localhost:${port}`
  try {
    const { environment } = await demoInstallation(services, {
      database: `sarai_lighthouse_${process.pid}`,
      portalOrigin: origin,
    })
    await startBuiltProduct(processes, environment, { ports: [port], buildId: `lighthouse-${process.pid}` })
    // A profile of its own, which Lighthouse's tabs share: they are logged in with it.
    const browser = await playwright.launchPersistentContext(profile, {
      ...chromium,
      args: [...chromium.args, `--remote-debugging-port=${debuggingPort}`],
    })
    try {
      return await measure(await browser.newPage(), origin, debuggingPort)
    } finally {
      await browser.close()
    }
  } finally {
    await processes.stop()
    rmSync(profile, { recursive: true, force: true })
  }
}

async function measure(page: Page, origin: string, port: number): Promise<number> {
  await page.goto(`${origin}/auth/login`)
  await page.evaluate(() => localStorage.setItem('sarai.language', 'fa'))
  const rows: { page: string; scores: Scores; bars: Bars }[] = []
  for (const { name, address, bars } of pages) {
    if (rows.length === 1) await logIn(page, origin)
    const path = await address(page)
    const tries: Scores[] = []
    for (let run = 0; run < runs; run += 1) tries.push(await runLighthouse(origin + path, port, name))
    rows.push({ page: name, scores: mediansOf(tries), bars })
  }
  console.log(`\n${tableOf(rows)}`)
  const missed = rows.flatMap((row) => tooLow(row.page, row.scores, row.bars))
  for (const line of missed) console.error(line)
  return missed.length === 0 ? 0 : 1
}

async function logIn(page: Page, origin: string) {
  await page.goto(`${origin}/auth/login`)
  await page.locator('input[name=username]').fill(demoLogins.portalPersian.username)
  await page.locator('input[name=password]').fill(demoLogins.portalPersian.password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL('**/dashboard')
}

async function firstRequest(page: Page): Promise<string> {
  await page.goto(new URL('/reservations/list', page.url()).href)
  const link = page.locator('a[href^="/reservations/reservation-details/"]').first()
  return (await link.getAttribute('href')) ?? '/reservations/list'
}

async function runLighthouse(url: string, port: number, name: string): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    formFactor: 'mobile',
    onlyCategories: [...categories],
    // The login is kept from run to run; the files are not.
    disableStorageReset: true,
    logLevel: 'error',
  })
  if (result === undefined || result.lhr.runtimeError !== undefined) {
    throw new Error(`${name}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result'}`)
  }
  const { lhr } = result
  if (lhr.finalDisplayedUrl !== url) throw new Error(`${name}: ${url} led to ${lhr.finalDisplayedUrl}`)
  tellFlaws(name, lhr)
  const points = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  return {
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
    performance: points('performance'),
  }
}

type Lhr = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** What keeps points away, with what was found: of performance the time that was measured. */
function tellFlaws(name: string, { categories: judged, audits }: Lhr) {
  for (const category of categories) {
    const least = category === 'performance' ? good : 1
    for (const { id, weight } of judged[category]?.auditRefs ?? []) {
      const { score, title, details, displayValue } = audits[id] ?? {}
      if (weight > 0 && score !== null && score !== undefined && score < least) {
        console.error(`${name}: ${category}: ${title} ${displayValue ?? JSON.stringify(details).slice(0, 600)}`)
      }
    }
  }
}
