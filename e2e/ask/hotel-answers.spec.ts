import { expect, test, type Browser, type Page } from '@playwright/test'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as callsEn } from '../../apps/desk/src/features/requests/calls/messages.en.ts'
import { fa as callsFa } from '../../apps/desk/src/features/requests/calls/messages.fa.ts'
import { en as insteadEn } from '../../apps/desk/src/features/requests/details/answers/alternatives/messages.en.ts'
import { fa as insteadFa } from '../../apps/desk/src/features/requests/details/answers/alternatives/messages.fa.ts'
import { en as deskEn } from '../../apps/desk/src/features/requests/details/messages.en.ts'
import { fa as deskFa } from '../../apps/desk/src/features/requests/details/messages.fa.ts'
import { en as deskOfferEn } from '../../apps/desk/src/features/requests/details/offer/messages.en.ts'
import { fa as deskOfferFa } from '../../apps/desk/src/features/requests/details/offer/messages.fa.ts'
import { en as questionEn } from '../../apps/desk/src/features/requests/details/question/messages.en.ts'
import { fa as questionFa } from '../../apps/desk/src/features/requests/details/question/messages.fa.ts'
import { en as hotelEn } from '../../apps/server/src/reservations/hotel-answers/page/page-words.en.ts'
import { tr as hotelTr } from '../../apps/server/src/reservations/hotel-answers/page/page-words.tr.ts'
import { letCallCome, letReminderCome } from '../let-time-pass.ts'
import { like, walkedIn, watchForTrouble } from '../people.ts'
import { askingAgent, taksim } from './asking-agent.ts'
import { askedOnPhone, clerkIn, press } from './desk-clerk.ts'

type Mail = { subject: string; html: string }
const hotelWords = { en: hotelEn, tr: hotelTr }
type HotelLanguage = keyof typeof hotelWords

/** The link of the newest mail to this address, once there are so many. */
async function linkTo(to: string, count = 1): Promise<string> {
  let mails: Mail[] = []
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${process.env['MAIL_READER_URL']}/mails?to=${encodeURIComponent(to)}`)
        mails = (await answer.json()) as Mail[]
        return mails.length
      },
      { timeout: 20_000 },
    )
    .toBe(count)
  const links = mails.flatMap(({ html }) => /\/h\/[\w-]{43}/.exec(html)?.[0] ?? [])
  // A reminder leads to the same page.
  expect(new Set(links).size).toBe(1)
  return links[0]!
}

/** Somebody at the front office, on a phone of 390 px, without any login. */
async function atTheHotel(browser: Browser, path: string, language: HotelLanguage): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${path}/${language}`)
  await expect(page.getByRole('heading', { name: hotelWords[language].title })).toBeVisible()
  return page
}

async function say(page: Page, says: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.locator(`input[name=says][value="${says}"]`).check({ force: true })
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`[name="${name}"]`)
    if (await field.evaluate((element) => element.tagName === 'SELECT')) await field.selectOption(value)
    else await field.fill(value)
  }
  await page.locator('main form button').first().click()
}

/** By the hotel's clock, as its field takes it. */
const heldUntil = () => `${new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 11)}18:00`

for (const language of walkedIn('fa')) {
  const desk = translator(language, { en: deskEn, fa: deskFa })
  const deskOffer = translator(language, { en: deskOfferEn, fa: deskOfferFa })
  const instead = translator(language, { en: insteadEn, fa: insteadFa })
  const question = translator(language, { en: questionEn, fa: questionFa })
  const calls = translator(language, { en: callsEn, fa: callsFa })

  async function askByLink(clerk: Page, id: number, hotelLanguage: HotelLanguage): Promise<string> {
    const to = `hotel-${id}-${crypto.randomUUID().slice(0, 8)}@hotels.example`
    await clerk.goto(`/desk/requests/${id}`)
    await press(clerk, desk('ask-hotelNote'))
    const dialog = clerk.getByRole('dialog')
    await expect(dialog.getByText(desk('linkShows'))).toBeVisible()
    await dialog.locator('input[type=email]').fill(to)
    await dialog
      .getByRole('radio', { name: desk(hotelLanguage === 'tr' ? 'turkish' : 'english') })
      .click({ force: true })
    await press(clerk, desk('linkNow'))
    await expect(dialog).toHaveCount(0)
    await expect(clerk.getByText(question('open')).first()).toBeVisible()
    return to
  }
  /** In a room for two, of which the hotel has another kind. */
  async function askForTwo(page: Page): Promise<number> {
    const agent = await askingAgent(page, language)
    await agent.chooseHotel(taksim[language])
    await agent.addRooms(1)
    await agent.nameGuest(1, 1)
    await agent.nameGuest(1, 2, { first: 'Reza', last: 'Ahmadi' })
    await agent.toReview()
    await agent.isReviewed()
    await agent.submit()
    return agent.isSubmitted()
  }
  const decide = async (clerk: Page, word: string) => {
    await clerk.getByRole('button', { name: word, exact: true }).last().click()
    return clerk.getByRole('dialog')
  }

  test(`the hotel answers by its link, and the desk accepts, rejects, offers and proposes from it (${language})`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(300_000)
    const trouble = watchForTrouble(page)
    const clerk = await clerkIn(browser, language)
    const [yes, no, price] = await askedOnPhone(page, language, 3)

    await test.step('yes, in Turkish: accepted with its number and option in one press', async () => {
      const path = await linkTo(await askByLink(clerk, yes!, 'tr'))
      const hotel = await atTheHotel(browser, path, 'tr')
      await say(hotel, 'yes', { hold: heldUntil(), number: 'TL-4711', name: 'Elif Demir' })
      await expect(hotel.getByRole('heading', { name: hotelTr.thanks })).toBeVisible()
      await expect(clerk.getByText(question('decideYes')).first()).toBeVisible()
      const dialog = await decide(clerk, question('decideYes'))
      await expect(dialog.getByLabel(desk('hotelNumber'))).toHaveValue('TL-4711')
      await dialog.locator('button[type=submit]').click()
      await expect(clerk.getByText(like(desk('nextUnpaid', { price: '{price}' }))).first()).toBeVisible()
      await expect(clerk.getByText(question('usedNote')).first()).toBeVisible()
      await hotel.goto(`${path}/tr`)
      await expect(hotel.getByRole('heading', { name: hotelTr.used })).toBeVisible()
    })

    await test.step('no, in English: rejected with its reason', async () => {
      const hotel = await atTheHotel(browser, await linkTo(await askByLink(clerk, no!, 'en')), 'en')
      await say(hotel, 'no', { reason: 'closed', name: 'Mehmet Kaya' })
      await expect(clerk.getByText(question('closed')).first()).toBeVisible()
      const dialog = await decide(clerk, question('decideNo'))
      await expect(dialog.getByRole('textbox')).not.toHaveValue('')
      await dialog.locator('button[type=submit]').click()
      await expect(clerk.getByText(like(desk('nextRejected', { reason: '{reason}' }))).first()).toBeVisible()
    })

    await test.step('another price: shown as typed, and offered at ours', async () => {
      const hotel = await atTheHotel(browser, await linkTo(await askByLink(clerk, price!, 'tr')), 'tr')
      await say(hotel, 'another-price', { price: '96', pricePer: 'night', hold: heldUntil(), name: 'Elif' })
      await expect(clerk.getByText(question('another-price')).first()).toBeVisible()
      const dialog = await decide(clerk, question('decidePrice'))
      await expect(dialog.getByText(question('hotelAsksText'))).toBeVisible()
      await dialog.getByRole('radio', { name: deskOffer('sum') }).click({ force: true })
      await dialog.getByLabel(deskOffer('total')).fill('5000')
      await dialog.getByRole('checkbox', { name: deskOffer('farMeant', { count: 1 }) }).click({ force: true })
      await dialog.locator('button[type=submit]').click()
      await expect(clerk.getByText(like(desk('nextOffered', { price: '{price}' }))).first()).toBeVisible()
    })

    await test.step('another room: proposed with the no', async () => {
      const room = await askForTwo(await (await browser.newContext()).newPage())
      const hotel = await atTheHotel(browser, await linkTo(await askByLink(clerk, room, 'en')), 'en')
      await say(hotel, 'another-room', { room: 'Deluxe Double', hold: heldUntil() })
      await expect(clerk.getByText(question('decideRoom')).first()).toBeVisible()
      const dialog = await decide(clerk, question('decideRoom'))
      await expect(dialog.getByText(question('hotelSaid'))).toBeVisible()
      await press(clerk, instead('propose'))
      await press(clerk, instead('add'))
      await expect(dialog.getByRole('listitem')).toHaveCount(1)
      await press(clerk, instead('rejectWith', { count: 1 }))
      await expect(clerk.getByText(like(desk('nextRejected', { reason: '{reason}' }))).first()).toBeVisible()
    })
    expect(trouble).toEqual([])
  })

  test(`a silent hotel is reminded, called, and its question withdrawn (${language})`, async ({ page, browser }) => {
    test.setTimeout(180_000)
    const clerk = await clerkIn(browser, language)
    const [id] = await askedOnPhone(page, language, 1)
    const to = await askByLink(clerk, id!, 'tr')
    const path = await linkTo(to)
    await letReminderCome(id!)
    expect(await linkTo(to, 2)).toBe(path)
    await expect(clerk.getByText(question('remindedAt')).first()).toBeVisible()
    await letCallCome(id!)
    await clerk.goto('/desk/calls')
    const row = clerk.getByRole('row').filter({ hasText: `R-${id}` })
    await expect(row.locator('a[href^="tel:+90"]')).toBeVisible()
    await expect(row.getByText(calls('inTurkish'))).toBeVisible()
    await clerk.goto(`/desk/requests/${id}`)
    await press(clerk, question('withdraw'))
    await clerk.getByRole('dialog').locator('button[type=submit]').click()
    await expect(clerk.getByText(question('withdrawn')).first()).toBeVisible()
    const hotel = await browser.newPage()
    await hotel.goto(`${path}/en`)
    await expect(hotel.getByRole('heading', { name: hotelEn.gone })).toBeVisible()
    await clerk.goto('/desk/calls')
    await expect(clerk.getByText(`R-${id}`)).toHaveCount(0)
  })
}
