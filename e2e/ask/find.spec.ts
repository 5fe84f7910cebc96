import { expect, test, type Page } from '@playwright/test'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as viewEn } from '../../packages/frame/src/list/views/view-words.en.ts'
import { fa as viewFa } from '../../packages/frame/src/list/views/view-words.fa.ts'
import { en as stateEn } from '../../packages/ui/src/booking/state-words.en.ts'
import { fa as stateFa } from '../../packages/ui/src/booking/state-words.fa.ts'
import { en as deskEn } from '../../apps/desk/src/features/requests/messages.en.ts'
import { fa as deskFa } from '../../apps/desk/src/features/requests/messages.fa.ts'
import { en as listEn } from '../../apps/portal/src/features/requests/messages.en.ts'
import { fa as listFa } from '../../apps/portal/src/features/requests/messages.fa.ts'
import { inDatabase } from '../database.ts'
import { walkedIn } from '../people.ts'
import { inDays, taksim } from './asking-agent.ts'
import { askOnPhone, clerkIn } from './desk-clerk.ts'

for (const language of walkedIn('fa')) {
  const t = translator(language, { en: { ...viewEn, ...listEn }, fa: { ...viewFa, ...listFa } })
  const desk = translator(language, { en: deskEn, fa: deskFa })
  const stateName = translator(language, { en: stateEn, fa: stateFa })

  test(`a request is found by whatever is known of it, on a phone and at a desk (${language})`, async ({
    page,
    browser,
  }) => {
    // Some thirty pages, and two people who log in.
    test.setTimeout(240_000)
    const reference = `F-${Date.now()}`
    const id = await askOnPhone(page, language, reference)
    const found = async (address: string) => {
      await page.goto(`/reservations/list?${address}`)
      await expect(page.getByText(`R-${id}`).first()).toBeVisible()
    }
    const notFound = async (address: string) => {
      await page.goto(`/reservations/list?${address}`)
      await expect(page.getByText(t('emptyFiltered')).first()).toBeVisible()
    }
    const { hotel, contract, agency } = await placeOf(id)

    await test.step('on a phone, by what is typed and in the sheet of filters', async () => {
      await page.goto('/reservations/list')
      await search(page, t('search'), `R-${id}`)
      await expect(page.getByText(`R-${id}`).first()).toBeVisible()
      await search(page, t('search'), 'zz-nothing')
      await expect(page.getByText(t('emptyFiltered')).first()).toBeVisible()
      await page.goto('/reservations/list')
      await page.getByRole('button', { name: t('filter') }).click()
      await page.getByRole('dialog').getByText(stateName('New'), { exact: true }).click()
      await page.getByRole('button', { name: t('showThem', { count: 1 }) }).click()
      await expect(page).toHaveURL(/state=New/)
      await expect(page.getByText(`R-${id}`).first()).toBeVisible()
    })
    await page.setViewportSize({ width: 1440, height: 900 })
    await test.step('by number, the beginning of a last name, and the hotel', async () => {
      for (const typed of [`${id}`, reference, 'ahm', taksim[language]])
        await found(`search=${encodeURIComponent(typed)}`)
      await notFound('search=hmadi')
    })
    await test.step('by view, state, hotel, contract, and both kinds of days', async () => {
      for (const view of ['us', 'upcoming']) await found(`view=${view}`)
      await page.goto('/reservations/list?view=you')
      await expect(page.getByText(t('allClear')).first()).toBeVisible()
      for (const filter of ['state=New', `hotel=${hotel}`, `contract=${contract}`]) await found(filter)
      await notFound('state=Confirmed')
      await found(`from=${inDays(29)}&until=${inDays(31)}`)
      await notFound(`from=${inDays(32)}`)
      await found(`sentFrom=${inDays(-1)}&sentUntil=${inDays(1)}`)
      await notFound(`sentUntil=${inDays(-3)}`)
    })
    await test.step('in every order', async () => {
      for (const sort of ['number', 'check-in', 'deadline']) await found(`sort=${sort}`)
    })
    await test.step('by a view of their own, which stays', async () => {
      await found('state=New')
      await page.getByRole('button', { name: t('saveView') }).click()
      await page.getByRole('dialog').getByRole('textbox').fill('Unanswered')
      await page.getByRole('dialog').locator('button[type=submit]').click()
      await page.goto('/reservations/list?state=Confirmed')
      await expect(page.getByText(t('emptyFiltered')).first()).toBeVisible()
      await page.getByRole('tab', { name: 'Unanswered' }).click()
      await expect(page).toHaveURL(/state=New/)
      await expect(page.getByText(`R-${id}`).first()).toBeVisible()
    })
    await test.step('by the desk, whose filters hold together', async () => {
      const clerk = await clerkIn(browser, language)
      const shows = async (address: string, words: string) => {
        await clerk.goto(`/desk/requests?tab=open&agency=${agency}&${address}`)
        await expect(clerk.getByText(words).first()).toBeVisible()
      }
      const fits = [`hotel=${hotel}`, 'assigned=nobody', `from=${inDays(29)}&until=${inDays(31)}`]
      for (const filter of fits) await shows(filter, `R-${id}`)
      for (const filter of ['assigned=me', `from=${inDays(32)}`]) await shows(filter, desk('emptyFiltered'))
      await clerk.context().close()
    })
  })
}

type Place = { hotel: string; contract: string; agency: string }

async function search(page: Page, label: string, text: string) {
  await page.getByRole('searchbox', { name: label }).fill(text)
}

function placeOf(id: number): Promise<Place> {
  return inDatabase(async (sql) => {
    const rows = await sql<Place>(
      `select hotel_id as hotel, contract_id as contract, agency_id as agency from request where id = $1`,
      [id],
    )
    return rows[0]!
  })
}
