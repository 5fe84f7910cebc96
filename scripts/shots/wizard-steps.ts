import type { Page } from '@playwright/test'

/** What is done in the wizard before its pictures are taken. */

export async function untilPicturesShow(page: Page) {
  await page.waitForFunction(() =>
    Array.from(document.images).every((image) => image.complete || image.loading === 'lazy'),
  )
}

/** What was begun before is offered over the hotels. */
export async function untilResumed(page: Page) {
  await page.locator('main section[aria-label]').first().waitFor()
  await untilPicturesShow(page)
}

export async function continueDraft(page: Page) {
  await untilResumed(page)
  await page.locator('main section[aria-label] button').first().click()
  await page.locator('main [name=passport]').first().waitFor()
  await untilPicturesShow(page)
}

/** Nobody in the demo has closed a tab while it was sent. */
export async function haveSent(page: Page) {
  const sent = { id: 6, requestNumber: 'R-6', hotelName: 'Galata Court Hotel', isHeard: false }
  const reply = { version: 9, savedAt: new Date().toISOString(), draft: null, sent }
  await page.route('**/api/drafts*', (route) => route.fulfill({ json: reply }))
  await page.reload()
  await page.getByText('R-6').first().waitFor()
  await untilPicturesShow(page)
}

/** The demo has no contract of this number. */
export async function openContract(page: Page) {
  const contract = { Id: 2207, OrderNumber: 'C-2207', Currency: 'EUR', State: 'Open', RequestCount: 2 }
  await page.route('**/api/OrderClient/2207', (route) => route.fulfill({ json: contract }))
  await page.reload()
  await page.locator('main li h3').first().waitFor()
  await untilPicturesShow(page)
}

/** The dialog of the rooms, with one of them added. */
export async function openRooms(page: Page) {
  await untilPicturesShow(page)
  await page.locator('main section button').first().click()
  await page.locator('[role=dialog] li button').first().click()
}

async function addRoom(page: Page) {
  await openRooms(page)
  await page.keyboard.press('Escape')
  await page.locator('[role=dialog]').waitFor({ state: 'detached' })
}

export async function nameGuests(page: Page) {
  await addRoom(page)
  const guests = page.locator('main fieldset:has([name=passport])')
  for (let place = 0; place < (await guests.count()); place += 1) {
    const guest = guests.nth(place)
    await guest.locator('[name=firstName]').fill(['Sara', 'Omid', 'Nika', 'Ali'][place] ?? 'Mina')
    await guest.locator('[name=lastName]').fill('Ahmadi')
    await guest.locator('[name=dateOfBirth]').fill('1992-04-17')
    // A page that still scrolls to the field would shut its list again.
    await guest.getByRole('combobox').click()
    await guest.getByRole('combobox').fill('ira')
    // What is said while nothing is found is an option too, without a name.
    await page.locator('[role=option]:has(bdi)').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    // Whoever comes last has not sent theirs yet.
    if (place === 0) await guest.locator('[name=passport]').fill('A12345678')
  }
  await toTop(page)
}

export async function goOnTooEarly(page: Page) {
  await addRoom(page)
  await goOn(page)
  await toTop(page)
}

export async function goToFlights(page: Page) {
  await nameGuests(page)
  await page.locator('main').getByRole('switch').first().click({ force: true })
  await goOn(page)
  await page.waitForURL(/step=flights/)
}

/** With a transfer, and a passport that is still to come. */
export async function goToReview(page: Page) {
  await goToFlights(page)
  const ways = page.locator('main section:has([name=flightNumber])')
  await ways.first().waitFor()
  for (let way = 0; way < (await ways.count()); way += 1) {
    const flight = ways.nth(way)
    await flight.locator('[name=flightNumber]').fill(['W5112', 'TK878'][way] ?? 'TK879')
    await flight.locator('[name=takeOffTime]').fill(['22:05', '18:20'][way] ?? '09:45')
    await flight.locator('[name=landingTime]').fill(['00:35', '22:05'][way] ?? '12:10')
    await flight.locator('[name=duration]').fill('03:00')
  }
  await goOn(page)
  await page.waitForURL(/step=review/)
  await page.locator('[role=timer]').waitFor()
  await untilPicturesShow(page)
  await toTop(page)
}

export async function openFares(page: Page) {
  await goToReview(page)
  await page.locator('button:has(.lucide-list-checks)').click()
  await page.locator('[role=dialog]').waitFor()
}

/** Somebody looks at the flights again, and meanwhile the last nights cost more and the first less. */
export async function comeBackDearer(page: Page) {
  await goToReview(page)
  await page.route('**/api/AccommodationReserveRequestClient', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: dearer((await answer.json()) as Quote) })
  })
  await page.goBack()
  await page.locator('[name=flightNumber]').first().waitFor()
  await goOn(page)
  await page.locator('main [role=alert] h2').waitFor()
  await toTop(page)
}

type Quote = {
  TotalPrice: number
  FinalPrice: number
  EachRoomPrice: { TotalPrice: number; FareBreakDown: { Price: { Room: number } }[] }[]
}

function dearer(quote: Quote): Quote {
  for (const room of quote.EachRoomPrice) {
    for (const [night, { Price }] of room.FareBreakDown.entries()) {
      const more = [-200, 600, 500][night] ?? 0
      Price.Room += more
      for (const sum of [room, quote]) sum.TotalPrice += more
      quote.FinalPrice += more
    }
  }
  return quote
}

/** The bars stand where a reader finds them first. */
const toTop = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))

const goOn = (page: Page) => page.locator('button[type=submit]').click()
