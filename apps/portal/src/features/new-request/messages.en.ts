import type { Words } from '@sarai/locale/message.ts'

export const en = {
  title: 'New request',
  stepHotel: 'Choose hotel',
  stepRooms: 'Rooms and guests',
  stepFlights: 'Flight info',
  stepReview: 'Review and submit',

  hotelName: 'Hotel name',
  hotelNameHint: 'A part of it is enough, in Latin or Persian letters',
  grade: 'Grade',
  anyGrade: 'Any grade',
  gradeOrMore: '{grade} stars or more',
  district: 'City or district',
  districtPlaceholder: 'At least 2 letters',
  checkIn: 'Check-in date',
  checkOut: 'Check-out date',
  datesHint: 'With dates, the cards show the price of the stay.',
  search: 'Search',
  clear: 'Clear all filters',

  results: { one: '1 hotel', other: '# hotels' },
  resultsMany: 'More than {most} hotels. A filter makes the list shorter.',
  noResult: 'No result was found',
  noResultHelp: 'Try another district or clear a filter.',
  showMore: 'Show more hotels',
  tryAgain: 'Try again',

  choose: 'Choose',
  chooseHotel: 'Choose {hotel}',
  inactive: 'Inactive',
  fromPerNight: 'from {price} per night',
  stayPrice: '{price} for {nights}',
  nights: { one: '1 night', other: '# nights' },
  inRoom: 'in {room}',
  available: 'Available from {from} until {until}',
  commission: '{amount} commission per room and night',

  roomsTitle: 'Rooms and guests of {hotel}',
  roomsSoon:
    'Choosing rooms and naming guests opens with the next version. Your choice of hotel is kept in the address of this page.',
  changeHotel: 'Change hotel',
  goneTitle: 'This hotel cannot be chosen',
  goneText: 'It may no longer be on sale, or the address of this page is not quite right.',
  toHotels: 'Back to the hotels',
} as const satisfies Words
