import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'
import {
  comeBackDearer,
  continueDraft,
  goOnTooEarly,
  goToFlights,
  goToReview,
  haveSent,
  nameGuests,
  openContract,
  openFares,
  openRooms,
  untilPicturesShow,
  untilResumed,
} from './wizard-steps.ts'

/** What an agency works with. */
export const portalScreens: readonly Screen[] = [
  { name: 'dashboard', path: '/dashboard', as: 'agency', before: untilPicturesShow },
  { name: 'dashboard-failing', path: '/dashboard', as: 'agency', before: loseCommissions },
  { name: 'wizard-hotels', path: '/reservations/new', as: 'agency', before: untilPicturesShow },
  { name: 'wizard-stay', path: `/reservations/new?name=galata&${stay()}`, as: 'agency', before: untilPicturesShow },
  { name: 'wizard-none', path: '/reservations/new?name=qqqqzzzz', as: 'agency' },
  { name: 'wizard-rooms', path: '/reservations/new?hotel=1', as: 'agency', before: untilPicturesShow },
  { name: 'wizard-choose-room', path: `/reservations/new?hotel=1&${stay()}`, as: 'agency', before: openRooms },
  { name: 'wizard-guests', path: `/reservations/new?hotel=1&${stay()}`, as: 'agency', before: nameGuests },
  { name: 'wizard-guests-wrong', path: `/reservations/new?hotel=1&${stay()}`, as: 'agency', before: goOnTooEarly },
  { name: 'wizard-flights', path: `/reservations/new?hotel=1&${stay()}`, as: 'agency', before: goToFlights },
  { name: 'wizard-review', path: `/reservations/new?hotel=1&${stay()}`, as: 'agency', before: goToReview },
  { name: 'wizard-fares', path: `/reservations/new?hotel=1&${stay()}`, as: 'agency', before: openFares },
  { name: 'wizard-price-changed', path: `/reservations/new?hotel=1&${stay()}`, as: 'agency', before: comeBackDearer },
  { name: 'wizard-draft', path: '/reservations/new', as: 'agent', before: untilResumed },
  { name: 'wizard-draft-continued', path: '/reservations/new', as: 'agent', before: continueDraft },
  { name: 'wizard-sent', path: '/reservations/new', as: 'agency', before: haveSent },
  { name: 'wizard-add', path: '/reservations/add-reservation/2207', as: 'agency', before: openContract },
  { name: 'requests', path: '/reservations/list?new=6', as: 'agency' },
  { name: 'requests-peek', path: '/reservations/list', as: 'agency', before: peek },
  { name: 'requests-empty', path: '/reservations/list', as: 'agency', before: haveNoRequests },
  { name: 'request', path: '/reservations/reservation-details/3', as: 'agency', before: untilPicturesShow },
  { name: 'request-messages', path: '/reservations/reservation-details/2?tab=messages', as: 'agency' },
  { name: 'support', path: '/support', as: 'agency' },
  { name: 'support-ticket', path: '/support/2', as: 'agency' },
  { name: 'support-ticket-closed', path: '/support/1', as: 'agency' },
  { name: 'support-new', path: '/support/new', as: 'agency' },
  { name: 'support-new-missing', path: '/support/new', as: 'agency', before: sendNothing },
  { name: 'request-fare', path: '/reservations/reservation-details/3', as: 'agency', before: openFare },
  { name: 'request-cancel', path: '/reservations/reservation-details/3', as: 'agency', before: askToCancel },
  { name: 'request-change-dates', path: '/reservations/modify-date-reservation/3', as: 'agency' },
  { name: 'request-change-room', path: '/reservations/modify-room-reservation/3/3?room=1', as: 'agency' },
  { name: 'request-change-flights', path: '/reservations/modify-flight-reservation/3', as: 'agency' },
  { name: 'request-guests', path: '/reservations/reservation-details/3', as: 'agency', before: editing('users') },
  { name: 'request-reference', path: '/reservations/reservation-details/3', as: 'agency', before: editing('hash') },
  { name: 'request-instead', path: '/reservations/reservation-details/5', as: 'agency' },
  { name: 'request-instead-choose', path: '/reservations/reservation-details/5', as: 'agency', before: chooseInstead },
  { name: 'request-offer', path: '/reservations/reservation-details/8', as: 'agency' },
  { name: 'request-offer-accept', path: '/reservations/reservation-details/8', as: 'agency', before: acceptOffer },
  { name: 'request-revive', path: '/reservations/reservation-details/7', as: 'agency', before: askToRevive },
  { name: 'request-unknown', path: '/reservations/reservation-details/999999', as: 'agency' },
  { name: 'contracts', path: '/orders', as: 'agency' },
  { name: 'contracts-settled', path: '/orders?view=settled', as: 'agency' },
  { name: 'contracts-waiting', path: '/orders?view=waiting', as: 'agency' },
  { name: 'contract', path: '/orders/order-details/10', as: 'agency' },
  { name: 'contract-nothing-due', path: '/orders/order-details/3', as: 'agency' },
  { name: 'contract-confirmed', path: '/orders/order-details/9', as: 'agency' },
  { name: 'contract-credit', path: '/orders/order-details/11', as: 'agency' },
  { name: 'contract-cancelled', path: '/orders/order-details/12', as: 'agency' },
  { name: 'contract-waiting', path: '/orders/order-details/13', as: 'agency' },
  { name: 'contract-receipt', path: '/orders/order-details/10?pay=receipt', as: 'agency', before: untilDialog },
  { name: 'contract-cash', path: '/orders/order-details/10?pay=cash', as: 'agency', before: untilDialog },
  { name: 'contract-unknown', path: '/orders/order-details/999999', as: 'agency' },
  { name: 'payments', path: '/payments', as: 'agency' },
  { name: 'payments-cash', path: '/payments?tab=cash', as: 'agency' },
  { name: 'transactions', path: '/transactions', as: 'agency' },
  { name: 'not-loaded', path: '/orders', as: 'agency', before: loseCode },
  { name: 'request-client', path: '/reservations/reservation-details/3', as: 'agency', before: hideCommission },
]

/** Three nights, a week from now. */
function stay(): string {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  return `from=${day(7)}&until=${day(10)}`
}

async function untilDialog(page: Page) {
  await page.getByRole('dialog').waitFor()
}

async function chooseInstead(page: Page) {
  await page
    .locator('main')
    .getByRole('button', { name: /^(Choose|انتخاب)$/ })
    .first()
    .click()
  await page.getByRole('alertdialog').waitFor()
}

async function acceptOffer(page: Page) {
  await page.locator('main button:has(.lucide-check)').first().click()
  await page.getByRole('alertdialog').waitFor()
}

async function loseCommissions(page: Page) {
  await page.route('**/api/DashboardClient*', (route) =>
    route.request().headers()['accept']?.includes('Commission') ? route.fulfill({ status: 500 }) : route.continue(),
  )
  await page.reload()
  await page.getByRole('alert').first().waitFor()
}

async function haveNoRequests(page: Page) {
  await page.route('**/api/AccommodationReserveRequestClient*', (route) =>
    route.request().headers()['accept']?.includes('GridResult_AccommodationReserveRequestDTO')
      ? route.fulfill({ json: { Data: [], Total: 0 } })
      : route.continue(),
  )
  await page.reload()
  await page.locator('main table, main [aria-busy=true]').first().waitFor({ state: 'detached' })
}

/** Only where there is room for it; a phone shows the list. */
async function peek(page: Page) {
  await page.locator('main [data-row-link]').first().focus()
  await page.keyboard.press('Space')
  if (page.viewportSize()!.width >= 1280) await page.locator('aside dl').waitFor()
}

/** The last of the portal's: it stays off until the session ends. */
async function hideCommission(page: Page) {
  await page.locator('main section label:has([role=switch])').click()
  await page.evaluate(() => window.scrollTo(0, 0))
  await untilPicturesShow(page)
}

async function openFare(page: Page) {
  await page.locator('main section button:has(.lucide-list-checks)').click()
  await page.locator('[role=dialog]').waitFor()
}

async function askToCancel(page: Page) {
  await page.locator('main header button:has(.lucide-circle-x)').click()
  await page.locator('[role=alertdialog]').waitFor()
}

/** Once the worker has found out that its deadline is over. */
async function askToRevive(page: Page) {
  await page.locator('main button:has(.lucide-rotate-ccw)').click()
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor()
}

/** By the picture of its entry: what it is called differs by language. */
function editing(icon: 'users' | 'hash') {
  return async (page: Page) => {
    await page.locator('main header button:has(.lucide-pencil)').click()
    await page.locator(`[role=menuitem]:has(.lucide-${icon})`).click()
    await page.locator('[role=dialog] form').waitFor()
  }
}

async function loseCode(page: Page) {
  await page.route('**/assets/contract-pages*', (route) => route.fulfill({ status: 404 }))
  await page.reload()
  // It loads itself anew once; the picture is of what stays.
  await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.startsWith('sarai.loaded-anew')))
  await page.waitForLoadState('networkidle')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** What is missing is said at each field, and over the page. */
async function sendNothing(page: Page) {
  await page.locator('main form button[type=submit]').click()
  await page.getByRole('alert').last().waitFor()
}
