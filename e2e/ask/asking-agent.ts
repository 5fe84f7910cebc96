import { expect, type Locator, type Page } from '@playwright/test'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as flightsEn } from '../../apps/portal/src/features/new-request/flights/messages.en.ts'
import { en as guestsEn } from '../../apps/portal/src/shared/guest-form/messages.en.ts'
import { en as hotelsEn } from '../../apps/portal/src/features/new-request/messages.en.ts'
import { en as reviewEn } from '../../apps/portal/src/features/new-request/review/messages.en.ts'
import { en as roomsEn } from '../../apps/portal/src/features/new-request/rooms/messages.en.ts'
import { fa as flightsFa } from '../../apps/portal/src/features/new-request/flights/messages.fa.ts'
import { fa as guestsFa } from '../../apps/portal/src/shared/guest-form/messages.fa.ts'
import { fa as hotelsFa } from '../../apps/portal/src/features/new-request/messages.fa.ts'
import { fa as reviewFa } from '../../apps/portal/src/features/new-request/review/messages.fa.ts'
import { fa as roomsFa } from '../../apps/portal/src/features/new-request/rooms/messages.fa.ts'
import { openAccount, type NewAgency } from '../new-agency.ts'
import { logInToPortal, speak, type Language } from '../people.ts'

/** Somebody who asks for rooms, with an agency of their own: a person has one draft. */

/** Rooms of a city hotel: single, double, deluxe double, triple, suite for four. */
export const taksim = { en: 'Taksim Lale Hotel', fa: 'هتل لاله تکسیم' }
/** For the walk that changes its prices. */
export const talimhane = { en: 'Talimhane Grand', fa: 'گرند تعلیم‌خانه' }

/** Days from today, as the wizard's address and fields take them. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

export async function askingAgent(page: Page, language: Language, { phone = false } = {}) {
  const account = await openAccount(language)
  if (phone) await page.setViewportSize({ width: 390, height: 844 })
  await speak(page, language)
  await logInToPortal(page, account)
  return agentAt(page, language, account, { phone })
}

/** Their hands in one browser. */
export function agentAt(page: Page, language: Language, account: NewAgency, { phone = false } = {}) {
  const hotels = translator(language, { en: hotelsEn, fa: hotelsFa })
  const rooms = translator(language, { en: roomsEn, fa: roomsFa })
  const guests = translator(language, { en: guestsEn, fa: guestsFa })
  const flights = translator(language, { en: flightsEn, fa: flightsFa })
  const review = translator(language, { en: reviewEn, fa: reviewFa })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  const field = (part: Page | Locator, label: string) => part.getByLabel(labelled(label))
  const guest = (room: number, number: number) =>
    page.getByRole('group', { name: guests('guestOf', { room, number }), exact: true })

  return {
    account,
    words: { hotels, rooms, guests, flights, review },
    press,
    guest,
    /** By its name, for three nights in a month. */
    async chooseHotel(name: string, at = '/reservations/new') {
      await page.goto(`${at}?name=${encodeURIComponent(name)}&from=${inDays(30)}&until=${inDays(33)}`)
      await page
        .getByRole('button', { name: hotels('chooseHotel', { hotel: name }), exact: true })
        .first()
        .click()
      await expect(page).toHaveURL(/hotel=\d+/)
    },
    async addRooms(...places: readonly number[]) {
      await press(rooms('chooseRoom'))
      const sheet = page.getByRole('dialog')
      const adds = sheet.getByRole('button').filter({ hasText: rooms('add') })
      for (const place of places) await adds.nth(place).click()
      await press(rooms('done'))
      await expect(sheet).toHaveCount(0)
    },
    async nameGuest(room: number, number: number, { first = 'Sara', last = 'Ahmadi', passport = '', born = '' } = {}) {
      const form = guest(room, number)
      await field(form, guests('firstName')).fill(first)
      await field(form, guests('lastName')).fill(last)
      if (born !== '') await field(form, guests('dateOfBirth')).fill(born)
      await field(form, guests('nationality')).click()
      await field(form, guests('nationality')).fill('ira')
      await page.getByRole('option').filter({ hasText: 'IR' }).first().click()
      if (passport !== '') await field(form, guests('passport')).fill(passport)
    },
    async fly(way: 'departure' | 'return', number: string) {
      const card = page.getByRole('region', { name: flights(way), exact: true })
      await field(card, flights('flightNumber')).fill(number)
      await field(card, flights('takeOffTime')).fill('09:45')
      await field(card, flights('landingTime')).fill('12:10')
    },
    withTransfer: () =>
      page
        .getByRole('switch', { name: rooms('transfer') })
        .first()
        .click({ force: true }),
    toFlights: () => press(rooms(phone ? 'next' : 'nextFlights')),
    fromFlights: () => press(flights('next')),
    toReview: () => press(rooms(phone ? 'next' : 'nextReview')),
    async isReviewed() {
      await expect(page.getByRole('heading', { name: review('cost') })).toBeVisible()
    },
    refersTo: (reference: string) => page.locator('input[name=agencyRef]').fill(reference),
    submit: () => press(review('submit')),
    /** The list, with the row of what was submitted; its id. */
    async isSubmitted(): Promise<number> {
      await expect(page.getByText(review('submitted')).first()).toBeVisible()
      await expect(page).toHaveURL(/\/reservations\/list\?new=\d+/)
      const id = Number(new URL(page.url()).searchParams.get('new'))
      await expect(page.getByText(`R-${id}`).first()).toBeVisible()
      return id
    },
  }
}

/** A field by its whole label: the words of another may begin with it. */
export const labelled = (label: string) => new RegExp(String.raw`^${label.replaceAll(/[()]/g, String.raw`\$&`)}\s*\*?$`)
