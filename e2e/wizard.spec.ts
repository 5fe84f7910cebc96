import { expect, test } from '@playwright/test'
import { en as kitEn } from '../packages/ui/src/kit/words.en.ts'
import { en as newRequestEn } from '../apps/portal/src/features/new-request/messages.en.ts'
import { en as roomsEn } from '../apps/portal/src/features/new-request/rooms/messages.en.ts'
import { en as stepsEn } from '../apps/portal/src/features/new-request/steps/messages.en.ts'
import { fa as kitFa } from '../packages/ui/src/kit/words.fa.ts'
import { fa as newRequestFa } from '../apps/portal/src/features/new-request/messages.fa.ts'
import { fa as roomsFa } from '../apps/portal/src/features/new-request/rooms/messages.fa.ts'
import { fa as stepsFa } from '../apps/portal/src/features/new-request/steps/messages.fa.ts'
import { like, logInToPortal, speak, watchForTrouble, walkedIn } from './people.ts'

const texts = {
  en: {
    name: newRequestEn.hotelName,
    part: 'galata',
    grade: newRequestEn.grade,
    five: '5 stars or more',
    district: newRequestEn.district,
    city: 'Istanbul',
    typed: 'ista',
    search: newRequestEn.search,
    choose: like(newRequestEn.chooseHotel),
    none: newRequestEn.noResult,
    from: /from €[\d.,]+ per night/,
    clear: newRequestEn.clear,
    rooms: roomsEn.noRooms,
    gone: stepsEn.goneTitle,
    back: stepsEn.toHotels,
    notLoaded: kitEn.loadFailed,
    checkOut: newRequestEn.checkOut,
  },
  fa: {
    name: newRequestFa.hotelName,
    part: 'گالاتا',
    grade: newRequestFa.grade,
    five: '۵ ستاره و بالاتر',
    district: newRequestFa.district,
    city: 'استانبول',
    typed: 'استا',
    search: newRequestFa.search,
    choose: like(newRequestFa.chooseHotel),
    none: newRequestFa.noResult,
    from: /از .*[۰-۹].* برای هر شب/,
    clear: newRequestFa.clear,
    rooms: roomsFa.noRooms,
    gone: stepsFa.goneTitle,
    back: stepsFa.toHotels,
    notLoaded: kitFa.loadFailed,
    checkOut: newRequestFa.checkOut,
  },
} as const

for (const language of walkedIn('fa')) {
  const t = texts[language]

  test(`hotels are found by name, grade and place, and one is chosen [wizard-02] [wizard-03] (${language})`, async ({
    page,
  }) => {
    const trouble = watchForTrouble(page)
    await speak(page, language)
    await logInToPortal(page)
    await page.goto('/reservations/new')
    const cards = page.locator('main li').filter({ has: page.getByRole('heading', { level: 2 }) })
    await expect(cards.first()).toBeVisible()
    await expect(cards.filter({ hasText: t.from }).first()).toBeVisible()

    await page.getByLabel(t.name).fill(t.part)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/name=/)
    await expect(cards.first()).toBeVisible()

    // The field keeps the focus, and what is typed on is not lost
    await expect(page.getByLabel(t.name)).toBeFocused()
    await page.goBack()
    await expect(page.getByLabel(t.name)).toHaveValue('')
    await page.goForward()
    await expect(page.getByLabel(t.name)).toHaveValue(t.part)
    await page.getByLabel(t.name).fill('')
    await page.getByRole('combobox', { name: t.district }).fill(t.typed)
    await page.getByRole('option').filter({ hasText: t.city }).first().click()
    await page.getByRole('button', { name: t.grade }).click()
    await page.getByRole('option', { name: t.five, exact: true }).click()
    await page.getByRole('button', { name: t.search, exact: true }).click()
    await expect(page).toHaveURL(/grade=5/)
    await expect(cards.first()).toContainText(t.city)

    await page.getByRole('button', { name: t.choose }).first().click()
    await expect(page).toHaveURL(/hotel=\d+/)
    await expect(page.getByText(t.rooms).last()).toBeVisible()
    expect(trouble).toEqual([])
  })

  test(`a search or a link that leads to no hotel is no dead end, also on a phone [wizard-04] (${language})`, async ({
    page,
  }) => {
    await speak(page, language)
    await logInToPortal(page)
    const choose = page.getByRole('button', { name: t.choose }).first()

    await test.step('nothing found is said, and the filters can be cleared', async () => {
      await page.goto('/reservations/new?name=qqqqzzzz')
      await expect(page.getByText(t.none).last()).toBeVisible()
      await page.getByRole('button', { name: t.clear }).click()
      await expect(choose).toBeVisible()
    })

    await test.step('a stay without a night is told at its field, and the hotels stay', async () => {
      await page.goto('/reservations/new?from=2031-12-04&until=2031-12-04')
      await expect(choose).toBeVisible()
      await expect(page.getByLabel(t.checkOut)).toHaveAttribute('aria-invalid', 'true')
    })

    await test.step('a hotel that cannot be had or read leads back', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/reservations/new?hotel=999999')
      await expect(page.getByText(t.gone)).toBeVisible()
      await page.getByRole('button', { name: t.back }).click()
      await expect(choose).toBeVisible()

      await page.route('**/api/AccommodationPropertyClient?propertyId=*', (route) => route.fulfill({ status: 403 }))
      await page.goto('/reservations/new?hotel=1')
      await expect(page.getByRole('alert').filter({ hasText: t.notLoaded })).toBeVisible()
      await page.getByRole('button', { name: t.back }).click()
      await expect(choose).toBeVisible()
    })
  })
}
