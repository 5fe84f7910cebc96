import { fileURLToPath } from 'node:url'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as addEn } from '../../apps/portal/src/features/new-request/add-reservation/messages.en.ts'
import { en as listEn } from '../../apps/portal/src/features/new-request/guest-list/messages.en.ts'
import { en as draftEn } from '../../apps/portal/src/features/new-request/saved-draft/messages.en.ts'
import { en as detailsEn } from '../../apps/portal/src/features/requests/details/messages.en.ts'
import { en as pricedEn } from '../../apps/portal/src/shared/priced-stay/messages.en.ts'
import { fa as addFa } from '../../apps/portal/src/features/new-request/add-reservation/messages.fa.ts'
import { fa as listFa } from '../../apps/portal/src/features/new-request/guest-list/messages.fa.ts'
import { fa as draftFa } from '../../apps/portal/src/features/new-request/saved-draft/messages.fa.ts'
import { fa as detailsFa } from '../../apps/portal/src/features/requests/details/messages.fa.ts'
import { fa as pricedFa } from '../../apps/portal/src/shared/priced-stay/messages.fa.ts'
import { twentyGuests } from '../../apps/portal/src/features/new-request/guest-list/testing/a-group.ts'
import { agentAt, askingAgent, inDays, taksim, talimhane } from './asking-agent.ts'
import { inDatabase } from '../database.ts'
import { like, logInToPortal, speak, walkedIn, watchForTrouble } from '../people.ts'

const lists = '../../apps/portal/src/features/new-request/guest-list/testing'
const workbook = fileURLToPath(new URL(`${lists}/saved-by-libreoffice.xlsx`, import.meta.url))
const canary = 'CANARY4711'

for (const language of walkedIn('fa')) {
  const priced = translator(language, { en: pricedEn, fa: pricedFa })
  const add = translator(language, { en: addEn, fa: addFa })

  test(`a stay with transfer is asked for, found in the list and added to [wizard-19] [wizard-20] [wizard-21] (${language})`, async ({
    page,
  }) => {
    const trouble = watchForTrouble(page)
    const agent = await askingAgent(page, language)
    const { review } = agent.words

    const id = await test.step('rooms, guests, flights, review, submit', async () => {
      await agent.chooseHotel(taksim[language])
      await agent.addRooms(1)
      await agent.nameGuest(1, 1, { passport: canary })
      await agent.nameGuest(1, 2, { first: 'Reza' })
      await agent.withTransfer()
      await agent.toFlights()
      await agent.fly('departure', 'TK879')
      await agent.fly('return', 'TK878')
      await agent.fromFlights()
      await agent.isReviewed()
      await expect(page.getByText(review('held', { time: '' }).slice(0, 8)).first()).toBeVisible()
      await agent.submit()
      return agent.isSubmitted()
    })

    await test.step('its own page tells the price night by night, and whose passport it is', async () => {
      await page
        .getByRole('link', { name: `R-${id}` })
        .first()
        .click()
      await expect(page).toHaveURL(new RegExp(`/reservations/reservation-details/${id}`))
      await expect(page.getByText(canary).first()).toBeVisible()
      await page.getByRole('button', { name: priced('fareBreakdown') }).click()
      await expect(page.getByRole('dialog').getByRole('row')).not.toHaveCount(0)
      await page.keyboard.press('Escape')
    })

    await test.step('the submitter has a mail', async () => {
      await expect.poll(() => subjectsTo(agent.account.username), { timeout: 20_000 }).toContain(`R-${id}`)
    })

    await test.step('a second request goes into the same contract', async () => {
      const contractId = await contractOf(id)
      await agent.chooseHotel(taksim[language], `/reservations/add-reservation/${contractId}`)
      await expect(page.getByText(like(add('addsTo', { number: '#' }))).first()).toBeVisible()
      await agent.addRooms(0)
      await agent.nameGuest(1, 1)
      await agent.toReview()
      await agent.isReviewed()
      await agent.submit()
      expect(await contractOf(await agent.isSubmitted())).toBe(contractId)
    })

    await test.step('the passport is in no storage, mail, job, log of replies or list', async () => {
      expect(await storedIn(page)).not.toContain(canary)
      expect(await tablesHolding(canary)).toEqual([])
      expect(await mailsHolding(agent.account.username, canary)).toBe(0)
    })
    expect(trouble).toEqual([])
  })
}

for (const language of walkedIn('en')) {
  test(`on a phone a stay without transfer is asked for, and cancelled [wizard-15] (${language})`, async ({ page }) => {
    const details = translator(language, { en: detailsEn, fa: detailsFa })
    const agent = await askingAgent(page, language, { phone: true })
    const { rooms, review } = agent.words
    await agent.chooseHotel(taksim[language])
    await agent.addRooms(0)
    await expectInReach(page, rooms('next'))
    await agent.nameGuest(1, 1)
    await agent.toReview()
    await agent.isReviewed()
    await expectInReach(page, review('submit'))
    await agent.submit()
    const id = await agent.isSubmitted()
    await expectNothingBeside(page)

    await page.goto(`/reservations/reservation-details/${id}`)
    const cancel = page.getByRole('button', { name: details('cancel'), exact: true })
    await cancel.click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: details('cancel'), exact: true })
      .click()
    await expect(page.getByText(details('cancelledTitle')).first()).toBeVisible()
    await expect(cancel).toHaveCount(0)
    expect(await one('select from desk_request where request_id = $1', [id])).toBeUndefined()
  })

  test(`a price that rose before the submit is told night by night and accepted [wizard-22] (${language})`, async ({
    page,
  }) => {
    const agent = await askingAgent(page, language)
    const { review } = agent.words
    await agent.chooseHotel(talimhane[language])
    await agent.addRooms(1)
    await agent.nameGuest(1, 1)
    await agent.nameGuest(1, 2, { first: 'Reza' })
    await agent.toReview()
    await agent.isReviewed()
    await raisePricesOf(page)
    await agent.submit()
    const card = page.getByRole('alert').filter({ hasText: like(review('changedTitle', { before: '#', after: '#' })) })
    await expect(card).toBeVisible()
    await expect(page.getByRole('button', { name: review('submit') }).first()).toBeDisabled()
    expect(await requestsOf(agent.account.id)).toBe(0)
    await page
      .getByRole('button', { name: like(review('accept', { amount: '#' })) })
      .first()
      .click()
    await agent.submit()
    await agent.isSubmitted()
    expect(await requestsOf(agent.account.id)).toBe(1)
  })
}

for (const language of walkedIn('fa')) {
  test(`an expired quote, a double click and a lost answer end in one request [wizard-20] [wizard-22] (${language})`, async ({
    page,
  }) => {
    const agent = await askingAgent(page, language)
    const { review } = agent.words
    await agent.chooseHotel(taksim[language])
    await agent.addRooms(0)
    await agent.nameGuest(1, 1)
    await agent.toReview()
    await agent.isReviewed()
    await inDatabase((sql) =>
      sql(`update quote set expires_at = now() - interval '1 minute' where agency_id = $1`, [agent.account.id]),
    )
    let lost = 0
    await page.route('**/api/AccommodationReserveRequestClient', async (route) => {
      const isSubmit = route.request().headers()['content-type']?.includes('CreateReserveRequestData')
      if (isSubmit !== true) return route.continue()
      const answer = await route.fetch()
      if (answer.status() !== 201 || lost > 0) return route.fulfill({ response: answer })
      lost += 1
      return route.abort('connectionreset')
    })
    // The price is still the same, so it is checked again without a word. The answer is lost, and asked for again.
    await page
      .getByRole('button', { name: review('submit'), exact: true })
      .first()
      .dblclick()
    await agent.isSubmitted()
    expect(lost).toBe(1)
    expect(await requestsOf(agent.account.id)).toBe(1)
  })
}

for (const language of walkedIn('en')) {
  const draft = translator(language, { en: draftEn, fa: draftFa })

  test(`a draft is continued in a second browser, whose tab is closed while it is sent [wizard-20] (${language})`, async ({
    page,
    browser,
  }) => {
    const agent = await askingAgent(page, language)
    await agent.chooseHotel(taksim[language])
    await agent.addRooms(1)
    await agent.nameGuest(1, 1, { first: 'Nasrin', passport: canary })
    await expect(page.getByText(like(draft('saved', { time: '#' }))).first()).toBeVisible()

    const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const second = await elsewhere.newPage()
    await speak(second, language)
    await logInToPortal(second, agent.account)
    await second.goto('/reservations/new')
    await expect(second.getByText(draft('resumeTitle'))).toBeVisible()
    await expectNothingBeside(second)
    await second.getByRole('button', { name: draft('continue'), exact: true }).click()
    const hands = agentAt(second, language, agent.account, { phone: true })
    await expect(hands.guest(1, 1).getByRole('textbox').first()).toHaveValue('NASRIN')
    await hands.nameGuest(1, 2, { first: 'Reza' })
    await hands.toReview()
    await hands.isReviewed()
    const arrived = Promise.withResolvers<void>()
    await second.route('**/api/AccommodationReserveRequestClient', async (route) => {
      await route.fetch()
      arrived.resolve()
    })
    await hands.submit()
    await arrived.promise
    await elsewhere.close()
    const { id } = (await one<{ id: number }>(`select id::int from request where agency_id = $1`, [agent.account.id]))!

    await test.step('the tab with the old draft is told which request it became', async () => {
      await page.getByRole('textbox', { name: agent.words.rooms('notes') }).fill('A high floor')
      await expect(page.getByText(like(draft('sentElsewhereTitle', { number: `R-${id}` })))).toBeVisible()
    })
    await test.step('and whoever comes back too, until they say that they know', async () => {
      page.on('dialog', (dialog) => void dialog.accept())
      await page.goto('/reservations/new')
      await expect(page.getByText(like(draft('sentTitle', { number: `R-${id}` })))).toBeVisible()
      await page.getByRole('button', { name: draft('gotIt'), exact: true }).click()
      await page.reload()
      await expect(
        page.getByRole('button', { name: like(agent.words.hotels('chooseHotel', { hotel: '#' })) }).first(),
      ).toBeVisible()
      for (const told of [draft('resumeTitle'), draft('sentTitle', { number: `R-${id}` })]) {
        await expect(page.getByText(like(told))).toHaveCount(0)
      }
    })
    expect(await requestsOf(agent.account.id)).toBe(1)
    expect(await tablesHolding(canary)).toEqual([])
  })
}

for (const language of walkedIn('fa')) {
  const list = translator(language, { en: listEn, fa: listFa })

  test(`twenty guests are pasted into six rooms, and only broken rows are asked about (${language})`, async ({
    page,
  }) => {
    const agent = await askingAgent(page, language)
    const { guests } = agent.words
    await agent.chooseHotel(taksim[language])
    await agent.addRooms(4, 4, 4, 4, 1, 1)
    await page
      .getByRole('button', { name: guests('pasteList') })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    // A workbook can be read under the policy of the page; then another list is taken.
    await dialog.locator('input[type=file]').setInputFiles(workbook)
    await expect(dialog.getByText(list('rowCount', { count: 3 }))).toBeVisible()
    await dialog.getByRole('button', { name: list('anotherList') }).click()
    await dialog.getByRole('textbox').fill(twentyGuests)
    const question = (title: string) => dialog.getByRole('region', { name: title })
    await expect(dialog.getByText(list('settled', { settled: 0, all: 4 }))).toBeVisible()
    await question(list('whichDayChild', { row: 3 }))
      .getByRole('radio')
      .first()
      .click({ force: true })
    await question(list('notLatin', { row: 5 }))
      .getByRole('button', { name: list('isRight') })
      .click()
    const twin = question(list('twinPassport', { row: 12, rows: 9 }))
    await twin.getByRole('textbox').fill('G10000012')
    await twin.getByRole('button', { name: list('isRight') }).click()
    await dialog.getByRole('button', { name: list('fill', { count: 20 }), exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await agent.toReview()
    await agent.isReviewed()
    await agent.submit()
    const id = await agent.isSubmitted()
    const named = await one<{ guests: number }>(
      `select sum(jsonb_array_length(guests))::int as guests from request_room where agency_id = $1 and request_id = $2`,
      [agent.account.id, id],
    )
    expect(named?.guests).toBe(20)
  })
}

test('a family of four with transfer asks for a suite by keyboard alone', async ({ page }) => {
  test.slow()
  const agent = await askingAgent(page, 'en')
  const { hotels, rooms, guests, flights, review } = agent.words
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).first()
  const type = async (field: Locator, text: string) => {
    await tabTo(page, field)
    await page.keyboard.type(text)
  }
  await page.goto(`/reservations/new?name=taksim%20lale&from=${inDays(30)}&until=${inDays(33)}`)
  await pressByKey(page, button(like(hotels('chooseHotel', { hotel: '#' }))))
  // In the order of the page: Tab leads down it once
  await tabTo(page, page.getByRole('switch', { name: rooms('transfer') }).first())
  await page.keyboard.press('Space')
  await pressByKey(page, button(rooms('chooseRoom')))
  await pressByKey(page, button(rooms('addRoom', { room: 'Family Suite' })))
  await page.keyboard.press('Escape')
  for (const [place, name] of ['Sara', 'Reza', 'Nika', 'Omid'].entries()) {
    const form = agent.guest(1, place + 1)
    const nationality = form.getByRole('combobox', { name: guests('nationality') })
    await type(form.getByLabel(new RegExp(`^${guests('firstName')}`)), name)
    await type(form.getByLabel(new RegExp(`^${guests('lastName')}`)), 'Ahmadi')
    await type(nationality, 'iran')
    await page.keyboard.press('Enter')
    await expect(nationality).toHaveValue('Iran')
  }
  await pressByKey(page, button(rooms('nextFlights')))
  for (const way of ['departure', 'return'] as const) {
    const card = page.getByRole('region', { name: flights(way), exact: true })
    await type(card.getByLabel(new RegExp(`^${flights('flightNumber')}`)), 'TK879')
    await type(card.getByLabel(new RegExp(`^${flights('takeOffTime')}`)), '0945')
    await type(card.getByLabel(new RegExp(`^${flights('landingTime')}`)), '1210')
  }
  await pressByKey(page, button(flights('next')))
  await agent.isReviewed()
  await pressByKey(page, button(review('submit')))
  await agent.isSubmitted()
})

/** As somebody without a mouse gets there: stop by stop. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there')
}

async function pressByKey(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

const one = async <Row>(text: string, values: unknown[]) => (await inDatabase((sql) => sql<Row>(text, values)))[0]
const requestsOf = async (agencyId: number) =>
  (await one<{ count: number }>(`select count(*)::int as count from request where agency_id = $1`, [agencyId]))!.count
const contractOf = async (id: number) =>
  (await one<{ contract: number }>(`select contract_id::int as contract from request where id = $1`, [id]))!.contract

/** Every price of the hotel that the page asks for. */
async function raisePricesOf(page: Page) {
  const propertyId = Number(new URL(page.url()).searchParams.get('hotel'))
  await inDatabase(async (sql) => {
    await sql(`update room_type set base_price = base_price + 700 where property_id = $1`, [propertyId])
    await sql(
      `update price_period set price = price + 700 where room_type_id in (select id from room_type where property_id = $1)`,
      [propertyId],
    )
  })
}

async function expectNothingBeside(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
}

/** Nothing to the side of the page, and the action of the step where a thumb reaches it. */
async function expectInReach(page: Page, action: string) {
  await expectNothingBeside(page)
  const box = await page.getByRole('button', { name: action, exact: true }).first().boundingBox()
  expect(box?.y).toBeGreaterThan(844 - 120)
  expect(box!.y + box!.height).toBeLessThanOrEqual(844)
}

function storedIn(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage))))
}

/** Tables in which a text lies open. Passports are sealed, so none may be among them. */
function tablesHolding(text: string): Promise<string[]> {
  return inDatabase(async (sql) => {
    const tables = await sql<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema')`,
    )
    const holding: string[] = []
    for (const { name } of tables) {
      const found = await sql(`select 1 from ${name} t where t::text ilike $1 limit 1`, [`%${text}%`])
      if (found.length > 0) holding.push(name)
    }
    return holding
  })
}

async function subjectsTo(to: string): Promise<string> {
  const answer = await fetch(`${process.env['MAIL_READER_URL']}/mails?to=${encodeURIComponent(to)}`)
  return ((await answer.json()) as { subject: string }[]).map(({ subject }) => subject).join('\n')
}

async function mailsHolding(to: string, text: string): Promise<number> {
  const answer = await fetch(`${process.env['MAIL_READER_URL']}/mails?to=${encodeURIComponent(to)}`)
  return (await answer.text()).split(text).length - 1
}
