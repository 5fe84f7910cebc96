import { expect, test } from 'vitest'
import { deviceIn } from '#device/device-name.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/148.0.0.0 Safari/537.36`, 'Chrome Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/148.0.0.0 Safari/537.36 Edg/148.0.0.0`, 'Edge Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/148.0.0.0 Safari/537.36`, 'Chrome Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/148.0.0.0 Safari/537.36`, 'Chrome Chromeos'],
  [`Mozilla/5.0 (Linux; Android 16; K) ${webkit} Chrome/148.0.0.0 Mobile Safari/537.36`, 'Chrome Android'],
  [
    `Mozilla/5.0 (Linux; Android 16; K) ${webkit} SamsungBrowser/30.0 Chrome/140.0.0.0 Mobile Safari/537.36`,
    'Samsung Android',
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/148.0.0.0 Safari/537.36 OPR/130.0.0.0`, 'Opera Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/148.0 Mobile/15E148 Safari/604.1',
    'Chrome Iphone',
  ],
  ['curl/8.14.1', 'undefined undefined'],
  ['', 'undefined undefined'],
])('%s is %s', (userAgent, device) => {
  const { browser, system } = deviceIn(userAgent)
  expect(`${browser?.replace('browser', '')} ${system?.replace('system', '')}`).toBe(device)
})
