import type { Page } from '@playwright/test'
import type { PriceChange, PriceImport, SheetFault } from '../../packages/wire/src/desk/price-sheets.ts'
import type { Screen } from './screen.ts'

/** The spreadsheet page in each of its states. What the worker would have found is given: a picture needs no worker. */

const place = { hotelEn: 'Bosphorus Yali', hotelFa: 'بسفر یالی', roomEn: 'Classic double', roomFa: 'دونفره کلاسیک' }
const last: PriceImport = {
  id: 7,
  packageId: 1,
  state: 'ready',
  progress: 100,
  added: 1,
  changed: 2,
  removed: 1,
  far: 0,
  problem: null,
  faults: [],
  faultCount: 0,
  conflicts: [],
  conflictCount: 0,
  uploadedBy: 'Kaveh Moradi',
  uploadedAt: '2026-11-14T09:42:00.000Z',
  appliedAt: null,
}
const nights = { firstNight: '2026-12-20', lastNight: '2027-01-05' }
const changes: PriceChange[] = [
  {
    ...place,
    ...nights,
    id: 1,
    kind: 'changed',
    what: 'period',
    fields: [{ field: 'price', before: 12_100, after: 13_450, nearest: null }],
  },
  {
    ...place,
    firstNight: null,
    lastNight: null,
    id: 2,
    kind: 'changed',
    what: 'room',
    fields: [
      { field: 'price', before: 9_900, after: 10_500, nearest: null },
      { field: 'extraBed', before: 2_500, after: 3_000, nearest: null },
    ],
  },
  {
    ...place,
    ...nights,
    id: 3,
    kind: 'added',
    what: 'period',
    fields: [{ field: 'price', before: null, after: 15_000, nearest: null }],
  },
  {
    ...place,
    ...nights,
    roomEn: null,
    roomFa: null,
    id: 4,
    kind: 'removed',
    what: 'special',
    fields: [
      { field: 'titleEn', before: 'New Year', after: null, nearest: null },
      { field: 'titleFa', before: 'سال نو', after: null, nearest: null },
      { field: 'price', before: 1_500, after: null, nearest: null },
    ],
  },
]
const faults: SheetFault[] = [
  { sheet: 'room', row: 4, column: 'D', fault: 'amount', found: 'on request' },
  { sheet: 'period', row: 12, column: 'F', fault: 'range', found: '2026-11-01' },
  { sheet: 'special', row: 3, column: 'G', fault: 'required', found: '' },
]

export const deskSpreadsheetScreens: readonly Screen[] = [
  screen('desk-spreadsheet', null),
  screen('desk-spreadsheet-ready', last),
  screen('desk-spreadsheet-refused', { ...last, state: 'refused', faults, faultCount: 3 }),
  screen('desk-spreadsheet-outdated', {
    ...last,
    state: 'refused',
    conflicts: [{ ...place, what: 'period', how: 'changed' }],
    conflictCount: 1,
  }),
  screen('desk-spreadsheet-applying', { ...last, state: 'applying', progress: 40 }),
  screen('desk-spreadsheet-applied', { ...last, state: 'applied', appliedAt: last.uploadedAt }),
]

function screen(name: string, state: PriceImport | null): Screen {
  const before = async (page: Page) => {
    const found = { titleEn: 'Istanbul, winter', titleFa: 'استانبول، زمستان', currency: 'EUR', last: state }
    await page.route('**/desk/api/packages/1/price-imports', (route) => route.fulfill({ json: found }))
    await page.route('**/desk/api/price-imports/7/changes**', (route) =>
      route.fulfill({ json: { rows: changes, next: null } }),
    )
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByText(/Istanbul, winter|استانبول، زمستان/).waitFor()
  }
  return { name, path: '/desk/packages/1/spreadsheet', as: 'staff', before }
}
