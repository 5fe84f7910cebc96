import type {
  ContractReply,
  ContractRequest,
  listContracts,
  ListedContract,
  MissingThing,
} from '@sarai/wire/portal/money/contracts.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { Language } from '@sarai/locale/language.ts'

/** In a year far from any day on which these tests run. */
export const dueAt = '2031-11-15T14:30:00.000Z'

const facts = {
  Id: 2_207,
  OrderNumber: 'C-2207',
  OpenedAt: '2031-11-09T06:42:00.000Z',
  Currency: 'EUR',
  CurrencySign: '€',
  State: 'Debit' as const,
  RequestCount: 2,
  Charged: 220_500,
  Paid: 125_400,
  Waiting: 0,
  Due: 95_100,
  Credit: 0,
  DueAt: dueAt,
  DueHeldSince: null,
  HasUnverifiedPayment: false,
}

export const hotelIn = (language: Language) => (language === 'fa' ? 'هتل گالاتا کورت' : 'Galata Court Hotel')

export const aListedContract = (language: Language, changes: Partial<ListedContract> = {}): ListedContract => ({
  ...facts,
  Hotels: [hotelIn(language), 'Taksim Lale Hotel'],
  NextCheckIn: '2031-12-20',
  ...changes,
})

type List = ReplyOf<typeof listContracts>

export const contractsOf = (Data: ListedContract[], changes: Partial<List> = {}): List => ({
  Data,
  Total: Data.length,
  MayBeMore: false,
  ...changes,
})

export const aContractRequest = (language: Language, changes: Partial<ContractRequest> = {}): ContractRequest => ({
  Id: 10_482,
  RequestNumber: 'R-10482',
  State: 'PaymentPending',
  Turn: 'agency',
  HotelName: hotelIn(language),
  HotelTimeZone: 'Europe/Istanbul',
  CheckInDate: '2031-12-20',
  CheckOutDate: '2031-12-25',
  RoomCount: 2,
  FinalPrice: 95_100,
  Charged: 95_100,
  Covered: 0,
  DeadlineAt: dueAt,
  DeadlineHeldSince: null,
  HasVoucher: false,
  ...changes,
})

const aPaidRequest = (language: Language): ContractRequest =>
  aContractRequest(language, {
    Id: 10_465,
    RequestNumber: 'R-10465',
    State: 'Confirmed',
    Turn: 'nobody',
    FinalPrice: 125_400,
    Charged: 125_400,
    Covered: 125_400,
    DeadlineAt: null,
    HasVoucher: true,
  })

const aMissing = (changes: Partial<MissingThing> = {}): MissingThing => ({
  What: 'pay',
  RequestId: 10_482,
  RequestNumber: 'R-10482',
  Count: 95_100,
  By: dueAt,
  ...changes,
})

export const aContract = (language: Language, changes: Partial<ContractReply> = {}): ContractReply => ({
  Version: 7,
  ...facts,
  Requests: [aPaidRequest(language), aContractRequest(language)],
  Missing: [aMissing(), aMissing({ What: 'passports', Count: 1 }), aMissing({ What: 'flights', Count: null })],
  Unverified: null,
  AnnouncedCash: 0,
  CreditTarget: null,
  ...changes,
})
