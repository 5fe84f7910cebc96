import { expect, test } from 'vitest'
import { spellingKey } from '#text/spelling-key.ts'

test.each([
  ['لاله لی', 'لاله‌لی', 'لالهلی'],
  ['استامبول', 'استانبول', 'استامبول'],
  ['دوبی', 'دبی', 'دبئی'],
  ['تقسیم', 'تکسیم', 'تكسيم'],
  ['آژانس صبا سیر', 'آژانس صباسیر', 'اژانس سبا‌سیر'],
  ['طوبی', 'توبی', 'طوبى'],
  ['Istambul', 'İstanbul', 'ISTANBUL'],
])('%s, %s and %s are one name', (...spellings) => {
  expect(new Set(spellings.map(spellingKey)).size).toBe(1)
})

test('other names stay apart', () => {
  const names = ['گالاتا', 'گلتا', 'دبی', 'دوحه', 'کیش', 'قشم', 'Pera', 'Bera']
  expect(new Set(names.map(spellingKey)).size).toBe(names.length)
})
