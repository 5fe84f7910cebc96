import { describe, expect, it } from 'vitest'
import { knownDevice, rememberDevice } from '#identity/known-device.ts'
import type { CookieExchange } from '#http/serve.ts'

const secret = 'a secret that only tests ever use, 32+'
const owner = { account: 'portal:nasrin@parvazasia.example', fingerprint: 'the first password' }

/** A browser that keeps its cookies. */
function aBrowser() {
  const cookies: Record<string, string> = {}
  const reply = { setCookie: (name: string, value: string) => void (cookies[name] = value) }
  return { request: { cookies }, reply } as unknown as CookieExchange
}
function markedBrowser(marked = owner) {
  const browser = aBrowser()
  rememberDevice(secret, marked, browser)
  return browser
}

describe('the mark of a known browser', () => {
  it('is true for its account and for the password that it was made under, and for no other', () => {
    const browser = markedBrowser()
    expect(knownDevice(secret, owner, browser)).toBeGreaterThan(0)
    expect(knownDevice(secret, { ...owner, fingerprint: 'the next password' }, browser)).toBeUndefined()
    expect(knownDevice(secret, { ...owner, account: 'portal:somebody@else.example' }, browser)).toBeUndefined()
    expect(knownDevice(secret, owner, aBrowser())).toBeUndefined()
  })

  it('a thousand of them share five places, and a browser keeps its own', () => {
    const browsers = Array.from({ length: 1_000 }, () => markedBrowser())
    const places = browsers.map((browser) => knownDevice(secret, owner, browser))
    expect(new Set(places)).toEqual(new Set([1, 2, 3, 4, 5]))
    for (const browser of browsers) rememberDevice(secret, owner, browser)
    expect(browsers.map((browser) => knownDevice(secret, owner, browser))).toEqual(places)
  })

  it('sabotage: bound to the account alone it would outlive the password', () => {
    const unbound = { ...owner, fingerprint: '' }
    const browser = markedBrowser(unbound)
    // Whatever the password is by now, nothing in the mark says so.
    expect(knownDevice(secret, unbound, browser)).toBeGreaterThan(0)
  })
})
