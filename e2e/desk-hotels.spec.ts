import { expect, test, type Locator, type Page } from '@playwright/test'
import { say } from '@sarai/locale/message.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as adsEn } from '../apps/desk/src/features/ads/messages.en.ts'
import { en as hotelsEn } from '../apps/desk/src/features/hotels/messages.en.ts'
import { en as settingsEn } from '../apps/desk/src/features/settings/messages.en.ts'
import { fa as adsFa } from '../apps/desk/src/features/ads/messages.fa.ts'
import { fa as hotelsFa } from '../apps/desk/src/features/hotels/messages.fa.ts'
import { fa as settingsFa } from '../apps/desk/src/features/settings/messages.fa.ts'
import { problemTexts } from '@sarai/locale/words/problem-texts.ts'
import { en as formEn } from '../packages/frame/src/form/form-words.en.ts'
import { fa as formFa } from '../packages/frame/src/form/form-words.fa.ts'
import { logInToDesk } from './colleague.ts'
import { speak, watchForTrouble, walkedIn } from './people.ts'

const inPersian = translator('fa', { en: hotelsEn, fa: hotelsFa })

const texts = {
  en: {
    hotels: hotelsEn.title,
    newHotel: hotelsEn.newHotel,
    nameEn: hotelsEn.nameEn,
    nameFa: hotelsEn.nameFa,
    place: hotelsEn.place,
    galata: 'Galata, Istanbul',
    grade: hotelsEn.grade,
    half: '4.5 ★',
    add: hotelsEn.add,
    required: formEn.wrongRequired,
    zone: 'Europe/Istanbul',
    chosen: say('en', hotelsEn.uploaded, { count: 2 }),
    earlier: say('en', hotelsEn.moveEarlier, { number: 2 }),
    describe: say('en', hotelsEn.describe, { number: 1 }),
    altEn: hotelsEn.altEn,
    altFa: hotelsEn.altFa,
    save: hotelsEn.save,
    inactive: hotelsEn.offSale,
    edit: hotelsEn.edit,
    changed: problemTexts.en.STATE_CHANGED,
    newAd: adsEn.newAd,
    titleEn: adsEn.titleEn,
    titleFa: adsEn.titleFa,
    preview: adsEn.preview,
    addAd: adsEn.add,
    choosePicture: adsEn.choose,
    refusedFile: problemTexts.en.FILE_TYPE_REFUSED,
    shown: adsEn.shown,
    setRate: settingsEn.addRate,
    worth: settingsEn.toAmount,
    rate: /€1 = IRR 1,294,000/,
    history: 'History of EUR to IRR',
    sides: ['€1', 'IRR 1,294,000'],
  },
  fa: {
    hotels: hotelsFa.title,
    newHotel: hotelsFa.newHotel,
    nameEn: hotelsFa.nameEn,
    nameFa: hotelsFa.nameFa,
    place: hotelsFa.place,
    galata: 'گالاتا، استانبول',
    grade: hotelsFa.grade,
    half: '۴٫۵ ★',
    add: hotelsFa.add,
    required: formFa.wrongRequired,
    zone: 'Europe/Istanbul',
    chosen: say('fa', hotelsFa.uploaded, { count: 2 }),
    earlier: inPersian('moveEarlier', { number: 2 }),
    describe: inPersian('describe', { number: 1 }),
    altEn: hotelsFa.altEn,
    altFa: hotelsFa.altFa,
    save: hotelsFa.save,
    inactive: hotelsFa.offSale,
    edit: hotelsFa.edit,
    changed: problemTexts.fa.STATE_CHANGED,
    newAd: adsFa.newAd,
    titleEn: adsFa.titleEn,
    titleFa: adsFa.titleFa,
    preview: adsFa.preview,
    addAd: adsFa.add,
    choosePicture: adsFa.choose,
    refusedFile: problemTexts.fa.FILE_TYPE_REFUSED,
    shown: adsFa.shown,
    setRate: settingsFa.addRate,
    worth: settingsFa.toAmount,
    rate: /۱ یورو.*=.*۱٬۲۹۴٬۰۰۰ ریال/,
    history: /تاریخچه.*EUR.*IRR/,
    sides: ['۱ یورو', '۱٬۲۹۴٬۰۰۰ ریال'],
  },
} as const

const formWords = { en: formEn, fa: formFa }

const pictures = ['docs/pictures/login-en.webp', 'packages/ui/src/kit/brand/hotel-caravanserai-court.webp']
const sources = (page: Page) =>
  page
    .getByRole('main')
    .locator('li img')
    .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).src))

/** Keeps uploads waiting until they are let go. */
async function holdUploads(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/desk/api/pictures', (route) => promise.then(() => route.continue()))
  return resolve
}

async function saveIn(dialog: Locator, save: string, field: string, text: string) {
  await dialog.locator(`[name=${field}]`).fill(text)
  await dialog.getByRole('button', { name: save }).click()
}

for (const language of walkedIn('fa')) {
  const t = texts[language]

  test(`of two who edit a hotel the second is told, and nothing is written over (${language})`, async ({ browser }) => {
    const open = async (origin: string | undefined, address: string) => {
      const page = await (await browser.newContext()).newPage()
      await speak(page, language)
      await logInToDesk(page, origin)
      await page.goto(`${origin ?? ''}${address}`)
      return page
    }
    const mine = await open(undefined, '/desk/hotels')
    const rows = mine.getByRole('row').getByRole('link')
    await rows.nth(language === 'en' ? 3 : 5).click()
    await expect(mine).toHaveURL(/\/desk\/hotels\/\d+$/)
    const theirs = await open(process.env['E2E_OTHER_ORIGIN'], new URL(mine.url()).pathname)
    const [dialog, theirDialog] = [mine.getByRole('dialog'), theirs.getByRole('dialog')]
    await mine.getByRole('button', { name: t.edit, exact: true }).click()
    await expect(dialog.locator('[name=nameEn]')).toBeFocused()

    await dialog.locator('[name=descriptionEn]').fill('Mine')

    await theirs.getByRole('button', { name: t.edit, exact: true }).click()
    await saveIn(theirDialog, t.save, 'address', `Theirs ${language}`)
    await expect(theirDialog).toBeHidden()
    // What I type is typed on what I saw, whatever the page under my dialog has heard of since.
    await expect(dialog.getByText(formWords[language].newerTitleBy.replace('{name}', 'Kaveh Moradi'))).toBeVisible()
    await dialog.getByRole('button', { name: t.save }).click()
    await expect(dialog.getByText(t.changed)).toBeVisible()
    await dialog.getByRole('button', { name: formWords[language].newerTake }).click()
    await expect(dialog.locator('[name=address]')).toHaveValue(`Theirs ${language}`)
    await expect(dialog.locator('[name=descriptionEn]')).toHaveValue('Mine')
    await dialog.getByRole('button', { name: t.save }).click()
    await expect(dialog).toBeHidden()
    await expect(mine.locator('dd').filter({ hasText: `Theirs ${language}` })).toBeVisible()
  })

  test(`a hotel is added, gets pictures in their order and goes off sale (${language})`, async ({ page }) => {
    // A second try meets the hotel of the first.
    const mark = `${language}${test.info().retry}`
    const trouble = watchForTrouble(page)
    await speak(page, language)
    await logInToDesk(page)
    await page.getByRole('link', { name: t.hotels, exact: true }).first().click()
    await page.getByRole('button', { name: t.newHotel }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel(t.nameEn)).toBeFocused()
    await dialog.getByRole('button', { name: t.add }).click()
    await expect(dialog.getByText(t.required)).toHaveCount(3)

    await dialog.getByLabel(t.nameEn).fill(`Çelik Han ${mark}`)
    await dialog.getByLabel(t.nameFa).fill(`چلیک خان ${mark}`)
    await dialog.getByRole('combobox', { name: t.place }).fill('galata')
    await page.getByRole('option', { name: t.galata }).click()
    await expect(dialog.getByText(t.zone)).toBeVisible()
    await dialog.getByRole('button', { name: t.grade }).click()
    await page.getByRole('option', { name: t.half }).click()
    await dialog.getByRole('button', { name: t.add }).click()
    await expect(page).toHaveURL(/\/desk\/hotels\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(language === 'fa' ? 'چلیک' : 'Çelik')

    await page.locator('input[type=file]').setInputFiles(pictures)
    await expect(page.getByText(t.chosen)).toBeVisible()
    const before = await sources(page)
    expect(before).toHaveLength(2)
    await page.getByRole('button', { name: t.earlier }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => sources(page)).toEqual(before.toReversed())
    await page.getByRole('button', { name: t.describe }).click()
    await page.getByRole('dialog').getByLabel(t.altEn).fill('The courtyard')
    await page.getByRole('dialog').getByLabel(t.altFa).fill('حیاط مرکزی')
    await page.getByRole('dialog').getByRole('button', { name: t.save }).click()
    await expect(page.getByAltText(language === 'fa' ? 'حیاط مرکزی' : 'The courtyard')).toBeVisible()

    // A dialog that is still closing gives the focus back to its button, and takes the key along.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('switch').focus()
    await expect(page.getByRole('switch')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.getByRole('main').getByText(t.inactive, { exact: true })).toBeVisible()

    await page.goto('/desk/hotels')
    await page.getByRole('searchbox').fill('celik han')
    await expect(page.getByRole('link', { name: new RegExp(`(Çelik Han|چلیک خان) ${mark}`) })).toBeVisible()
    expect(trouble).toEqual([])
  })

  test(`an advertisement is seen in both directions before it reaches the dashboard (${language})`, async ({
    page,
  }) => {
    const trouble = watchForTrouble(page)
    await speak(page, language)
    await logInToDesk(page)
    await page.goto('/desk/ads')
    await page.getByRole('button', { name: t.newAd }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t.titleEn).fill(`Cappadocia at dawn ${language}`)
    await dialog.getByLabel(t.titleFa).fill(`سپیده‌دم کاپادوکیه ${language}`)
    // What is wrong with the picture is said at it, and a picture that is still on its way is waited for.
    await dialog.getByRole('button', { name: t.addAd }).click()
    await expect(dialog.getByRole('alert')).toContainText(t.required)
    await expect(dialog.getByRole('button', { name: t.choosePicture })).toBeFocused()
    const file = dialog.locator('input[type=file]')
    await file.setInputFiles({ name: 'notes.webp', mimeType: 'image/webp', buffer: Buffer.from('not a picture') })
    await expect(dialog.getByRole('alert')).toContainText(t.refusedFile)
    const arrive = await holdUploads(page)
    await file.setInputFiles(pictures[1]!)
    await dialog.getByLabel(t.titleEn).press('Enter')
    await expect(dialog.getByRole('progressbar').first()).toBeVisible()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    arrive()
    const preview = dialog.getByRole('region', { name: t.preview })
    await expect(preview.locator('[dir=ltr][lang=en]')).toContainText('Cappadocia at dawn')
    await expect(preview.locator('[dir=rtl][lang=fa]')).toContainText('سپیده‌دم کاپادوکیه')
    await expect(preview.locator('img')).toHaveCount(2)
    await dialog.getByRole('button', { name: t.addAd }).click()
    const row = page
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`(Cappadocia at dawn|سپیده‌دم کاپادوکیه) ${language}`) })
    await expect(row.getByText(t.shown)).toBeVisible()
    expect(trouble).toEqual([])
  })

  test(`a rate is set and kept in the history (${language})`, async ({ page }) => {
    const trouble = watchForTrouble(page)
    await speak(page, language)
    await logInToDesk(page)
    await page.goto('/desk/settings?tab=rates')
    await page.getByRole('button', { name: t.setRate }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel(t.worth)).toBeFocused()
    await page.keyboard.type('1294000')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('listitem').filter({ hasText: t.rate })).toHaveCount(1)
    await page.getByRole('button', { name: t.history }).click()
    await expect(page.getByRole('dialog').getByText(t.rate).first()).toBeVisible()

    // The log tells both sides as money, not as so many cents
    await page.goto('/desk/activity?what=rate-add')
    const step = page.getByRole('row').filter({ hasText: 'EUR/IRR' }).first()
    for (const side of t.sides) await expect(step.getByText(side, { exact: true })).toBeVisible()
    expect(trouble).toEqual([])
  })
}

test('the number that the desk sets is the one that agencies are told to call', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage()
  for (const desk of [page, other]) {
    await speak(desk, 'en')
    await logInToDesk(desk)
    await desk.goto('/desk/settings')
  }
  await other.getByLabel(settingsEn.supportPhone).fill('021 5555 5555')
  await page.getByLabel(settingsEn.supportPhone).fill('021 9100 4321')
  await page.getByRole('button', { name: hotelsEn.save }).click()
  await expect(page.getByText(settingsEn.saved, { exact: true })).toBeVisible()
  await expect
    .poll(async () => (await page.request.get('/api/PublicInfo')).json())
    .toEqual({ SupportPhone: '021 9100 4321' })

  // A colleague who was typing meanwhile keeps what they typed, and is told.
  await expect(other.getByText('Kaveh Moradi has saved a newer version')).toBeVisible()
  await expect(other.getByLabel(settingsEn.supportPhone)).toHaveValue('021 5555 5555')
  await other.getByRole('button', { name: hotelsEn.save }).click()
  await expect(other.getByRole('main').getByText(texts.en.changed)).toBeVisible()
  await other.getByRole('button', { name: formWords.en.newerTake }).click()
  await expect(other.getByLabel(settingsEn.supportPhone)).toHaveValue('021 5555 5555')
  await expect(other.getByText('Kaveh Moradi has changed this to 021 9100 4321', { exact: false })).toBeVisible()
})
