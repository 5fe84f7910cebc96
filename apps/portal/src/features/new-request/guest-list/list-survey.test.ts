import { describe, expect, test } from 'vitest'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { checkGuest } from '@sarai/domain/stay/guest.ts'
import { filledRooms, surveyList, type Handling } from '#features/new-request/guest-list/list-survey.ts'
import type { ListRoom } from '#features/new-request/guest-list/placing/placing.ts'
import { readDelimited } from '#features/new-request/guest-list/reading/delimited-text.ts'
import { checkIn, sixRooms, twentyGuests } from '#features/new-request/guest-list/testing/a-group.ts'
import { guessColumns } from '#features/new-request/guest-list/understanding/guess-columns.ts'
import { readGuests } from '#features/new-request/guest-list/understanding/read-guests.ts'

const untouched: Handling = { answers: new Map(), leftOut: new Set(), moved: undefined }
const survey = (text: string, rooms: readonly ListRoom[], handling: Partial<Handling> = {}) => {
  const guests = readGuests(guessColumns(readDelimited(text)), checkIn)
  return surveyList(guests, { ...untouched, ...handling }, { rooms, checkIn })
}
const asked = ({ questions }: ReturnType<typeof survey>) =>
  questions.map(({ key, isSettled }) => (isSettled ? `${key} settled` : key))

describe('20 guests with three broken rows in six rooms', () => {
  test('only the broken rows are asked about, and all others have their places', () => {
    const found = survey(twentyGuests, sixRooms)
    expect(found.guests).toHaveLength(20)
    expect(asked(found)).toEqual(['3 twoDays', '5 name', '9 twin', '12 twin'])
    expect(found.placing).toEqual({
      rooms: [
        [1, 2, 3],
        [4, 5, 6, 7],
        [8, 9, 10],
        [11, 12, 13],
        [14, 15, 16],
        [17, 18, 19, 20],
      ],
      waiting: [],
    })
    const filled = filledRooms(found, sixRooms).flat()
    expect(filled.filter((guest) => guest === null)).toHaveLength(4)
    const accepted = filled.filter((guest) => guest && checkGuest(guest, checkIn).ok)
    expect(accepted).toHaveLength(16)
  })

  test('answered, every guest passes the rules of the server', () => {
    const answers: Handling['answers'] = new Map([
      ['3 twoDays', { dateOfBirth: calendarDay('2018-09-02') }],
      ['5 name', { firstName: 'LEILA', lastName: 'SADEGHI' }],
      ['12 twin', { passportNumber: 'G10000012' }],
    ])
    const found = survey(twentyGuests, sixRooms, { answers })
    expect([...found.openRows]).toEqual([])
    const filled = filledRooms(found, sixRooms)
    expect(filled.map((guests) => guests.map((guest) => guest && checkGuest(guest, checkIn).ok))).toEqual(
      sixRooms.map(({ places }) => places.map(() => true)),
    )
    expect(filled[1]?.[1]).toEqual({
      type: 'ADT',
      firstName: 'LEILA',
      lastName: 'SADEGHI',
      dateOfBirth: '1987-01-30',
      gender: 'Female',
      passportNumber: 'E55170926',
      nationalityCode: 'IR',
    })
  })
})

test('names are filled in as the fields would keep them: in capitals', () => {
  const rooms: ListRoom[] = [{ name: 'Single', places: ['ADT'] }]
  const [[guest] = []] = filledRooms(survey('Name,Surname\nSara,Ahmadi', rooms), rooms)
  expect(guest).toMatchObject({ firstName: 'SARA', lastName: 'AHMADI' })
})

describe('an age for which there is no place', () => {
  const rooms: ListRoom[] = [{ name: 'Double', places: ['ADT', 'ADT', 'CHDWB'] }]
  const family = 'Name,Surname,DOB\nA,K,1980-01-01\nB,K,1982-01-01\nC,K,2013-01-01'

  test('is a question until the date is changed, everybody is moved or the guest is left out', () => {
    expect(asked(survey(family, rooms))).toEqual(['3 age'])
    const dateOfBirth = calendarDay('2018-01-01')
    expect(asked(survey(family, rooms, { answers: new Map([['3 age', { dateOfBirth }]]) }))).toEqual(['3 age settled'])
    const moved = { rooms: [[1, 2, 3]], waiting: [] }
    expect(asked(survey(family, rooms, { moved }))).toEqual(['3 age'])
    expect(asked(survey(family, rooms, { moved: { rooms: [[1, 3, null]], waiting: [2] } }))).toEqual(['2 age'])
    expect(asked(survey(family, rooms, { leftOut: new Set([3]) }))).toEqual([])
  })

  test('is none where all places are taken: the guest only waits', () => {
    const found = survey(family, [{ name: 'Double', places: ['ADT', 'ADT'] }])
    expect([asked(found), found.placing.waiting]).toEqual([[], [3]])
  })
})

test('who is left out is not filled in, and waits for a place when taken back', () => {
  const rooms: ListRoom[] = [{ name: 'Double', places: ['ADT', 'ADT'] }]
  const list = 'SARA AHMADI\nOMID KARIMI\nAVA NOURI'
  const without = survey(list, rooms, { leftOut: new Set([1]) })
  expect(without.placing).toEqual({ rooms: [[2, 3]], waiting: [] })
  const back = survey(list, rooms, { moved: without.placing })
  expect(back.placing).toEqual({ rooms: [[2, 3]], waiting: [1] })
})
