import { readRoomTypes, searchHotels, type PackageHotel, type RoomType } from '@sarai/wire/portal/catalogue.ts'
import { readProfileSummary } from '@sarai/wire/portal/accounts.ts'
import { readDraft, saveDraft } from '@sarai/wire/portal/drafts.ts'
import { readCurrency } from '@sarai/wire/portal/house.ts'
import { validateRequest } from '@sarai/wire/portal/requests.ts'
import { findAirlines, findAirports, findCountries, findLocations } from '@sarai/wire/portal/registry.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showDate } from '@sarai/locale/date/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { answerTo, silenceTo } from '@sarai/frame/testing/answers.ts'

/** A hotel that is sold in a year far from any day on which these tests run. */
export const since = '2031-11-01'
export const until = '2032-03-19'

export const aHotel = (language: Language, changes: Partial<PackageHotel> = {}): PackageHotel => ({
  accommodationPropertyId: 1,
  accommodationPackageId: 3,
  hotelPackageId: 3,
  hotelId: 1,
  hotelGrade: 4.5,
  title: 'Istanbul',
  hotelName: 'Galata Court Hotel',
  hotelLatinName: 'Galata Court Hotel',
  hotelPlace: 'Beyoglu, Istanbul',
  currency: 'EUR',
  currencySign: '€',
  availableSince: showDate(language, calendarDay(since)),
  availableSinceISO8601: since,
  availableUntil: showDate(language, calendarDay(until)),
  availableUntilISO8601: until,
  minPrice: 5_400,
  roomService: 'Bed & breakfast',
  roomServiceAbbreviation: 'BB',
  isInActive: false,
  pictureUrl: null,
  commission: 600,
  extraCommission: 100,
  stay: null,
  ...changes,
})

/** Two adults, and one bed more for an adult or a child; a small child sleeps with its parents. */
export const aDouble = (changes: Partial<RoomType> = {}): RoomType => ({
  typeId: 11,
  name: 'Deluxe Double',
  roomView: 'Sea view',
  roomService: 'Bed & breakfast',
  roomServiceAbbreviation: 'BB',
  baseCapacity: 2,
  currency: 'EUR',
  currencySign: '€',
  basePrice: 7_000,
  priceFrom: 6_200,
  roomPrices: [{ startDate: '2031-12-01', endDate: '2031-12-31', price: 6_200 }],
  prices: { childNoBedPrice: 0, childWithBedPrice: 1_240, extraBedPrice: 2_500 },
  rules: {
    extraBedIsAllowed: true,
    childWithBedIsAllowed: true,
    childNoBedIsAllowed: true,
    extraBedAndChildWithBedAreAllowedTogether: false,
  },
  closedDates: [{ startDate: '2032-01-10', endDate: '2032-01-12' }],
  ...changes,
})

export const aSingle = aDouble({
  typeId: 12,
  name: 'Standard Single',
  roomView: 'City view',
  baseCapacity: 1,
  basePrice: 5_400,
  priceFrom: 5_400,
  roomPrices: [],
  rules: {
    extraBedIsAllowed: true,
    childWithBedIsAllowed: true,
    childNoBedIsAllowed: false,
    extraBedAndChildWithBedAreAllowedTogether: true,
  },
})

const euros = answerTo(readCurrency, { Id: 1, Code: 'EUR', Sign: '€' })
const agent = answerTo(readProfileSummary, {
  UserName: 'Mina Karimi',
  AgencyName: 'Parvaz Asia',
  Role: 'agent',
  ShouldVerifyEmail: false,
})
const noDraft = answerTo(readDraft, null)
const savedNow = answerTo(saveDraft, { version: 1, savedAt: '2031-11-15T06:11:00.000Z' })

/** Asked for whatever is typed as the name of a hotel. */
const noPlaces = answerTo(findLocations, [])

/** What the wizard asks for when it is opened, by somebody who has begun nothing yet. */
export const opened = [euros, agent, noDraft, savedNow, noPlaces]

/** And once a hotel was chosen. */
export const chosen = [answerTo(readRoomTypes, [aDouble(), aSingle]), ...opened]

export const countries = answerTo(findCountries, [
  { Code: 'IR', Title: 'Iran', LatinTitle: 'Iran' },
  { Code: 'IQ', Title: 'Iraq', LatinTitle: 'Iraq' },
])

const airlines = answerTo(findAirlines, [
  { Iata: 'TK', Name: 'Turkish Airlines', LatinName: 'Turkish Airlines', CountryCode: 'TR' },
  { Iata: 'W5', Name: 'Mahan Air', LatinName: 'Mahan Air', CountryCode: 'IR' },
])

export const ikaTitle = 'Tehran Imam Khomeini International Airport'
const airports = answerTo(findAirports, [
  { Iata: 'IKA', Name: ikaTitle, LatinName: ikaTitle, City: 'Tehran', CountryCode: 'IR' },
  { Iata: 'IST', Name: 'Istanbul Airport', LatinName: 'Istanbul Airport', City: 'Istanbul', CountryCode: 'TR' },
  { Iata: 'SAW', Name: 'Sabiha Gökçen', LatinName: 'Sabiha Gökçen', City: 'Istanbul', CountryCode: 'TR' },
])

/** What airlines and airports are called. */
export const flightNames = [airlines, airports]

/** Everything that the steps after the first ask for. */
export const soldAnswers = (language: Language, types: RoomType[] = [aDouble(), aSingle]) => [
  answerTo(searchHotels, [aHotel(language)]),
  answerTo(readRoomTypes, types),
  ...opened,
  countries,
  ...flightNames,
  // Whoever only walks to the review does not wait for its price.
  silenceTo(validateRequest),
]
