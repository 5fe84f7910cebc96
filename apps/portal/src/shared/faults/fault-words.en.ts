import type { Words } from '@sarai/locale/message.ts'

export const en = {
  required: 'This field is required!',
  noRooms: 'Add at least one room.',
  roomGone: 'The hotel no longer sells this room. Discard it and choose another.',
  latinName: 'Write it in Latin letters, as in the passport.',
  passport: 'A passport number has 5 to 20 Latin letters and digits.',
  nationality: 'Choose a country from the list.',
  birthDate: 'The date of birth lies before the check-in date, by 120 years at most.',
  flightNumber: 'This is no flight number. Write it without spaces, e.g. 879 or TK879.',
  airlineDiffers: 'The airline in front of the flight number is another one.',
  duration: 'Write the duration as hours and minutes, e.g. 03:15.',
  takeOffDate: 'The flight lies more than 30 days away from the stay.',
  landingDate: 'The flight must land after its take-off, within two days.',
  sameAirport: 'The flight must land at another airport than it takes off from.',
} as const satisfies Words
