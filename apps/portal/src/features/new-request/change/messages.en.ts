import type { Words } from '@sarai/locale/message.ts'

export const en = {
  request: 'Request',
  toRequest: 'Request {number}',
  dates: 'Edit dates',
  room: 'Edit room {number}',
  moreRoom: 'Add a room',
  flights: 'Edit flights',
  stayNote: '{hotel} · {dates}',

  onlyAgents: 'Only agents and owners of your agency may change a request.',
  notNow: 'This cannot be changed now',
  noSuchRoom: 'This request has no room {number}',
  back: 'Back to the request',

  datesNow: 'Dates so far',
  newDates: 'New dates',
  sameDates: 'Choose other dates to see what they cost.',
  answersAgain: 'We ask the hotel again. What we have answered so far, and any payment deadline, no longer stands.',
  flightsStay: 'The flights stay as they are. Please check them afterwards.',

  roomType: 'Room type',
  guestsOnly: 'Only the guests change: the price and our answer stay as they are.',

  transferHint: 'Without a transfer no flight is kept.',
  answerStays: 'The price and our answer stay as they are.',

  check: 'Check the price',
  checking: 'Checking the price…',
  samePrice: 'The price stays as it is: {price}.',
  dearer: 'From {before} to {after}: {difference} more',
  cheaper: 'From {before} to {after}: {difference} less',
  samePriceNights: 'In all it still costs {after}; the nights differ.',
  notSaved: 'Nothing is changed yet.',
  priceGone: 'The price has changed since you saw it, or was no longer held. This is the price of now.',
  saveFor: 'Change for {price}',
  save: 'Save',

  datesDone: 'The dates were changed',
  roomDone: 'The room was changed',
  moreRoomDone: 'The room was added',
  flightsDone: 'The flights were changed',
} as const satisfies Words
