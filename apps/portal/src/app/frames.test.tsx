import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { readProfileSummary } from '@sarai/wire/portal/accounts.ts'
import { searchHotels } from '@sarai/wire/portal/catalogue.ts'
import { listColleagues } from '@sarai/wire/portal/colleagues.ts'
import { findLocations } from '@sarai/wire/portal/registry.ts'
import { listReceipts } from '@sarai/wire/portal/money/payments.ts'
import { countRequests } from '@sarai/wire/portal/request-counts.ts'
import { listTickets } from '@sarai/wire/portal/tickets.ts'
import { countTickets } from '@sarai/wire/portal/ticket-counts.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, inTurn, tell } from '@sarai/frame/testing/answers.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnLanguages, drawnWidths } from '@sarai/frame/testing/drawn-languages.ts'
import { expectHabits, expectShown } from '@sarai/frame/testing/look-over.ts'
import { en as loginEn } from '#app/login-frame-words.en.ts'
import { fa as loginFa } from '#app/login-frame-words.fa.ts'
import { en as pageEn } from '#app/page-words.en.ts'
import { fa as pageFa } from '#app/page-words.fa.ts'
import { en as shellEn } from '#app/shell-words.en.ts'
import { fa as shellFa } from '#app/shell-words.fa.ts'
import * as sold from '#features/new-request/testing/sold.ts'
import { someCategories } from '#features/support/testing/some-tickets.ts'
import { portal } from '#testing/portal.ts'

const noPayments = answerTo(listReceipts, { Data: [], Total: 0 })
const noTickets = [answerTo(listTickets, { rows: [], next: null }), someCategories]
const nothingFound = [answerTo(searchHotels, []), answerTo(findLocations, []), answerTo(listColleagues, [])]
const profile = { UserName: 'Nasrin Rahimi', AgencyName: 'Parvaz Asia', Role: 'owner' } as const

test.each(drawnLanguages('the sidebar asks to verify'))(
  'the sidebar asks to verify the e-mail only while the profile does [shell-05], in %s',
  async (language) => {
    const t = translator(language, { en: pageEn, fa: pageFa })
    const verify = page.getByRole('complementary').getByRole('link', { name: t('verifyEmail'), exact: true })
    const waiting = [answerTo(readProfileSummary, { ...profile, ShouldVerifyEmail: true })]
    await drawScreen(portal, '/payments', { language, answers: [...waiting, noPayments] })
    await expect.element(verify).toHaveAttribute('href', '/account/verify-email')
  },
)

test.each(drawnLanguages('the sidebar says how many'))(
  'the sidebar says how many requests wait for the agency, and follows them, in %s',
  async (language) => {
    const t = translator(language, { en: shellEn, fa: shellFa })
    const counts = inTurn(answerTo(countRequests, { waitingForYou: 5 }), answerTo(countRequests, { waitingForYou: 4 }))
    await drawScreen(portal, '/payments', { language, answers: [counts, noPayments] })
    const side = page.getByRole('complementary')
    await expect.element(side.getByText(t('requestsWaiting', { count: 5 }))).toBeInTheDocument()
    tell({ what: 'request', id: '7' })
    await expect.element(side.getByText(t('requestsWaiting', { count: 4 }))).toBeInTheDocument()
  },
)

test.each(drawnWidths('support has answered'))(
  'says that support has answered, and follows what is read [ticket-01], in %s at %d',
  async (language, width) => {
    const t = translator(language, { en: shellEn, fa: shellFa })
    const counts = inTurn(answerTo(countTickets, { Unread: 2 }), answerTo(countTickets, { Unread: 0 }))
    await drawScreen(portal, '/payments', { language, width, answers: [counts, noPayments] })
    const saying = { name: t('supportAnswered', { count: 2 }), exact: false }
    await page.getByRole('button', saying).first().click()
    const support = page.getByRole(width === 390 ? 'link' : 'menuitem', saying)
    await expect.element(support).toHaveAttribute('href', '/support')
    tell({ what: 'ticket', id: '7' })
    await expect.element(support).not.toBeInTheDocument()
  },
)

test('the sidebar does not ask whoever has verified it [shell-05]', async () => {
  const t = translator('en', { en: pageEn, fa: pageFa })
  await drawScreen(portal, '/payments', { language: 'en', answers: [noPayments] })
  await expect.element(page.getByRole('complementary').getByText(profile.AgencyName)).toBeVisible()
  expect(page.getByRole('link', { name: t('verifyEmail'), exact: true }).all()).toEqual([])
})

test.each(drawnLanguages('on a phone the entries'))(
  'on a phone the entries stand in no sidebar, and nothing scrolls sideways [shell-12], in %s',
  async (language) => {
    const t = translator(language, { en: pageEn, fa: pageFa })
    await drawScreen(portal, '/payments', { language, width: 390, answers: [noPayments] })
    await expect.element(page.getByRole('navigation').getByRole('link', { name: t('dashboard') })).toBeVisible()
    expect(document.querySelector('aside')).toBeNull()
    expectHabits(language)
  },
)

test.each(drawnLanguages('the login stands beside'))(
  'the login stands beside the title and the subtitle of the site [shell-09], in %s',
  async (language) => {
    const t = translator(language, { en: loginEn, fa: loginFa })
    await drawScreen(portal, '/auth/login', { language, answers: [], as: 'visitor' })
    await expectShown([t('title'), t('subtitle'), t('pointRates'), t('pointCommission'), t('pointDesk')])
    const [title, form] = [page.getByText(t('title')).element(), document.querySelector('form')!]
    const [site, login] = [title.getBoundingClientRect(), form.getBoundingClientRect()]
    const isBeside = language === 'fa' ? site.left > login.right : site.right < login.left
    expect(isBeside).toBe(true)
  },
)

test.each(drawnLanguages('the palette finds hotels'))(
  'the palette finds hotels, places and colleagues, in %s',
  async (language) => {
    const answers = [
      answerTo(searchHotels, [sold.aHotel(language, { hotelName: 'Galata Court' })]),
      answerTo(findLocations, [
        { Id: 'tr-istanbul-galata', Title: 'Galata', City: 'Metropolis', CountryCode: 'TR' },
      ] as never),
      answerTo(listColleagues, [
        {
          Id: 9,
          Version: 1,
          FirstName: 'Mina',
          LastName: 'Galatai',
          Email: 'mina@agency.example',
          Role: 'booker',
          IsDisabled: false,
          IsMe: false,
        },
      ] as never),
      noPayments,
    ]
    await drawScreen(portal, '/payments', { language, answers })
    const shell = translator(language, { en: shellEn, fa: shellFa })
    await page
      .getByRole('button', { name: shell('search'), exact: false })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('textbox').fill('gala')
    const found = (name: string) => page.getByRole('menuitem', { name, exact: false })
    await expect.element(found('Galata Court')).toHaveAttribute('href', '/reservations/new?name=Galata+Court')
    await expect
      .element(found('Metropolis'))
      .toHaveAttribute('href', '/reservations/new?place=tr-istanbul-galata&placeName=Galata')
    await expect.element(found('Mina Galatai')).toHaveAttribute('href', '/account/colleagues')
  },
)

test.each(drawnLanguages('the palette leads to support'))(
  'the palette leads to support, by its name in either language, in %s',
  async (language) => {
    const t = translator(language, { en: pageEn, fa: pageFa })
    const shell = translator(language, { en: shellEn, fa: shellFa })
    for (const typed of [pageEn.support, pageFa.support]) {
      await drawScreen(portal, '/payments', { language, answers: [noPayments, ...noTickets, ...nothingFound] })
      const search = page.getByRole('button', { name: shell('search'), exact: false })
      await search.first().click()
      await page.getByRole('dialog').getByRole('textbox').fill(typed)
      await page.getByRole('menuitem', { name: t('support'), exact: true }).click()
      await expect.element(page.getByRole('heading', { name: t('support'), level: 1 })).toBeVisible()
    }
  },
)
