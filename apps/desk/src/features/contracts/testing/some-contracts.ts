import {
  listAgencyBalances,
  listDeskContracts,
  type AgencyBalance,
  type DeskContract,
  type DeskContractRow,
} from '@sarai/wire/desk/money/contracts.ts'
import { answerTo } from '@sarai/frame/testing/answers.ts'

export const aContractRow = (changes: Partial<DeskContractRow> = {}): DeskContractRow => ({
  id: 2207,
  number: 'C-2207',
  agency: { id: 7, name: 'Parvaz Asia' },
  currency: 'EUR',
  state: 'Debit',
  openedAt: '2026-10-28T06:00:00.000Z',
  requests: 3,
  charged: 93_600,
  paid: 42_400,
  waiting: 35_671,
  due: 51_200,
  credit: 0,
  dueAt: '2026-11-15T15:00:00.000Z',
  isHeld: false,
  ...changes,
})

const sale = (id: number, net: number, at: string, balance: number): DeskContract['journals'][number] => ({
  id: `charge/${id}`,
  at,
  kind: 'charge',
  request: { id: 10_437 + id, number: `R-${10_437 + id}` },
  entries: [
    { account: 'agency', amount: net + 4_800 },
    { account: 'sales', amount: -(net + 4_800) },
    { account: 'agency', amount: -4_800 },
    { account: 'commission', amount: 4_800 },
  ],
  reverses: null,
  balance,
})
const second = sale(2, 12_000, '2026-11-10T06:00:00.000Z', 12_000)

export const aContract = (changes: Partial<DeskContract> = {}): DeskContract => ({
  ...aContractRow(),
  version: 4,
  stays: [
    {
      id: 10_438,
      number: 'R-10438',
      state: 'Confirmed',
      hotelEn: 'Taksim Lale Hotel',
      hotelFa: 'هتل لاله تکسیم',
      checkIn: '2026-12-01',
      checkOut: '2026-12-05',
      charged: 42_400,
      covered: 42_400,
      deadlineAt: null,
      isHeld: false,
    },
    {
      id: 10_440,
      number: 'R-10440',
      state: 'PaymentPending',
      hotelEn: 'Çınar Palace Hotel',
      hotelFa: 'هتل چنار پالاس',
      checkIn: '2026-12-10',
      checkOut: '2026-12-14',
      charged: 51_200,
      covered: 0,
      deadlineAt: '2026-11-15T15:00:00.000Z',
      isHeld: true,
    },
  ],
  payments: [
    {
      id: 3350,
      number: 'P-3350',
      kind: 'receipt',
      state: 'Approved',
      amount: 42_400,
      currency: 'EUR',
      found: 42_400,
      expected: 42_400,
      expectedInAll: 42_400,
      credited: 42_400,
      refunded: 0,
      at: '2026-10-29T06:00:00.000Z',
    },
    {
      id: 3421,
      number: 'P-3421',
      kind: 'receipt',
      state: 'New',
      amount: 468_000_000,
      currency: 'IRR',
      found: null,
      expected: 35_671,
      expectedInAll: 35_671,
      credited: 0,
      refunded: 0,
      at: '2026-11-15T05:42:00.000Z',
    },
  ],
  journals: [
    sale(1, 42_400, '2026-10-28T06:00:00.000Z', 42_400),
    {
      id: 'receipt/3350',
      at: '2026-10-29T06:00:00.000Z',
      kind: 'payment',
      request: null,
      entries: [
        { account: 'agency', amount: -42_400 },
        { account: 'bank', amount: 42_400 },
      ],
      reverses: null,
      balance: 0,
    },
    second,
    {
      ...second,
      id: 'charge/2/reversed',
      at: '2026-11-11T06:00:00.000Z',
      kind: 'reversal',
      entries: second.entries.map(({ account, amount }) => ({ account, amount: -amount })),
      reverses: 'charge/2',
      balance: 0,
    },
    sale(3, 51_200, '2026-11-14T06:00:00.000Z', 51_200),
  ],
  allocations: [{ credit: 'receipt/3350', request: 10_438, journal: null, amount: 42_400 }],
  adjustments: [],
  ...changes,
})

export const anAdjustment = (changes: Partial<DeskContract['adjustments'][number]> = {}) => ({
  id: 12,
  version: 1,
  state: 'waiting' as const,
  amount: -500,
  reason: 'Fee of the bank',
  by: 'Babak Irani',
  at: '2026-11-15T05:00:00.000Z',
  isMine: false,
  ...changes,
})

export const aBalance = (changes: Partial<AgencyBalance> = {}): AgencyBalance => ({
  agency: { id: 7, name: 'Parvaz Asia' },
  currency: 'EUR',
  balance: 54_000,
  notYet: 51_200,
  week: 2_800,
  month: 0,
  older: 0,
  credit: 0,
  ...changes,
})

export const listedContracts = (...rows: DeskContractRow[]) => answerTo(listDeskContracts, { rows, next: null })
export const listedBalances = (...rows: AgencyBalance[]) =>
  answerTo(listAgencyBalances, { rows, next: null, currency: 'EUR', currencies: ['EUR', 'IRR'] })
