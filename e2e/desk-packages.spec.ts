import { expect, test, type Locator, type Page } from '@playwright/test'
import { problemTexts } from '@sarai/locale/words/problem-texts.ts'
import { en as packagesEn } from '../apps/desk/src/features/packages/messages.en.ts'
import { fa as packagesFa } from '../apps/desk/src/features/packages/messages.fa.ts'
import { logInToDesk } from './colleague.ts'
import { like, speak, watchForTrouble, type Language, walkedIn } from './people.ts'

const texts = {
  en: {
    packages: packagesEn.title,
    newPackage: packagesEn.newPackage,
    make: packagesEn.make,
    title: 'Yalda in Istanbul',
    addHotel: packagesEn.addHotel,
    hotel: 'Galata Court',
    add: packagesEn.add,
    addRoom: packagesEn.addRoom,
    room: 'Standard double',
    extraBed: packagesEn.allowExtraBed,
    childWithBed: packagesEn.allowChildWithBed,
    childNoBed: packagesEn.allowChildNoBed,
    sentence: 'Two adults; one extra bed for an adult or one child with bed, not both; no child without bed',
    addPeriod: packagesEn.addPeriod,
    save: packagesEn.save,
    overlap: like(problemTexts.en.PERIOD_OVERLAP),
    bar: /^€130 /,
    addSpecial: packagesEn.addSpecial,
    special: 'Yalda night',
    close: packagesEn.closeNights,
    reopen: packagesEn.reopenNights,
    refused: like(problemTexts.en.DATES_CLOSED),
    publish: packagesEn.publish,
    published: packagesEn.tabPublished,
    copy: packagesEn.copy,
    copied: packagesEn.copied,
    draft: packagesEn.draft,
    split: packagesEn.splitPeriod,
    splitButton: packagesEn.split,
    total: '€410',
    dragged: ['2031-12-04', '2031-12-06'],
  },
  fa: {
    packages: packagesFa.title,
    newPackage: packagesFa.newPackage,
    make: packagesFa.make,
    title: 'یلدای استانبول',
    addHotel: packagesFa.addHotel,
    hotel: 'گالاتا کورت',
    add: packagesFa.add,
    addRoom: packagesFa.addRoom,
    room: 'دوتخته استاندارد',
    extraBed: packagesFa.allowExtraBed,
    childWithBed: packagesFa.allowChildWithBed,
    childNoBed: packagesFa.allowChildNoBed,
    sentence: 'دو بزرگسال؛ یک تخت اضافه برای بزرگسال یا یک کودک با تخت، نه هر دو؛ کودک بدون تخت پذیرفته نمی‌شود',
    addPeriod: packagesFa.addPeriod,
    save: packagesFa.save,
    overlap: like(problemTexts.fa.PERIOD_OVERLAP),
    bar: /^۱۳۰ یورو/,
    addSpecial: packagesFa.addSpecial,
    special: 'شب یلدا',
    close: packagesFa.closeNights,
    reopen: packagesFa.reopenNights,
    refused: like(problemTexts.fa.DATES_CLOSED),
    publish: packagesFa.publish,
    published: packagesFa.tabPublished,
    copy: packagesFa.copy,
    copied: packagesFa.copied,
    draft: packagesFa.draft,
    split: packagesFa.splitPeriod,
    splitButton: packagesFa.split,
    total: '۴۱۰',
    dragged: ['1410-09-13', '1410-09-15'],
  },
} as const

const button = (where: Page | Locator, name: string) => where.getByRole('button', { name, exact: true })
const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [name, value] of Object.entries(fields)) await page.locator(`[role=dialog] [name=${name}]`).fill(value)
}
const tick = (dialog: Locator, label: string) =>
  dialog.locator('label:has(input[type=checkbox])').filter({ hasText: label }).click()

/** Drags over the days of the time line, from one share of its length to another, in the direction of the language. */
async function dragOverDays(page: Page, language: Language, from: number, to: number) {
  const box = (await page.locator('[data-timeline]').boundingBox())!
  const at = (share: number) => box.x + box.width * (language === 'fa' ? 1 - share : share)
  await page.mouse.move(at(from), box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(at((from + to) / 2), box.y + box.height / 2)
  await page.mouse.move(at(to), box.y + box.height / 2)
  await page.mouse.up()
}

for (const language of walkedIn('fa')) {
  const t = texts[language]

  test(`a package is made, filled, priced, published and copied (${language})`, async ({ page }) => {
    test.setTimeout(120_000)
    const trouble = watchForTrouble(page)
    await speak(page, language)
    await logInToDesk(page)
    const dialog = page.getByRole('dialog')

    // A package
    await page.getByRole('link', { name: t.packages }).first().click()
    await button(page, t.newPackage).click()
    const name = `${t.title} ${Date.now()}`
    await fill(page, { titleEn: name, titleFa: name, availableFrom: '2031-12-01', availableUntil: '2031-12-30' })
    await button(dialog, t.make).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t.title)
    const packagePage = page.url()

    // A hotel, found by a part of its name
    await button(page, t.addHotel).click()
    await dialog.getByRole('combobox').fill(t.hotel)
    await page.getByRole('option').filter({ hasText: t.hotel }).first().click()
    await button(dialog, t.add).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t.hotel)
    await expect(page).toHaveURL(/\/packages\/\d+\/properties\/\d+$/)

    // A room: its rules are told in one sentence
    await button(page, t.addRoom).click()
    await fill(page, { nameEn: t.room, nameFa: t.room, basePrice: '100' })
    await tick(dialog, t.extraBed)
    await tick(dialog, t.childWithBed)
    // Allowed by mistake, its price emptied: what is out of sight again stands in nobody's way.
    await tick(dialog, t.childNoBed)
    await fill(page, { childNoBedPrice: '' })
    await tick(dialog, t.childNoBed)
    await expect(dialog.getByText(t.sentence)).toBeVisible()
    await fill(page, { extraBedPrice: '40', childWithBedPrice: '30' })
    await button(dialog, t.save).click()
    await expect(page.getByRole('heading', { level: 3, name: t.room })).toBeVisible()

    // A period by dragging over days 4 to 6, where the price has the focus; then one by the button
    await dragOverDays(page, language, 0.11, 0.19)
    await expect(dialog.locator('[name=firstNight]')).toHaveValue(t.dragged[0])
    await expect(dialog.locator('[name=lastNight]')).toHaveValue(t.dragged[1])
    await page.keyboard.type('130')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: t.bar })).toBeVisible()
    await button(page, t.addPeriod).click()
    await fill(page, { firstNight: '2031-12-06', lastNight: '2031-12-20', price: '150' })
    await button(dialog, t.save).click()
    await expect(dialog.getByText(t.overlap)).toBeVisible()
    await fill(page, { firstNight: '2031-12-07' })
    await button(dialog, t.save).click()
    await expect(dialog).toHaveCount(0)

    // Split the second one
    await expect(button(page, t.split)).toHaveCount(2)
    await button(page, t.split).last().click()
    await fill(page, { secondBegins: '2031-12-15', secondPrice: '160' })
    await button(dialog, t.splitButton).click()
    await expect(button(page, t.split)).toHaveCount(3)

    // A special date
    await button(page, t.addSpecial).click()
    await fill(page, {
      titleEn: t.special,
      titleFa: t.special,
      firstNight: '2031-12-06',
      lastNight: '2031-12-06',
      roomDifference: '20',
    })
    await button(dialog, t.save).click()
    await expect(page.getByRole('listitem').filter({ hasText: t.special })).toBeVisible()

    // Three nights at 130, the last one 20 dearer: what an agency is told
    await page.locator('[name=checkIn]').fill('2031-12-04')
    await page.locator('[name=checkOut]').fill('2031-12-07')
    await page.keyboard.press('Tab')
    await expect(page.locator('dl').filter({ hasText: t.total }).last()).toBeVisible()

    // The hotel has told us to stop: the preview says so, until the night is sold again
    await button(page, t.close).click()
    await fill(page, { firstNight: '2031-12-05', lastNight: '2031-12-05' })
    await button(dialog, t.close).click()
    await expect(page.getByText(t.refused)).toBeVisible()
    await button(page, t.reopen).click()
    await button(page.getByRole('alertdialog'), t.reopen).click()
    await expect(page.getByText(t.refused)).toHaveCount(0)

    // Published, and copied for the next year
    await page.goto(packagePage)
    await button(page, t.publish).click()
    await button(page.getByRole('alertdialog'), t.publish).click()
    await expect(page.locator('h1 + *').filter({ hasText: t.published })).toBeVisible()
    await button(page, t.copy).click()
    await fill(page, { availableFrom: '2032-12-01', availableUntil: '2032-12-30' })
    await button(dialog, t.copy).click()
    await expect(page.getByText(t.copied)).toBeVisible()
    await expect(page.locator('h1 + *').filter({ hasText: t.draft })).toBeVisible()
    expect(page.url()).not.toBe(packagePage)
    expect(trouble).toEqual([])
  })
}
