import { readProperty, type PropertyDetails } from '@sarai/wire/desk/properties.ts'
import { previewStayPrice, type PreviewedPrice } from '@sarai/wire/desk/stay-price.ts'
import { answerTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { autumn, pera, peraRow, someChoices } from '#features/packages/testing/a-package.ts'

/** Answers about one hotel in a package, as the server gives them. */

const { rooms: _, lowestPrice: __, ...sold } = peraRow

export const peraInAutumn: PropertyDetails = {
  ...sold,
  hotel: pera,
  package: {
    id: autumn.id,
    titleEn: autumn.titleEn,
    titleFa: autumn.titleFa,
    status: 'draft',
    currency: 'EUR',
    availableFrom: autumn.availableFrom,
    availableUntil: autumn.availableUntil,
  },
  roomTypes: [
    {
      id: 51,
      version: 1,
      nameEn: 'Deluxe double',
      nameFa: 'دبل دلوکس',
      view: 'sea',
      board: 'FB',
      baseCapacity: 2,
      extraBedIsAllowed: true,
      childWithBedIsAllowed: true,
      childNoBedIsAllowed: true,
      extraBedAndChildWithBedAreAllowedTogether: false,
      basePrice: 12_000,
      extraBedPrice: 4_100,
      childWithBedPrice: 3_200,
      childNoBedPrice: 1_300,
      active: false,
      periods: [
        { id: 61, version: 1, firstNight: '2026-10-10', lastNight: '2026-10-31', price: 15_500 },
        { id: 62, version: 1, firstNight: '2026-12-18', lastNight: '2026-12-19', price: 17_700 },
      ],
    },
  ],
  specialDates: [
    {
      id: 71,
      version: 1,
      titleEn: 'Republic Day',
      titleFa: 'روز جمهوری',
      firstNight: '2026-10-28',
      lastNight: '2026-10-29',
      roomTypeId: null,
      roomDifference: 2_500,
      extraBedDifference: -600,
      childWithBedDifference: 0,
      childNoBedDifference: 0,
    },
  ],
  closedNights: [{ id: 81, version: 1, firstNight: '2026-11-20', lastNight: '2026-11-22', roomTypeId: 51 }],
}

const free = { room: 0, childNoBed: 0, childWithBed: 0, extraBed: 0 }

export const closedStay: PreviewedPrice = {
  currency: 'EUR',
  nights: [
    {
      night: '2026-10-28',
      price: { ...free, room: 15_500 },
      specialDate: { ...free, room: 2_500 },
      commission: { ordinary: 900, extra: 100 },
    },
  ],
  totalPrice: 18_000,
  totalCommission: 1_000,
  finalPrice: 17_000,
  whyNot: { code: 'DATES_CLOSED', values: { since: '2026-11-20', until: '2026-11-22' } },
}

/** The page of the hotel in its package, and the answer to what is done there. */
export const atProperty = (answer: Answer) => [
  answer,
  answerTo(readProperty, peraInAutumn),
  answerTo(previewStayPrice, closedStay),
  ...someChoices,
]
