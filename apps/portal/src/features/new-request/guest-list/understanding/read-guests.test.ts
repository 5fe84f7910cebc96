import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { describe, expect, test } from 'vitest'
import { isSettled, withAnswers, type Answers } from '#features/new-request/guest-list/understanding/answers.ts'
import type { Columns } from '#features/new-request/guest-list/understanding/column-meaning.ts'
import { readGuests } from '#features/new-request/guest-list/understanding/read-guests.ts'

const checkIn = calendarDay('2026-12-20')
const read = (columns: Columns, ...rows: readonly string[]) =>
  readGuests({ columns, rows: rows.map((row) => row.split('|')) }, checkIn)
const one = (columns: Columns, row: string) => read(columns, row)[0]!

describe('names', () => {
  test.each([
    ['SARA AHMADI', 'SARA', 'AHMADI', undefined],
    ['RAHIMI, NASRIN', 'NASRIN', 'RAHIMI', undefined],
    ['Mrs. Sara Maria Ahmadi', 'Sara Maria', 'Ahmadi', 'Female'],
    ['KARIMI, MR OMID', 'OMID', 'KARIMI', 'Male'],
    ['Çağla  O’Neil-Öz', 'Çağla', "O'Neil-Öz", undefined],
  ])('%s is %s, %s', (written, firstName, lastName, gender) => {
    expect(one(['fullName'], written)).toMatchObject({ firstName, lastName, gender, doubts: [] })
  })

  test.each([
    ['لیلا|صادقی', 'LEILA', 'SADEGHI', true],
    ['خانم ليلا|صادقي', 'LEILA', 'SADEGHI', true],
    ['LEILA|صادقی', 'LEILA', 'SADEGHI', true],
    ['گلنوش|صادقی', '', 'SADEGHI', true],
    ['SARA 2|AHMADI', '', 'AHMADI', false],
    ['|AHMADI', '', 'AHMADI', false],
  ])('%s is asked about, with what is known suggested', (written, firstName, lastName, isPersian) => {
    const guest = one(['firstName', 'lastName'], written)
    expect(guest.doubts).toEqual([{ about: 'name', suggested: { firstName, lastName }, isPersian }])
    expect([guest.firstName, guest.lastName]).toEqual(['', ''])
  })
})

describe('dates of birth', () => {
  test.each([
    ['1992-04-17', '1992-04-17'],
    ['17/04/1992', '1992-04-17'],
    ['04/17/1992', '1992-04-17'],
    ['۱۳۷۱/۰۱/۲۸', '1992-04-17'],
    ['28/1/1371', '1992-04-17'],
    ['٢٨ فروردین ١٣٧١', '1992-04-17'],
    ['1992-04-17T00:00:00', '1992-04-17'],
    ['17/04/1992 00:00', '1992-04-17'],
    ['33711', '1992-04-17'],
    ['04/04/2015', '2015-04-04'],
    ['03/04/1394', '2015-06-24'],
  ])('%s is %s', (written, day) => {
    expect(one(['lastName', 'firstName', 'dateOfBirth'], `A|B|${written}`)).toMatchObject({
      dateOfBirth: day,
      doubts: [],
    })
  })

  test('one that may be two days is a question, never a guess', () => {
    expect(one(['fullName', 'dateOfBirth'], 'A B|03/04/2015')).toMatchObject({
      dateOfBirth: undefined,
      doubts: [{ about: 'twoDays', days: ['2015-04-03', '2015-03-04'], likely: undefined }],
    })
    expect(one(['fullName', 'dateOfBirth'], 'A B|۰۳.۰۴.۲۰۱۵').doubts).toHaveLength(1)
  })

  test.each([
    ['day first', '25/12/1990', '2015-04-03'],
    ['month first', '12/25/1990', '2015-03-04'],
    ['both ways', '25/12/1990; 12/25/1990', undefined],
  ])('other dates that are written %s say which is likely', (_, others, likely) => {
    const rows = [...others.split('; '), '03/04/2015'].map((date) => `A B|${date}`)
    const guest = read(['fullName', 'dateOfBirth'], ...rows).at(-1)!
    expect(guest.doubts).toMatchObject([{ about: 'twoDays', likely }])
    expect(guest.dateOfBirth).toBe(likely)
  })

  test('of two readings one that lies after the check-in is none', () => {
    const rows = [
      ['A B', '05/09/2026'],
      ['C D', '12/07/2026'],
    ]
    const guests = readGuests({ columns: ['fullName', 'dateOfBirth'], rows }, calendarDay('2026-06-20'))
    expect(guests.map(({ dateOfBirth, doubts }) => [dateOfBirth, doubts])).toEqual([
      ['2026-05-09', []],
      [undefined, [{ about: 'noDay' }]],
    ])
  })

  test.each(['31/02/1990', '17/04/92', '1371', 'soon', '2027-01-01', '1801-01-01'])('%s is asked about', (written) => {
    expect(one(['fullName', 'dateOfBirth'], `A B|${written}`)).toMatchObject({
      dateOfBirth: undefined,
      doubts: [{ about: 'noDay' }],
    })
  })
})

test.each([
  ['Female', ['F', 'female', 'زن', 'خانم', 'Mrs.', 'Ms', 'Kadın', 'مؤنث', 'K']],
  ['Male', ['M', 'MALE', 'مرد', 'آقا', 'آقای', 'Mr', 'Erkek', 'مذکر', 'E']],
  [undefined, ['', 'X', 'CHD']],
] as const)('%s is what %j mean', (gender, written) => {
  const guests = read(['fullName', 'gender'], ...written.map((cell) => `A B|${cell}`))
  expect(guests.map((guest) => guest.gender)).toEqual(written.map(() => gender))
  const asked = guests.filter(({ doubts }) => doubts.some(({ about }) => about === 'gender')).length
  expect(asked).toBe(gender === undefined ? 2 : 0)
})

test('nationalities are codes and names in both languages, and others are asked about', () => {
  const guests = read(
    ['fullName', 'nationality'],
    'A B|IR',
    'A B|irn',
    'A B|ایران',
    'A B|Turkish',
    'A B|Atlantis',
    'A B|-',
  )
  expect(guests.map((guest) => guest.nationalityCode)).toEqual(['IR', 'IR', 'IR', 'TR', '', ''])
  expect(guests.map(({ doubts }) => doubts.length)).toEqual([0, 0, 0, 0, 1, 0])
})

describe('passport numbers', () => {
  const columns: Columns = ['fullName', 'passportNumber']
  test('are kept as passports print them; an empty one is no question', () => {
    const guests = read(columns, 'A B|a 12-345۶۷۸', 'A B|', 'A B|ندارد', 'A B|12')
    expect(guests.map((guest) => guest.passportNumber)).toEqual(['A12345678', '', '', ''])
    expect(guests.map(({ doubts }) => doubts)).toEqual([[], [], [], [{ about: 'passport' }]])
  })

  test('that stand twice are asked about at both, and settled when one of them is changed', () => {
    const guests = read(columns, 'A B|X1234567', 'C D|Y7654321', 'E F|x 1234567')
    expect(guests.map(({ doubts }) => doubts)).toEqual([
      [{ about: 'twin', rows: [3] }],
      [],
      [{ about: 'twin', rows: [1] }],
    ])
    const settledBy = (answers: Answers) => {
      const now = withAnswers(guests, answers)
      return [now[0]!, now[2]!].map((guest) => isSettled(guest.doubts[0]!, guest, now, answers))
    }
    expect(settledBy(new Map())).toEqual([false, false])
    expect(settledBy(new Map([['3 twin', { passportNumber: 'Z1111111' }]]))).toEqual([true, true])
    expect(settledBy(new Map([['1 twin', { passportNumber: '' }]]))).toEqual([true, true])
    expect(settledBy(new Map([['1 twin', { passportNumber: 'X1234567' }]]))).toEqual([false, false])
  })
})

test('a room is written once for all of its guests, and rows without a guest are none', () => {
  const guests = read(['room', 'fullName', 'passportNumber'], '1|A B|', '|C D|', '2|E F|', '||', 'Sum||')
  expect(guests.map(({ row, room }) => [row, room])).toEqual([
    [1, '1'],
    [2, '1'],
    [3, '2'],
  ])
})
