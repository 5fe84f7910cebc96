import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkIn, mailsUntil } from '#testing/mailbox.ts'
import { startWorker, type Running } from '#testing/processes.ts'
import { anAddress, openTestApp } from '#testing/test-app.ts'
import { testEnvironment } from '#testing/test-config.ts'

const { app, anAgency, database } = await openTestApp()
const ourOrigin = 'https://portal.sarai.example'

let worker: Running
beforeAll(async () => void (worker = await startWorker(testEnvironment(database.urls))))
afterAll(() => worker.stop())

const hostile = [
  'https://evil.example',
  'https://evil.example/auth/reset-password',
  'http://portal.sarai.example/auth/reset-password',
  'https://portal.sarai.example.evil.example/',
  'https://portal.sarai.example:8443/',
  'https://portal.sarai.example@evil.example/',
  'https://portal.sarai.example:443@evil.example/',
  'https://portal.sarai.example%40evil.example/',
  'https://portal.sarai.example%2eevil.example/',
  'https://portal.sarai.example%2fevil.example/',
  'https://evil.example#portal.sarai.example',
  'https://evil.example?https://portal.sarai.example/',
  'https://evil.example/https://portal.sarai.example/',
  'https://evil.example\\@portal.sarai.example/',
  'https://portal.sarai.example\\.evil.example/',
  'https://portal.sarai.example\\@evil.example/',
  'https:\\\\evil.example\\',
  'https:evil.example',
  'https:///evil.example/',
  '//evil.example/auth/reset-password',
  '\\\\evil.example\\',
  '/\\evil.example',
  '/auth/reset-password',
  'auth/reset-password',
  'javascript:alert(document.domain)',
  'javascript://portal.sarai.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://portal.sarai.example/1234',
  'file:///etc/passwd',
  'ftp://portal.sarai.example/',
  'https://pоrtal.sarai.example/',
  'https://portal。sarai。example.evil.example/',
  'https://ｅvil.example/',
  'https://xn--prtal-jye.sarai.example/',
  'https://sub.portal.sarai.example/',
  'https://sarai.example/',
  'https://127.0.0.1/',
  'https://[::1]/',
  '\thttps://evil.example/\r\nBcc: all@evil.example',
  'https://portal.sarai.example.:443/',
]

/** Pages of ours where no password can be chosen: the mail would lead nowhere. */
const otherPages = ['/docs/portal', '/auth/login', '/auth/reset-password/x'].map((path) => `${ourOrigin}${path}`)

describe('a base address from outside (R6)', () => {
  it(
    'chooses nothing: 40 hostile ones and three pages of ours, and every mail leads to the one page',
    { timeout: 60_000 },
    async () => {
      expect(new Set(hostile).size).toBe(40)
      const asked: { username: string; url: string }[] = []
      for (const url of [...hostile, ...otherPages]) {
        const { username } = await anAgency()
        const answer = await app.inject({
          method: 'POST',
          url: '/api/etude/auth/forgot-password',
          remoteAddress: anAddress(),
          headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
          payload: { Username: username, ResetPasswordBaseUrl: url },
        })
        // Text of more than a line, or with signs that nobody types, does not get as far as a mail.
        const isOneLine = !/\p{Cc}/u.test(url.trim())
        expect({ url, status: answer.statusCode }).toEqual({ url, status: isOneLine ? 204 : 400 })
        if (isOneLine) asked.push({ username, url })
      }
      expect(asked.length).toBeGreaterThan(35)
      for (const { username, url } of asked) {
        const [mail] = await mailsUntil(username, 1)
        const { origin, pathname } = linkIn(mail)
        const others = `${mail!.text} ${mail!.html}`.match(/evil|https?:\/\/(?!portal\.sarai\.example\/)/g)
        expect({ url, page: origin + pathname, others }).toEqual({
          url,
          page: `${ourOrigin}/auth/reset-password`,
          others: null,
        })
      }
    },
  )

  it('sabotage: a check that reads the address as text would be deceived', () => {
    const naive = (given: string) => (given.includes('portal.sarai.example') ? given : ourOrigin)
    const deceived = hostile.filter((url) => URL.canParse(naive(url)) && new URL(naive(url)).origin !== ourOrigin)
    expect(deceived.length).toBeGreaterThan(10)
  })
})
