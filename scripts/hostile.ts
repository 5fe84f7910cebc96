/** Writes texts that want to be scripts wherever the API takes text, and draws the screens with all of them. */
import { chromium as playwright, type Browser } from '@playwright/test'
import { parseArgs } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { deskOperations, portalOperations } from '@sarai/wire/operations.ts'
import { withDatabase } from '../apps/server/src/database/provision.ts'
import { chromium } from '../playwright.config.ts'
import { drawMails } from './hostile/drawn-mails.ts'
import { drawScreen } from './hostile/drawn-screen.ts'
import { hostileTexts } from './hostile/hostile-texts.ts'
import { keptColumns } from './hostile/kept-columns.ts'
import { watch } from './hostile/watched-page.ts'
import { writeEverywhere, type Written } from './hostile/write-everywhere.ts'
import { demoInstallation } from './demo-installation.ts'
import { Processes, startBuiltProduct } from './product.ts'
import { buildScreens } from './run-command.ts'
import { freePorts } from './services/free-ports.ts'
import type { ServiceEnvironment } from './services/part.ts'
import { withServices } from './services.ts'
import { createLogins } from './shots/logins.ts'
import type { Screen } from './shots/screen.ts'
import { screens } from './shots/screens.ts'
import type { ReceivedMail } from './services/mail-receiver.ts'

const HELP = `npm run hostile [-- --only TEXT] [--short]

Writes ${hostileTexts.length} texts that want to be scripts through the API into every field that takes text, then draws every
screen of both apps, each answer holding all of them, but for the four whose last step that makes unreachable. Fails when
one runs, when the policy had to stop one, or when a field that takes them did not keep them. --only: the screens whose
name holds TEXT, and no writing. --short: every eighth screen, others than those of "npm run shots -- --short".`

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, short: { type: 'boolean' }, help: { type: 'boolean' } },
})

/** What was there when this was last looked at: fewer is a wall that moved, or a harness that no longer reaches it. */
const leastFields = 44
const leastColumns = 33
/**
 * Drawn before the writing, which takes away what their last step looks for: who waits for approval, names of groups, a
 * hotel that can be asked for, a request that nobody has offered another price for, one that can be revived.
 */
const drawnFirst = new Set([
  'desk-approve',
  'desk-ask',
  'desk-accept',
  'desk-package-stay',
  'desk-commission-edit',
  'desk-commission-end',
  'request-revive',
  'wizard-flights',
  'wizard-review',
])
/**
 * Screens whose last step hostile answers make unreachable: the price never differs, the commission is lost with its
 * agency group, and a proposed stay has no valid dates.
 */
const outOfSteps = new Set(['wizard-price-changed', 'desk-commission-seen', 'request-instead-choose', 'desk-propose'])
const begun = Math.floor(Date.now() / 1000) * 1000

if (options.help) console.log(HELP)
else if (!(await buildScreens())) process.exitCode = 1
else process.exitCode = await withServices(tryAll)

async function tryAll(services: ServiceEnvironment): Promise<number> {
  const processes = new Processes()
  const browser = await playwright.launch(chromium)
  const database = `sarai_hostile_${process.pid}`
  const superuser = new pg.Client({ connectionString: withDatabase(services.DATABASE_SUPERUSER_URL, database) })
  try {
    const [port = 0] = await freePorts(1)
    const origin = `http://localhost:${port}`
    const { environment } = await demoInstallation(services, {
      database,
      portalOrigin: origin,
    })
    await superuser.connect()
    await startBuiltProduct(processes, environment, { ports: [port], buildId: `hostile-${process.pid}` })
    const problems = await misses(browser, origin)
    const isFirst = ({ name }: Screen) => drawnFirst.has(name)
    problems.push(...(await drawAll(browser, origin, screens.filter(isFirst))))
    await letEverybodyIn(superuser)
    if (options.only === undefined) {
      problems.push(...(await write(origin, superuser)))
      problems.push(...(await readMails(browser, services.MAIL_READER_URL ?? '', superuser)))
    }
    problems.push(
      ...(await drawAll(
        browser,
        origin,
        screens.filter((screen) => !isFirst(screen)),
      )),
    )
    for (const problem of problems) console.error(problem)
    console.log(`${problems.length} problems`)
    return problems.length === 0 ? 0 : 1
  } finally {
    await superuser.end()
    await browser.close()
    await processes.stop()
  }
}

/** Both apps' fields, and then the database: it says itself which columns have them now. */
async function write(origin: string, superuser: pg.Client): Promise<string[]> {
  const results: Written[] = []
  for (const [role, operations] of [
    ['staff', deskOperations],
    ['agency', portalOperations],
  ] as const) {
    const logins = createLogins(origin)
    results.push(...(await writeEverywhere(origin, operations, () => logins.tokenOf(role))))
    await letEverybodyIn(superuser)
  }
  for (const { operation, field, stored, refused, lost } of results) {
    console.log(`${operation} ${field}: ${stored} stored, ${refused} refused${lost > 0 ? `, ${lost} LOST` : ''}`)
  }
  const kept = results.filter(({ stored }) => stored > 0)
  const columns = await keptColumns(superuser)
  const open = columns.filter(({ texts }) => texts > 0)
  const full = open.filter(({ texts }) => texts === hostileTexts.length)
  console.log(`columns that hold them: ${open.map(({ column, texts }) => `${column} ${texts}`).join(', ')}`)
  console.log(`closed: ${columns.flatMap(({ column, texts }) => (texts === 0 ? [column] : [])).join(', ')}`)
  console.log(
    `${results.length} fields, ${kept.length} keep texts; ${columns.length} columns, ${open.length} hold some, ${full.length} all ${hostileTexts.length}`,
  )
  return [
    ...results.filter(({ lost }) => lost > 0).map(({ operation, field }) => `${operation} ${field} lost texts`),
    ...(kept.length < leastFields ? [`only ${kept.length} fields keep texts, of ${leastFields}`] : []),
    ...(open.length < leastColumns ? [`only ${open.length} columns hold texts, of ${leastColumns}`] : []),
  ]
}

/**
 * Suspending somebody needs a reason, which is a text: whoever was shut out on the way comes back for the drawing. Each
 * part logs in anew, perhaps with the same code.
 */
async function letEverybodyIn(superuser: pg.Client) {
  await superuser.query(`update agency set status = 'approved' where id <= 2`)
  await superuser.query(`update staff set disabled_at = null`)
  await superuser.query(`update staff_factor set last_step = 0`)
}

async function readMails(browser: Browser, reader: string, superuser: pg.Client): Promise<string[]> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause(200)) {
    const { rows } = await superuser.query(`select from graphile_worker._private_jobs where run_at <= now() limit 1`)
    if (rows.length === 0) break
  }
  const mails = ((await (await fetch(`${reader}/mails`)).json()) as ReceivedMail[]).filter(
    ({ date }) => Date.parse(date) >= begun,
  )
  const problems = await drawMails(browser, mails)
  console.log(`${mails.length} mails drawn, ${mails.filter(({ text }) => text.includes('xss(')).length} quote a text`)
  return [...problems, ...(mails.length === 0 ? ['no mail was sent: nothing is known about mails'] : [])]
}

async function drawAll(browser: Browser, origin: string, all: readonly Screen[]): Promise<string[]> {
  const logins = createLogins(origin)
  const targets = all
    .filter((screen) => !options.short || screens.indexOf(screen) % 8 === 4)
    .filter(({ name }) => !outOfSteps.has(name))
    .filter(({ name }) => name.includes(options.only ?? ''))
  const problems: string[] = []
  let next = 0
  const worker = async () => {
    for (let turn = next++; turn < targets.length; turn = next++) {
      const target = targets[turn]!
      const drawn = await drawScreen(browser, origin, logins, target, turn % 2 === 0 ? 'en' : 'fa')
      problems.push(...drawn.map((problem) => `${target.name}: ${problem}`))
    }
  }
  await Promise.all([worker(), worker()])
  console.log(`${targets.length} screens drawn with ${hostileTexts.length} hostile texts`)
  return problems
}

/** A watch that sees nothing would find nothing: on a page that does take the texts for HTML it must see them. */
async function misses(browser: Browser, origin: string): Promise<string[]> {
  const careless = await drawAsHtml(browser, origin, { bypassCSP: true })
  const guarded = await drawAsHtml(browser, origin, { bypassCSP: false })
  console.log(
    `taken for HTML: ${careless.scripts} scripts, ${careless.links} links; with the policy ${guarded.scripts} scripts, ${guarded.reports.length} reports`,
  )
  return [
    ...(careless.scripts > 0 && careless.links > 0 ? [] : ['the watch is blind for scripts or links']),
    ...(guarded.reports.length > 0 ? [] : ['the watch is blind for reports']),
    ...(guarded.scripts === 0 ? [] : ['scripts ran in spite of the policy']),
  ]
}

async function drawAsHtml(browser: Browser, origin: string, policy: { bypassCSP: boolean }) {
  const page = await browser.newPage(policy)
  const seen = await watch(page)
  await page.goto(origin)
  // With the policy it throws: this page makes no HTML of texts at all.
  await page.evaluate((texts) => document.body.setHTMLUnsafe(texts.join(' ')), [...hostileTexts]).catch(() => undefined)
  await page.waitForTimeout(500)
  const found = await seen()
  await page.close()
  return found
}
