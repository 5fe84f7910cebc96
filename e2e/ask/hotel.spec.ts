import { expect, test, type Browser, type Page } from '@playwright/test'
import { en } from '../../apps/server/src/reservations/hotel-answers/page/page-words.en.ts'
import { tr } from '../../apps/server/src/reservations/hotel-answers/page/page-words.tr.ts'
import { connect } from '../../packages/wire/src/core/client.ts'
import { askHotel } from '../../packages/wire/src/desk/requests/answers.ts'
import { readDeskRequest } from '../../packages/wire/src/desk/requests/details.ts'
import { deskToken } from '../colleague.ts'
import { linkIn, mailsUntil } from '../../apps/server/src/testing/mailbox.ts'
import { inDays } from './asking-agent.ts'
import { askOnPhone } from './desk-clerk.ts'

const words = { en, tr }
/** As each language writes a price. */
const typed = { en: '1,096.50', tr: '1.096,50' }

/** A phone on which no script runs. */
async function plainPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  return context.newPage()
}

for (const language of ['en', 'tr'] as const) {
  test(`a hotel says yes, another price, another room and no on its phone, without a script (${language})`, async ({
    page,
    browser,
  }) => {
    // An agency, a clerk and a hotel: five answers and a request are a long walk.
    test.setTimeout(120_000)
    const t = words[language]
    const id = await askOnPhone(page, 'en')
    const token = await deskToken()
    const baseUrl = process.env['E2E_ORIGIN'] ?? ''
    const desk = connect({ baseUrl, token: () => token, language: () => 'en', unreachable: () => 'is silent' })
    const params = { id }
    const lastAnswer = async () => (await desk(readDeskRequest, { params })).questions[0]!.answers[0]
    // A number may have been another request's in a walk before.
    const email = `hotel.${id}.${crypto.randomUUID().slice(0, 8)}@hotels.example`
    const to = { whom: 'Elif Demir', email, language, phone: '+90 212 000 00 00' }
    await desk(askHotel, { params, body: { version: 1, how: 'link', ...to } })
    const [mail] = await mailsUntil(email, 1)
    const hotel = await plainPhone(browser)
    const choose = (name: string) => hotel.getByRole('radio', { name: new RegExp(`^${name}`) }).check()
    const send = () => hotel.getByRole('button', { name: t.send }).click()

    await test.step('opens the link of its mail, and nothing has happened', async () => {
      await hotel.goto(linkIn(mail).href)
      await expect(hotel.getByRole('heading', { name: t.title })).toBeVisible()
      await expect(hotel.getByText(`R-${id}`)).toBeVisible()
      const width = await hotel.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(390)
      expect(await lastAnswer()).toBeUndefined()
    })
    await test.step('is told what is missing, and says yes', async () => {
      await choose(t.yes)
      await hotel.getByLabel(t.name).fill('Elif Demir')
      await send()
      await expect(hotel.getByText(t.wrongHold, { exact: true })).toBeVisible()
      await hotel.getByLabel(t.hold).fill(`${inDays(2)}T18:00`)
      await send()
      await expect(hotel.getByRole('heading', { name: t.thanks })).toBeVisible()
      await expect.poll(lastAnswer).toMatchObject({ says: 'yes', by: 'Elif Demir', confirmationNumber: null })
    })
    await test.step('adds its number', async () => {
      await hotel.getByText(t.addNumber, { exact: true }).click()
      await hotel.getByLabel(t.number).first().fill('TL-77')
      await hotel.getByRole('button', { name: t.sendNumber }).click()
      await expect(hotel.getByRole('definition').filter({ hasText: 'TL-77' })).toBeVisible()
      await expect.poll(lastAnswer).toMatchObject({ says: 'yes', confirmationNumber: 'TL-77' })
    })
    await test.step('wants another price after all', async () => {
      await hotel.getByText(t.change, { exact: true }).click()
      await choose(t['another-price'])
      await hotel.getByLabel(t.price, { exact: true }).fill(typed[language])
      await hotel.getByLabel(t.per).first().selectOption('stay')
      await send()
      await expect(hotel.getByRole('definition').filter({ hasText: t['another-price'] })).toBeVisible()
      await expect.poll(lastAnswer).toMatchObject({ says: 'another-price', price: { per: 'stay', amount: 109_650 } })
    })
    await test.step('offers another room', async () => {
      await hotel.getByText(t.change, { exact: true }).click()
      await choose(t['another-room'])
      await hotel.getByLabel(t.room, { exact: true }).selectOption({ index: 1 })
      await send()
      await expect.poll(lastAnswer).toMatchObject({ says: 'another-room', price: null })
    })
    await test.step('has no room left', async () => {
      await hotel.getByText(t.change, { exact: true }).click()
      await choose(t.no)
      await hotel.getByLabel(t.reason).selectOption('full')
      await hotel.getByLabel(t.freeFrom).fill(inDays(60))
      await hotel.getByLabel(t.freeUntil).fill(inDays(63))
      await send()
      await expect(hotel.getByText(t.nextDates)).toBeVisible()
      await expect.poll(lastAnswer).toMatchObject({ says: 'no', reason: 'full', free: { from: inDays(60) } })
    })
    await test.step('reads it in the other language by the same link', async () => {
      const other = language === 'en' ? 'tr' : 'en'
      await hotel.getByRole('button', { name: other.toUpperCase() }).click()
      await expect(hotel.getByRole('heading', { name: words[other].thanks })).toBeVisible()
    })
    const { state, questions } = await desk(readDeskRequest, { params })
    expect(state).toBe('ConfirmationPending')
    expect(questions[0]!.answers.map(({ says }) => says)).toEqual(['no', 'another-room', 'another-price', 'yes', 'yes'])
  })
}
