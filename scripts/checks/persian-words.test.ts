import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../run-command.ts'
import { sourceFiles } from './source-files.ts'

/** One word for one thing: what was said in another way on some screens, and what it is called on all. */
const called: readonly (readonly [RegExp, string])[] = [
  [/(درخواست|پیام|قیمت|نسخه) تازه/u, 'جدید'],
  [/نخست/u, 'اول، اولین'],
  [/بی‌درنگ|فوری /u, 'بلافاصله'],
  [/احیا/u, 'فعال‌سازی دوباره'],
  [/(?<!\S)سطر/u, 'ردیف'],
  [/(?<!\S)نخوانده/u, 'خوانده‌نشده'],
  [/تاریخ(‌های)? خاص/u, 'تاریخ ویژه'],
  [/کد مرجع آژانس|کد آژانس/u, 'کد پیگیری آژانس'],
  [/نپذیرفت/u, 'رد کردن'],
  [/به عهده می‌گیرم/u, 'به من بسپار'],
  [/پذیرش هتل/u, 'موافقت هتل'],
  [/شامل قیمت/u, 'در قیمت لحاظ شده'],
  [/قابل پرداخت آژانس/u, 'قیمت نهایی'],
]

test('Persian screens and letters call one thing by one word', () => {
  const files = sourceFiles(ROOT).filter((name) => name.endsWith('.fa.ts'))
  expect(files.length).toBeGreaterThan(40)
  const found = files.flatMap((name) =>
    readFileSync(join(ROOT, name), 'utf8')
      .split('\n')
      .flatMap((line, at) => {
        const wrong = called.find(([word]) => word.test(line))
        return wrong ? [`${name}:${at + 1}: «${wrong[1]}» is the word for it: ${line.trim()}`] : []
      }),
  )
  expect(found).toEqual([])
})
