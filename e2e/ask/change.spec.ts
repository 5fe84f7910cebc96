import { expect, test, type Page } from '@playwright/test'
import { stepText } from '@sarai/locale/words/step-texts.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as deskEn } from '../../apps/desk/src/features/requests/details/messages.en.ts'
import { fa as deskFa } from '../../apps/desk/src/features/requests/details/messages.fa.ts'
import { en as changeEn } from '../../apps/portal/src/features/new-request/change/messages.en.ts'
import { fa as changeFa } from '../../apps/portal/src/features/new-request/change/messages.fa.ts'
import { en as flightsEn } from '../../apps/portal/src/features/new-request/flights/messages.en.ts'
import { fa as flightsFa } from '../../apps/portal/src/features/new-request/flights/messages.fa.ts'
import { en as roomsEn } from '../../apps/portal/src/features/new-request/rooms/messages.en.ts'
import { fa as roomsFa } from '../../apps/portal/src/features/new-request/rooms/messages.fa.ts'
import { en as editEn } from '../../apps/portal/src/features/requests/details/edit/messages.en.ts'
import { fa as editFa } from '../../apps/portal/src/features/requests/details/edit/messages.fa.ts'
import { en as detailsEn } from '../../apps/portal/src/features/requests/details/messages.en.ts'
import { fa as detailsFa } from '../../apps/portal/src/features/requests/details/messages.fa.ts'
import { like, walkedIn, watchForTrouble } from '../people.ts'
import { inDays } from './asking-agent.ts'
import { askOnPhone, clerkIn } from './desk-clerk.ts'

for (const language of walkedIn('en')) {
  const desk = translator(language, { en: deskEn, fa: deskFa })
  const change = translator(language, { en: changeEn, fa: changeFa })
  const details = translator(language, { en: detailsEn, fa: detailsFa })
  const own = translator(language, { en: editEn, fa: editFa })
  const rooms = translator(language, { en: roomsEn, fa: roomsFa })
  const flights = translator(language, { en: flightsEn, fa: flightsFa })
  const edit = async (page: Page, item: string) => {
    await page.getByRole('button', { name: details('edit'), exact: true }).click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }
  const checkAndSave = async (page: Page) => {
    await page.getByRole('button', { name: change('check'), exact: true }).click()
    await expect(page.getByText(change('notSaved'))).toBeVisible()
    await page.getByRole('button', { name: like(change('saveFor', { price: '{price}' })) }).click()
  }

  test(`dates, room, flights and guests of a request are changed, and the desk sees each (${language}) [req-08]`, async ({
    page,
    browser,
  }) => {
    const trouble = watchForTrouble(page)
    const clerk = await clerkIn(browser, language)
    const id = await askOnPhone(page, language)
    await page.goto(`/reservations/reservation-details/${id}`)
    await clerk.goto(`/desk/requests/${id}`)

    await test.step('a night more costs more, and is answered again', async () => {
      await edit(page, details('editDates'))
      await page.getByLabel(new RegExp(`^${rooms('checkOut')}`)).fill(inDays(34))
      await page.keyboard.press('Tab')
      await page.getByRole('button', { name: change('check'), exact: true }).click()
      const dearer = change('dearer', { before: '{price}', after: '{price}', difference: '{price}' })
      await expect(page.getByText(like(dearer))).toBeVisible()
      await page.getByRole('button', { name: like(change('saveFor', { price: '{price}' })) }).click()
      await expect(page.getByText(stepText(language, 'change-stay'))).toBeVisible()
      await expect(clerk.getByText(desk('changedByAgency'))).toBeVisible()
      await expect(clerk.getByText(desk('asChanged'))).toBeVisible()
    })
    await test.step('another room is another price', async () => {
      await edit(page, details('editRoom', { number: language === 'fa' ? '۱' : '1' }))
      await page.getByRole('button', { name: change('roomType') }).click()
      await page.getByRole('option').last().click()
      for (const group of await page.getByRole('group').all()) {
        const first = group.locator('input[name=firstName]')
        if ((await first.count()) === 0 || (await first.inputValue()) !== '') continue
        await first.fill('Omid')
        await group.locator('input[name=lastName]').fill('Karimi')
        const nationality = group.getByRole('combobox').last()
        await nationality.click()
        await nationality.fill('ira')
        await page.getByRole('option').filter({ hasText: 'IR' }).first().click()
      }
      await checkAndSave(page)
      await expect(page.getByText(stepText(language, 'change-stay'))).toHaveCount(2)
    })
    await test.step('flights change without a new answer', async () => {
      await edit(page, details('editFlights'))
      await page
        .getByRole('switch', { name: rooms('transfer') })
        .first()
        .click({ force: true })
      const card = page.getByRole('region', { name: flights('departure'), exact: true })
      await card.getByLabel(new RegExp(`^${flights('flightNumber')}`)).fill('TK879')
      await card.getByLabel(new RegExp(`^${flights('takeOffTime')}`)).fill('09:45')
      await card.getByLabel(new RegExp(`^${flights('landingTime')}`)).fill('12:10')
      await page
        .getByRole('switch', { name: flights('includeReturn') })
        .first()
        .click({ force: true })
      await page.getByRole('button', { name: change('save'), exact: true }).click()
      await expect(page.getByText(stepText(language, 'change-details'))).toBeVisible()
      await expect(clerk.getByText(desk('eventChange-details'))).toBeVisible()
    })
    await test.step('a name and the reference change where they are read', async () => {
      await edit(page, own('reference'))
      const reference = page.getByRole('dialog', { name: own('reference') })
      await reference.locator('input[name=agencyRef]').fill('7731-K')
      await reference.getByRole('button', { name: own('save'), exact: true }).click()
      await expect(reference).toBeHidden()
      await expect(page.getByText('7731-K').first()).toBeVisible()
      await edit(page, own('guests'))
      const guests = page.getByRole('dialog', { name: own('guests') })
      await guests.locator('input[name=lastName]').first().fill('Sohrabi')
      await guests.getByRole('button', { name: own('save'), exact: true }).click()
      await expect(guests).toBeHidden()
      await expect(page.getByText(/ Sohrabi/i).first()).toBeVisible()
      await expect(clerk.getByText(/ Sohrabi/i).first()).toBeVisible()
    })
    expect(trouble).toEqual([])
  })
}
