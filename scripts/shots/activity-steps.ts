import type { Page } from '@playwright/test'
import type { ActivityRow, listActivity } from '../../packages/wire/src/desk/activity.ts'
import type { WordList } from '../../packages/wire/src/desk/activity-values.ts'
import type { ReplyOf } from '../../packages/wire/src/core/operation.ts'

type Step = Pick<ActivityRow, 'what'> & Partial<ActivityRow>

const euros = (minor: number) => ({ is: 'money', minor, currency: 'EUR' }) as const
const day = (text: string) => ({ is: 'day', day: text }) as const
const text = (of: string) => ({ is: 'text', text: of }) as const
const words = (of: WordList, ...codes: string[]) => ({ is: 'words' as const, of, codes })
const yesNo = (yes: boolean) => ({ is: 'yes-no', yes }) as const
const contact = (of: string) => ({ is: 'contact', text: of }) as const

const galata = { kind: 'property', id: 1, packageId: 1, nameEn: 'Galata Court', nameFa: 'گالاتا کورت' } as const
const winter = { kind: 'package', id: 1, packageId: null, nameEn: 'Winter', nameFa: 'زمستان' } as const

/** One of each kind of value that the log compares: nobody has done anything in the demo yet. */
const steps: Step[] = [
  {
    what: 'price-period-edit',
    about: galata,
    before: { room: text('Classic double'), lastNight: day('2027-03-18'), price: euros(98_00) },
    after: { lastNight: day('2027-04-02'), price: euros(112_50) },
  },
  {
    what: 'package-edit',
    about: winter,
    before: { titleEn: text('Winter'), groups: null, availableUntil: day('2027-03-31') },
    after: {
      titleEn: text('Winter and Nowruz'),
      groups: words('agency-group', 'Gold', 'Silver'),
      availableUntil: day('2027-04-15'),
    },
  },
  {
    what: 'commission-edit',
    before: {
      group: words('agency-group', 'Gold'),
      hotel: text('Lara Lagoon'),
      amount: euros(6_00),
      extraAmount: null,
    },
    after: { amount: euros(7_50), extraAmount: euros(2_00) },
  },
  {
    what: 'agency-suspend',
    agency: { id: 3, name: 'Kimia Tour' },
    before: { status: words('status', 'approved'), reason: null },
    after: { status: words('status', 'suspended'), reason: text('Receipts are missing') },
  },
  {
    what: 'colleague-role',
    agency: { id: 3, name: 'Kimia Tour' },
    subject: { kind: 'colleague', id: 8, label: 'Nasrin Rahimi' },
    who: { kind: 'agency', id: 7, name: 'Omid Rahimi' },
    before: { role: words('role', 'agent') },
    after: { role: words('role', 'owner') },
  },
  {
    what: 'colleague-invite',
    agency: { id: 3, name: 'Kimia Tour' },
    subject: { kind: 'invitation', id: 9, label: 'packages/1 x' },
    who: { kind: 'agency', id: 7, name: 'Omid Rahimi' },
    after: { role: words('role', 'accountant') },
  },
  {
    what: 'account-email-ask',
    agency: { id: 3, name: 'Kimia Tour' },
    who: { kind: 'agency', id: 7, name: 'Omid Rahimi' },
    before: { email: contact('o…@kimia.example') },
    after: { email: contact('r…@kimia.example') },
  },
  {
    what: 'room-type-edit',
    about: galata,
    before: {
      room: text('Classic double'),
      view: words('view', 'city'),
      board: null,
      extraBedIsAllowed: yesNo(false),
    },
    after: { view: words('view', 'partial-sea'), board: words('board', 'HB'), extraBedIsAllowed: yesNo(true) },
  },
  {
    what: 'special-date-add',
    about: galata,
    after: {
      titleEn: text('Nowruz'),
      titleFa: text('نوروز'),
      roomTypeId: null,
      firstNight: day('2027-03-20'),
      lastNight: day('2027-03-24'),
      roomDifference: { is: 'difference', minor: 20_00, currency: 'EUR' },
    },
  },
  {
    what: 'hours-set',
    before: {
      saturday: { is: 'hours', opens: '09:00', closes: '17:00' },
      thursday: { is: 'hours', opens: '09:00', closes: '13:00' },
      answerMinutes: { is: 'minutes', minutes: 120 },
    },
    after: {
      saturday: { is: 'hours', opens: '08:30', closes: '16:30' },
      thursday: null,
      answerMinutes: { is: 'minutes', minutes: 90 },
    },
  },
  {
    what: 'cancellation-set',
    before: { cancellation: { is: 'cancellation', steps: [{ daysBefore: 3, percent: 100 }] } },
    after: {
      cancellation: {
        is: 'cancellation',
        steps: [
          { daysBefore: 7, percent: 50 },
          { daysBefore: 3, percent: 100 },
        ],
      },
    },
  },
  {
    what: 'staff-roles',
    subject: { kind: 'staff', id: 2, label: 'Shirin Azad' },
    before: { roles: words('staff-role', 'reservations') },
    after: { roles: words('staff-role', 'reservations', 'finance') },
  },
  {
    what: 'rate-add',
    subject: { kind: 'rate', id: 4, label: 'EUR/IRR' },
    after: {
      day: day('2026-11-15'),
      fromAmount: euros(1_00),
      toAmount: { is: 'money', minor: 1_234_000, currency: 'IRR' },
    },
  },
]

const shared = {
  agency: null,
  about: null,
  subject: null,
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
