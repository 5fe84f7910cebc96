import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { readStaffProfile } from '@sarai/wire/desk/accounts.ts'
import { listAgencies } from '@sarai/wire/desk/agencies.ts'
import { listHotels } from '@sarai/wire/desk/hotels.ts'
import { listStaffSessions } from '@sarai/wire/desk/own-account.ts'
import { listPackages } from '@sarai/wire/desk/packages.ts'
import { findRequestAgencies, findRequestHotels } from '@sarai/wire/desk/requests/queues.ts'
import { listStaff } from '@sarai/wire/desk/staff.ts'
import { answerTo, callsTo, failureOf } from '@sarai/frame/testing/answers.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#app/desk-words.en.ts'
import { fa } from '#app/desk-words.fa.ts'
import { desk } from '#testing/desk.ts'

const istanbul = {
  id: 'tr-istanbul',
  nameEn: 'Istanbul',
  nameFa: 'استانبول',
  city: null,
  countryCode: 'TR',
  timeZone: 'Europe/Istanbul',
}
const galata = {
  id: 7,
  nameEn: 'Galata Court',
  nameFa: 'گالاتا کورت',
  grade: 4,
  place: istanbul,
  active: true,
  picture: null,
  pictures: 0,
  packages: 1,
  editedAt: '2026-11-01T08:00:00.000Z',
}
const autumn = {
  id: 3,
  version: 1,
  titleEn: 'Galata in autumn',
  titleFa: 'گالاتا در پاییز',
  status: 'published',
  availableFrom: '2026-10-01',
  availableUntil: '2026-12-20',
  currency: 'EUR',
  groups: [],
  hotels: 1,
  editedAt: '2026-11-01T08:00:00.000Z',
}
const agency = {
  id: 5,
  version: 1,
  status: 'approved',
  name: 'Galata Gasht',
  mobile: '+989121234567',
  language: 'fa',
  group: null,
  registeredAt: '2026-11-01T08:00:00.000Z',
  decidedAt: null,
  managerName: 'Nasrin Rahimi',
  email: 'nasrin@galata.example',
}
const mina = {
  id: 9,
  version: 1,
  username: 'mina@sarai.example',
  name: 'Mina Galatai',
  roles: ['catalogue'],
  state: 'active',
  hasFactor: true,
  lastSeenAt: null,
}

const everything = [
  answerTo(listStaffSessions, []),
  answerTo(listHotels, { rows: [galata], total: 1, next: null }),
  answerTo(listPackages, { rows: [autumn], total: 1, next: null } as never),
  answerTo(listAgencies, { rows: [agency], total: 1, next: null } as never),
  answerTo(listStaff, { rows: [mina], next: null } as never),
  answerTo(findRequestAgencies, { agencies: [{ id: 5, name: 'Galata Gasht' }] }),
  answerTo(findRequestHotels, { hotels: [{ id: 7, nameEn: 'Galata Court', nameFa: 'گالاتا کورت' }] }),
]

const found = (name: string) => page.getByRole('menuitem', { name, exact: false })

async function typeInPalette(typed: string, words: { search: string } = en) {
  await page.getByRole('button', { name: words.search, exact: false }).first().click()
  await page.getByRole('dialog').getByRole('textbox').fill(typed)
}

test.each(drawnLanguages('the palette finds hotels'))(
  'the palette finds hotels, packages, agencies and people (%s)',
  async (language) => {
    const t = translator(language, { en, fa })
    const isPersian = language === 'fa'
    await drawScreen(desk, '/account', { language, answers: everything })
    await expect.element(page.getByRole('link', { name: t('hotels') }).first()).toBeVisible()
    await typeInPalette('galata', isPersian ? fa : en)
    await expect.element(found(isPersian ? galata.nameFa : galata.nameEn)).toHaveAttribute('href', '/desk/hotels/7')
    await expect.element(found(isPersian ? autumn.titleFa : autumn.titleEn)).toHaveAttribute('href', '/desk/packages/3')
    await expect.element(found(agency.name)).toHaveAttribute('href', '/desk/agencies/5')
    await expect.element(found(mina.name)).toHaveAttribute('href', '/desk/staff')
  },
)

test.each(drawnLanguages('the palette opens what has a number'))(
  'the palette opens a request, a contract, a payment or a ticket by its number (%s)',
  async (language) => {
    const own = { en, fa }[language]
    await drawScreen(desk, '/account', { language, answers: everything })
    await expect.element(page.getByRole('link', { name: own.hotels }).first()).toBeVisible()
    await typeInPalette('r-10482', own)
    await expect.element(found('R-10482')).toHaveAttribute('href', '/desk/requests/10482')
    await expect.element(found('R-10482').getByText(own.request, { exact: true })).toBeVisible()
    const typeAgain = (typed: string) => page.getByRole('dialog').getByRole('textbox').fill(typed)
    await typeAgain('C‑۲۲۰۷')
    await expect.element(found('C-2207')).toHaveAttribute('href', '/desk/contracts/2207')
    expect(found('R-').elements()).toHaveLength(0)
    await typeAgain(' P 3421')
    await expect.element(found('P-3421')).toHaveAttribute('href', '/desk/receipts?open=3421')
    await typeAgain('T-12')
    await expect.element(found('T-12')).toHaveAttribute('href', '/desk/messages?ticket=12')
    await typeAgain('2207')
    for (const letter of ['R', 'C', 'P', 'T']) await expect.element(found(`${letter}-2207`)).toBeVisible()
    await typeAgain('0912')
    await expect.element(found(agency.name)).toBeVisible()
    expect(found('-0912').elements()).toHaveLength(0)
  },
)

test.each(drawnLanguages('numbers by role'))(
  'the palette opens no number that is closed to the role (%s)',
  async (language) => {
    const own = { en, fa }[language]
    const clerk = { id: 1, username: 'sara', name: 'Sara', roles: ['reservations' as const], recoveryCodes: 8 }
    await drawScreen(desk, '/account', { language, answers: [answerTo(readStaffProfile, clerk), ...everything] })
    await expect.element(page.getByRole('link', { name: own.requests }).first()).toBeVisible()
    await typeInPalette('2207', own)
    await expect.element(found('R-2207')).toBeVisible()
    for (const letter of ['C', 'P']) expect(found(`${letter}-2207`).elements()).toHaveLength(0)
  },
)

test.each(drawnLanguages('what the palette looks for'))(
  'the palette looks only for what the role may open (%s)',
  async (language) => {
    const own = { en, fa }[language]
    const clerk = { id: 1, username: 'sara', name: 'Sara', roles: ['reservations' as const], recoveryCodes: 8 }
    const { asked } = await drawScreen(desk, '/account', {
      language,
      answers: [answerTo(readStaffProfile, clerk), ...everything],
    })
    await expect.element(page.getByRole('link', { name: own.requests }).first()).toBeVisible()
    await typeInPalette('galata', own)
    await expect.element(found(agency.name)).toHaveAttribute('href', '/desk/requests?agency=5')
    const hotel = language === 'fa' ? galata.nameFa : galata.nameEn
    await expect.element(found(hotel)).toHaveAttribute('href', '/desk/requests?hotel=7')
    for (const closed of [listHotels, listPackages, listStaff]) expect(callsTo(closed, asked)).toHaveLength(0)
  },
)

test.each(drawnLanguages('what the palette cannot read'))(
  'what cannot be read does not keep the palette from finding the rest (%s)',
  async (language) => {
    const own = { en, fa }[language]
    await drawScreen(desk, '/account', { language, answers: [failureOf(listHotels), ...everything] })
    await expect.element(page.getByRole('link', { name: own.hotels }).first()).toBeVisible()
    await typeInPalette('galata', own)
    await expect.element(found(agency.name)).toBeVisible()
    expect(found(language === 'fa' ? galata.nameFa : galata.nameEn).elements()).toHaveLength(0)
  },
)
