import { describe, expect, test } from 'vitest'
import { assignColumn, hasNames, type Meaning } from '#features/new-request/guest-list/understanding/column-meaning.ts'
import { guessColumns } from '#features/new-request/guest-list/understanding/guess-columns.ts'

const short: Record<Meaning, string> = {
  firstName: 'first',
  lastName: 'last',
  fullName: 'full',
  dateOfBirth: 'birth',
  gender: 'gender',
  passportNumber: 'passport',
  nationality: 'nation',
  room: 'room',
  other: '-',
}

/** A list written as lines of cells parted by `|`. */
const guess = (...lines: readonly string[]) => {
  const { columns, rows } = guessColumns(lines.map((line) => line.split('|').map((cell) => cell.trim())))
  return { columns: columns.map((meaning) => short[meaning]).join(' '), rows: rows.length }
}

describe('columns are known by their heads', () => {
  test.each([
    [
      'First name | Last name | Gender | Date of birth | Passport | Nationality',
      'first last gender birth passport nation',
    ],
    ['SURNAME | GIVEN NAMES | SEX | D.O.B. | Passport No. | Citizenship', 'last first gender birth passport nation'],
    ['No | Full Name | DOB (dd/mm/yyyy) | Passport Number | Passport expiry | Room No', '- full birth passport - room'],
    ['Guest name | Birth date', 'full birth'],
    ['Name | Family', 'first last'],
    [
      'نام | نام خانوادگی | جنسیت | تاریخ تولد | شماره گذرنامه | ملیت | اتاق',
      'first last gender birth passport nation room',
    ],
    ['رديف | نام و نام خانوادگي | ت. تولد | ش. پاسپورت | تابعيت', '- full birth passport nation'],
    ['نام | نام پدر | فامیلی | تاریخ تولد | تاریخ انقضای گذرنامه', 'first - last birth -'],
    [
      'Adı | Soyadı | Doğum Tarihi | Cinsiyet | Pasaport No | Uyruğu | Oda',
      'first last birth gender passport nation room',
    ],
    ['AD SOYAD | DOĞUM TARİHİ | UYRUK', 'full birth nation'],
  ])('%s', (heads, columns) => {
    expect(guess(heads, heads.replaceAll(/[^|]+/g, 'x'))).toEqual({ columns, rows: 1 })
  })

  test('of names in both scripts the Latin ones count', () => {
    const heads = 'نام | نام خانوادگی | نام لاتین | نام خانوادگی لاتین | تاریخ تولد'
    expect(guess(heads, 'علی | کریمی | ALI | KARIMI | 1370/01/01').columns).toBe('- - first last birth')
    expect(guess('Full name | نام | نام خانوادگی', 'ALI KARIMI | علی | کریمی').columns).toBe('full - -')
  })

  test('what stands above the heads is no guest', () => {
    expect(guess('Yalda group', 'Istanbul | 20 Dec', 'Name | Surname', 'SARA | AHMADI')).toEqual({
      columns: 'first last',
      rows: 1,
    })
  })
})

describe('columns without heads are known by what stands in them', () => {
  test.each([
    [
      'all kinds',
      ['SARA | AHMADI | F | 1992-04-17 | A12345678 | IR', 'OMID | KARIMI | M | 1370/01/02 | B98765432 | IR'],
      'first last gender birth passport nation',
    ],
    [
      'a number for each row',
      ['1 | SARA AHMADI | 17/04/1992', '2 | OMID KARIMI | 02/11/1989', '3 | AVA NOURI | ?'],
      '- full birth',
    ],
    ['the rooms', ['1 | SARA AHMADI', '1 | OMID KARIMI', '2 | AVA NOURI'], 'room full'],
    ['last names first', ['KARIMI | OMID', 'KARIMI | NIKA', 'KARIMI | AVA'], 'last first'],
    ['names alone', ['SARA AHMADI', 'OMID KARIMI'], 'full'],
    ['a few broken cells', ['SARA AHMADI | 1992-04-17', 'OMID KARIMI | soon', 'AVA NOURI | ۱۳۷۰/۱/۲'], 'full birth'],
    ['titles', ['Mrs | SARA AHMADI', 'Mr | OMID KARIMI'], 'gender full'],
    [
      'Persian values',
      ['سارا | احمدی | زن | ۱۳۷۱/۰۱/۲۸ | ایران', 'امید | کریمی | مرد | ۱۳۶۸/۰۸/۱۱ | ایران'],
      'first last gender birth nation',
    ],
    ['numeric passports', ['SARA AHMADI | 12345678', 'OMID KARIMI | 22345678'], 'full passport'],
  ])('%s', (_, lines, columns) => {
    expect(guess(...lines)).toEqual({ columns, rows: lines.length })
  })
})

test('the user says what a column holds, and no two hold the same', () => {
  const columns = assignColumn(['firstName', 'lastName', 'other'], 2, 'lastName')
  expect(columns).toEqual(['firstName', 'other', 'lastName'])
  expect(assignColumn(columns, 0, 'other')).toEqual(['other', 'other', 'lastName'])
  expect(assignColumn(['other', 'other'], 0, 'other')).toEqual(['other', 'other'])
})

test('a list without a column of names is not one of guests yet', () => {
  expect([hasNames(['firstName', 'dateOfBirth']), hasNames(['lastName']), hasNames(['fullName'])]).toEqual([
    false,
    true,
    true,
  ])
})
