import { expect, test } from '@playwright/test'
import { en as carouselEn } from '../packages/ui/src/kit/carousel/carousel-words.en.ts'
import { en as commissionEn } from '../packages/ui/src/booking/commission-words.en.ts'
import { en as dashboardEn } from '../apps/portal/src/features/dashboard/messages.en.ts'
import { en as stateEn } from '../packages/ui/src/booking/state-words.en.ts'
import { fa as carouselFa } from '../packages/ui/src/kit/carousel/carousel-words.fa.ts'
import { fa as commissionFa } from '../packages/ui/src/booking/commission-words.fa.ts'
import { fa as dashboardFa } from '../apps/portal/src/features/dashboard/messages.fa.ts'
import { fa as stateFa } from '../packages/ui/src/booking/state-words.fa.ts'
import { like, demoLogins, logInToPortal, speak, watchForTrouble, walkedIn } from './people.ts'

const texts = {
  en: {
    offers: dashboardEn.adsRegion,
    next: carouselEn.next,
    pause: /(Pause|Play) the slide show/,
    tiles: [stateEn.New, stateEn.PaymentPending, stateEn.Confirmed, stateEn.Rejected],
    updated: like(dashboardEn.lastUpdated),
    refresh: dashboardEn.refresh,
    commissions: dashboardEn.commissions,
    unit: commissionEn.unit,
    packages: dashboardEn.packages,
    edited: /edited .*(ago|now)/,
    download: like(dashboardEn.downloadOf),
    excel: dashboardEn.asExcel,
    unread: dashboardEn.unread,
  },
  fa: {
    offers: dashboardFa.adsRegion,
    next: carouselFa.next,
    pause: /(توقف|ادامه) نمایش/,
    tiles: [stateFa.New, stateFa.PaymentPending, stateFa.Confirmed, stateFa.Rejected],
    updated: like(dashboardFa.lastUpdated),
    refresh: dashboardFa.refresh,
    commissions: dashboardFa.commissions,
    unit: commissionFa.unit,
    packages: dashboardFa.packages,
    edited: /ویرایش .*(پیش|حالا)/,
    download: like(dashboardFa.downloadOf),
    excel: dashboardFa.asExcel,
    unread: dashboardFa.unread,
  },
} as const

for (const language of walkedIn('fa')) {
  const t = texts[language]

  test(`the dashboard is read, refreshed and downloaded from, part by part (${language}) [dash-01] [dash-02] [dash-03] [dash-04] [dash-05] [dash-06]`, async ({
    page,
  }) => {
    const trouble = watchForTrouble(page)
    await speak(page, language)
    await logInToPortal(page, demoLogins.portal)

    await test.step('offers pass by, can be turned by hand and held', async () => {
      const offers = page.getByRole('region', { name: t.offers })
      const slides = offers.locator('[aria-current=true]')
      const first = await slides.getAttribute('aria-label')
      await offers.getByRole('button', { name: t.next }).click()
      await expect(slides).not.toHaveAttribute('aria-label', first ?? '')
      await expect(offers.getByRole('button', { name: t.pause })).toBeVisible()
    })

    await test.step('the first two commission periods are open', async () => {
      const commissions = page.getByRole('region', { name: t.commissions })
      const periods = commissions.locator('button[aria-expanded]')
      await expect(periods.first()).toHaveAttribute('aria-expanded', 'true')
      if ((await periods.count()) > 2) await expect(periods.nth(2)).toHaveAttribute('aria-expanded', 'false')
      await expect(commissions.getByText(t.unit).first()).toBeVisible()
    })

    await test.step('a request with unread messages leads to them', async () => {
      const unread = page.getByRole('region', { name: t.unread }).getByRole('link', { name: /R-\d+/ }).first()
      await expect(unread).toHaveAttribute('href', /\/reservations\/reservation-details\/\d+\?tab=messages$/)
    })

    await test.step('a package tells its last edit, and its price list is downloaded', async () => {
      const packages = page.getByRole('region', { name: t.packages })
      await expect(packages.getByText(t.edited).first()).toBeVisible()
      const download = packages.getByRole('button', { name: t.download }).first()
      await download.click()
      const downloaded = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: t.excel }).click()
      expect((await downloaded).suggestedFilename()).toMatch(/\.xlsx$/)
      // The button was there all the time, with the focus: the keyboard goes on from it.
      await expect(download).toBeFocused()
    })

    await test.step('refresh reads every part again', async () => {
      await expect(page.getByText(t.updated)).toBeVisible()
      const asked = new Set<string>()
      page.on('request', (request) => asked.add(new URL(request.url()).pathname))
      await page.getByRole('button', { name: t.refresh, exact: true }).click()
      await expect
        .poll(() => [...asked])
        .toEqual(expect.arrayContaining(['/api/Pictures', '/api/DashboardClient', '/api/AccommodationPackageClient']))
    })

    await test.step('the four tiles lead to the requests they count', async () => {
      for (const tile of t.tiles) await expect(page.locator('main').getByRole('link', { name: tile })).toBeVisible()
      await page.locator('main').getByRole('link', { name: t.tiles[2] }).click()
      await expect(page).toHaveURL(/\/reservations\/list\?state=Confirmed$/)
    })
    expect(trouble).toEqual([])
  })
}
