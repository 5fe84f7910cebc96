import { forAll } from '@sarai/domain/testing/property.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchKey } from '#text/search-key.ts'

test.each([
  ['كيش‌اير', 'کیش‌ایر', 'کیشایر'],
  ['علی', 'علي', 'على'],
  ['آنتالیا', 'انتالیا', 'آنتاليا'],
  ['تأیید', 'تایید', 'تأييد'],
  ['مُحَمَّد', 'محمد', 'محـــمد'],
  ['مکة', 'مکه', 'مكة'],
  ['خانۀ', 'خانهٔ', 'خانه'],
  ['اعضاء', 'اعضا', 'أعضا'],
  ['ﻫﺘﻞ', 'هتل', 'هـتل'],
  ['اتاق ۱۲', 'اتاق ١٢', 'اتاق 12'],
])('%s, %s and %s find each other', (...spellings) => {
  expect(new Set(spellings.map(searchKey)).size).toBe(1)
})

test.each([
  ['Beşiktaş', 'besiktas'],
  ['İSTANBUL', 'istanbul'],
  ['ISPARTA ışık', 'isparta isik'],
  ['Çırağan Göğüş Üsküdar', 'ciragan gogus uskudar'],
  ['Hôtel Élysée', 'hotel elysee'],
  ['Straße Øresund Łódź Æro', 'strasse oresund lodz aero'],
  ['  Galata\u00a0  Court ', 'galata court'],
  ['ＧＡＬＡＴＡ', 'galata'],
  ['\u2068Galata\u2069', 'galata'],
])('%s is found as %s', (text, key) => {
  expect(searchKey(text)).toBe(key)
})

test('letters that differ stay different', () => {
  const letters = 'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی'.split('')
  expect(new Set(letters.map(searchKey)).size).toBe(letters.length)
})

test('the key of a key is the key, so both sides of a comparison may be folded twice', () => {
  forAll([fc.string({ unit: 'binary', maxLength: 20 })], (text) => {
    expect(searchKey(searchKey(text))).toBe(searchKey(text))
  })
})
