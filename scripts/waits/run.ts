/** Measures how long people wait: for a login on a slow line, and for an answer to a press on a slow processor. */
import { parseArgs } from 'node:util'
import { chromium as playwright, type Browser, type BrowserContext } from '@playwright/test'
import { demoLogins, demoTotpSecret } from '../../apps/server/src/demo/demo-people.ts'
import { stepAt, totpCode } from '../../apps/server/src/staff/login/totp.ts'
import { chromium } from '../../playwright.config.ts'
import { demoInstallation } from '../demo-installation.ts'
import { Processes, startBuiltProduct } from '../product.ts'
import { buildScreens } from '../run-command.ts'
import { freePorts } from '../services/free-ports.ts'
import type { ServiceEnvironment } from '../services/part.ts'
import { withServices } from '../services.ts'
import { tooLong, type Wait } from './bars.ts'
import { waitForLogins } from './slow-line.ts'
import { tapEverything } from './taps.ts'

const HELP = `npm run waits [-- --short] [--only TEXT]

Builds the screens, runs the product as in production (compressed files, demo data) and measures in Chromium, with a
processor four times slower: at 400 kbit/s how long the logins of both apps show nothing, and when they can be used (the
median of three); and on the pages of both apps how long each of their buttons and links takes to answer a press. Fails
above 1.5 s, 8 s and 100 ms. --short: once, and three pages. --only: the pages whose address holds TEXT. Nothing else
should run on the machine.`

const { values: options } = parseArgs({
  options: { short: { type: 'boolean' }, only: { type: 'string' }, help: { type: 'boolean' } },
})

const ofThePortal = [
  '/dashboard',
  '/reservations/new',
  '/reservations/list',
  '/orders',
  '/payments',
  '/transactions',
  '/support',
  '/support/new',
  '/account/colleagues',
  '/account/agency-logo',
]
const ofTheDesk = [
  '',
  '/requests',
  '/messages',
  '/calls',
  '/receipts',
  '/contracts',
  '/balances',
  '/agencies',
  '/packages',
  '/hotels',
  '/commissions',
  '/ads',
  '/staff',
  '/activity',
  '/settings',
]

/** Lists, and how the addresses begin that their rows lead to. */
const firstOf = [
  ['/reservations/list', '/reservations/reservation-details/'],
  ['/orders', '/orders/order-details/'],
  ['/desk/requests', '/desk/requests/'],
  ['/desk/contracts', '/desk/contracts/'],
  ['/desk/agencies', '/desk/agencies/'],
  ['/desk/hotels', '/desk/hotels/'],
] as const

if (options.help) console.log(HELP)
else if (!(await buildScreens())) process.exitCode = 1
else process.exitCode = await withServices(measureAll)

async function measureAll(services: ServiceEnvironment): Promise<number> {
  const processes = new Processes()
  const [port = 0] = await freePorts(1)
  const origin = `http://localhost:${port}`
  const browser = await playwright.launch(chromium)
  try {
    const { environment } = await demoInstallation(services, {
      database: `sarai_waits_${process.pid}`,
      portalOrigin: origin,
    })
    await startBuiltProduct(processes, environment, { ports: [port], buildId: `waits-${process.pid}` })
    const waits = [...(await waitForLogins(browser, origin, options.short ? 1 : 3)), ...(await taps(browser, origin))]
    console.log()
    const missed = tooLong(waits)
    for (const line of missed) console.error(line)
    return missed.length === 0 ? 0 : 1
  } finally {
    await browser.close()
    await processes.stop()
  }
}

async function taps(browser: Browser, origin: string): Promise<Wait[]> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 }, hasTouch: true })
  await logIn(context)
  const all = [...ofThePortal, ...ofTheDesk.map((path) => `/desk${path}`), ...(await pagesOfOne(context))]
  const asked = all.filter((address) => address.includes(options.only ?? ''))
  return tapEverything(context, options.short ? asked.slice(0, 3) : asked)
}

/** The pages of one request, contract, hotel and agency: of the first that a list shows. */
async function pagesOfOne(context: BrowserContext): Promise<string[]> {
  const page = await context.newPage()
  const addresses: string[] = []
  for (const [list, start] of firstOf) {
    await page.goto(list)
    const link = page.locator(`a[href^="${start}"]:visible`).first()
    addresses.push((await link.getAttribute('href'))!)
  }
  await page.close()
  return addresses
}

/** At both doors, as people do: what they keep in this browser tells the pages that somebody is logged in. */
async function logIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  const send = async (door: string, { username, password }: typeof demoLogins.desk) => {
    await page.goto(door)
    await page.locator('input[name=username]').fill(username)
    await page.locator('input[name=password]').fill(password)
    await page.locator('button[type=submit]').click()
  }
  await send('/auth/login', demoLogins.portal)
  await page.waitForURL('**/dashboard')
  await send('/desk/login', demoLogins.desk)
  await page.locator('input[name=code]').fill(totpCode(demoTotpSecret, stepAt(Date.now())))
  await page.locator('button[type=submit]').click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
  await page.close()
}
