import type { Page } from '@playwright/test'
import type { ActivityRow, listActivity } from '../../packages/contract/src/activity.ts'
import type { ReplyOf } from '../../packages/contract/src/operation.ts'

type Step = Pick<ActivityRow, 'what'> & Partial<ActivityRow>

/** One of each kind of value that the log compares: nobody has done anything in the demo yet. */
const steps: Step[] = [
  {
    what: 'price-period-edit',
    about: { path: 'packages/1/properties/1', nameEn: 'Galata Court', nameFa: 'گالاتا کورت' },
    before: { room: 'Classic double', lastNight: '2027-03-18', price: 98_00, currency: 'EUR' },
    after: { lastNight: '2027-04-02', price: 112_50, currency: 'EUR' },
  },
  {
    what: 'package-edit',
    about: { path: 'packages/1', nameEn: 'Winter', nameFa: 'زمستان' },
    before: { titleEn: 'Winter', groups: '', availableUntil: '2027-03-31' },
    after: { titleEn: 'Winter and Nowruz', groups: 'Gold, Silver', availableUntil: '2027-04-15' },
  },
  {
    what: 'commission-edit',
    before: { group: 'Gold', hotel: 'Lara Lagoon', amount: 6_00, extraAmount: null, currency: 'EUR' },
    after: { amount: 7_50, extraAmount: 2_00, currency: 'EUR' },
  },
  {
    what: 'agency-suspend',
    agency: { id: 3, name: 'Kimia Tour' },
    before: { status: 'approved', reason: null },
    after: { status: 'suspended', reason: 'Receipts are missing' },
  },
  {
    what: 'colleague-role',
    agency: { id: 3, name: 'Kimia Tour' },
    subject: 'Nasrin Rahimi',
    who: { kind: 'agency', id: 7, name: 'Omid Rahimi' },
    before: { role: 'agent' },
    after: { role: 'owner' },
  },
  {
    what: 'room-type-edit',
    about: { path: 'packages/1/properties/1', nameEn: 'Galata Court', nameFa: 'گالاتا کورت' },
    before: { room: 'Classic double', view: 'city', board: null, extraBedIsAllowed: false, currency: 'EUR' },
    after: { view: 'partial-sea', board: 'HB', extraBedIsAllowed: true, currency: 'EUR' },
  },
  {
    what: 'special-date-add',
    about: { path: 'packages/1/properties/1', nameEn: 'Galata Court', nameFa: 'گالاتا کورت' },
    after: {
      titleEn: 'Nowruz',
      titleFa: 'نوروز',
      roomTypeId: null,
      firstNight: '2027-03-20',
      lastNight: '2027-03-24',
      roomDifference: 20_00,
      currency: 'EUR',
    },
  },
  {
    what: 'staff-roles',
    subject: 'shirin@sarai.example',
    before: { roles: 'reservations' },
    after: { roles: 'reservations,finance' },
  },
  { what: 'rate-add', subject: 'EUR/IRR', after: { day: '2026-11-15', fromAmount: 1_00, toAmount: 1_234_000 } },
]

const shared = {
  agency: null,
  about: null,
  subject: '',
  before: null,
  after: null,
  address: '192.0.2.7',
  reference: 'r',
}
const rows = steps.map((step, index): ActivityRow => {
  const at = new Date(Date.UTC(2026, 10, 15, 9, 40 - index * 4)).toISOString()
  return { ...shared, id: 100 - index, at, who: { kind: 'staff', id: 1, name: 'Kaveh Moradi' }, ...step }
})
const reply: ReplyOf<typeof listActivity> = { rows, next: 80, asked: { who: null, agency: null } }

export async function showSteps(page: Page) {
  await page.route('**/desk/api/activity*', (route) => route.fulfill({ json: reply }))
  await page.reload()
  await page.getByText('192.0.2.7').first().waitFor()
}
