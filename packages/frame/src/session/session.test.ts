import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CallFailed } from '@sarai/wire/core/client.ts'
import { createSession, renewalTryMs, type SessionOptions } from '@sarai/wire/core/session.ts'

const tokenOf = (sub: string, sid: string) => `head.${btoa(JSON.stringify({ sub, sid })).replaceAll('=', '')}.mac`
const nasrin = tokenOf('7', 'session-7')
const kaveh = tokenOf('8', 'session-8')

/** Tabs of one browser share the local storage; here each has a place of its own in the session storage. */
let markKey = ''
let tabs = 0
beforeEach(() => void (markKey = `mark-${crypto.randomUUID()}`))
function aTab(changes: Partial<SessionOptions> = {}) {
  const tokenKey = changes.tokenKey ?? `token-${(tabs += 1)}-${markKey}`
  const calls = {
    requestToken: vi.fn<SessionOptions['requestToken']>(() => Promise.reject(refused())),
    revoke: vi.fn<SessionOptions['revoke']>(() => Promise.resolve(true)),
    onLost: vi.fn<() => void>(),
    onOther: vi.fn<() => void>(),
  }
  const options = { tokenKey, markKey, ...calls, ...changes }
  return { ...calls, tokenKey, session: createSession(options) }
}
const refused = () => new CallFailed({ status: 401, code: 'NOT_LOGGED_IN', text: 'over', fields: [], reference: 'r' })
/** What a browser tells its other tabs. */
const tellOthers = () =>
  dispatchEvent(new StorageEvent('storage', { key: markKey, newValue: localStorage.getItem(markKey) }))
const owed = () => localStorage.getItem(`${markKey}.owed`)

describe('a renewal', () => {
  test('has two tries before the server takes the old cookie for stolen, ten seconds later', async () => {
    const requestToken = vi.fn<SessionOptions['requestToken']>(() => Promise.resolve(nasrin))
    const { session } = aTab({ requestToken })
    session.begin(nasrin)
    expect(await session.renew()).toBe(true)
    const [[how] = []] = requestToken.mock.calls
    expect(how?.timeoutMs).toBe(renewalTryMs)
    expect(2 * renewalTryMs).toBeLessThan(10_000)
  })

  test('that is answered after the log-out does not log in again', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const { session } = aTab({ requestToken: () => promise })
    session.begin(nasrin)
    const renewal = session.renew()
    session.end()
    resolve(nasrin)
    expect(await renewal).toBe(false)
    expect([session.token(), session.mayTakeOver()]).toEqual([null, false])
  })

  test('that is refused after a new login leaves that login alone', async () => {
    const { promise, reject } = Promise.withResolvers<string>()
    const { session, onLost } = aTab({ requestToken: () => promise })
    session.begin(nasrin)
    const renewal = session.renew()
    session.begin(kaveh)
    reject(refused())
    expect(await renewal).toBe(false)
    expect(session.token()).toBe(kaveh)
    expect(onLost).not.toHaveBeenCalled()
  })
})

describe('a tab never goes on as another person', () => {
  test('it begins anew as soon as somebody else has logged in beside it', () => {
    const [mine, beside] = [aTab(), aTab()]
    mine.session.begin(nasrin)
    beside.session.begin(kaveh)
    tellOthers()
    expect(mine.session.token()).toBeNull()
    expect(mine.onOther).toHaveBeenCalledOnce()
    expect(beside.session.token()).toBe(kaveh)
  })

  test('nor by its renewal, though the cookie is the other one’s; a call is not repeated in their name', async () => {
    const { session, onOther } = aTab({ requestToken: () => Promise.resolve(kaveh) })
    session.begin(nasrin)
    expect(await session.renew()).toBe(false)
    expect(session.token()).toBeNull()
    expect(onOther).toHaveBeenCalledOnce()
    expect(await session.renew()).toBe(false)
    expect(await session.takeOver()).toBe(true)
    expect(session.token()).toBe(kaveh)
  })

  test('nor after it has slept, or was opened again with the browser', () => {
    const before = aTab()
    before.session.begin(nasrin)
    aTab().session.begin(kaveh)
    expect(aTab({ tokenKey: before.tokenKey }).session.token()).toBeNull()
  })

  test('and leaves the other one’s session alone when it logs out in that very moment', () => {
    const [mine, beside] = [aTab(), aTab()]
    mine.session.begin(nasrin)
    beside.session.begin(kaveh)
    mine.session.end()
    expect(mine.revoke).not.toHaveBeenCalled()
    expect(beside.session.mayTakeOver()).toBe(true)
  })

  test('but goes on when the same person logs in once more, and when its token is renewed', async () => {
    const again = tokenOf('7', 'session-9')
    const [mine, beside] = [aTab({ requestToken: () => Promise.resolve(again) }), aTab()]
    mine.session.begin(nasrin)
    beside.session.begin(again)
    tellOthers()
    expect(mine.session.token()).toBe(nasrin)
    expect(await mine.session.renew()).toBe(true)
    expect(mine.onOther).not.toHaveBeenCalled()
  })

  test('and is lost when another tab has logged out', () => {
    const [mine, beside] = [aTab(), aTab()]
    mine.session.begin(nasrin)
    beside.session.begin(nasrin)
    beside.session.end()
    tellOthers()
    expect(mine.session.token()).toBeNull()
    expect(mine.onLost).toHaveBeenCalledOnce()
    expect(mine.onOther).not.toHaveBeenCalled()
  })
})

describe('a log-out without network', () => {
  const offline = { revoke: vi.fn<SessionOptions['revoke']>(() => Promise.resolve(false)) }

  test('is over here at once, and the server is told when the network is back', async () => {
    const revoke = vi.fn<SessionOptions['revoke']>().mockResolvedValueOnce(false).mockResolvedValueOnce(true)
    const { session } = aTab({ revoke })
    session.begin(nasrin)
    session.end()
    expect([session.token(), session.mayTakeOver(), owed()]).toEqual([null, false, 'session-7'])
    await expect.poll(() => revoke.mock.calls.length).toBe(1)
    dispatchEvent(new Event('online'))
    await expect.poll(owed).toBeNull()
    expect(revoke.mock.calls).toEqual([['session-7'], ['session-7']])
    dispatchEvent(new Event('online'))
    expect(revoke).toHaveBeenCalledTimes(2)
  })

  test('is told when the app is opened the next time', async () => {
    const { session } = aTab(offline)
    session.begin(nasrin)
    session.end()
    const { revoke } = aTab()
    await expect.poll(() => revoke.mock.calls).toEqual([['session-7']])
    await expect.poll(owed).toBeNull()
  })

  test('is owed no longer after the next login: its cookie belongs to somebody else by then', () => {
    const { session } = aTab(offline)
    session.begin(nasrin)
    session.end()
    session.begin(kaveh)
    expect(owed()).toBeNull()
    const { revoke } = aTab()
    dispatchEvent(new Event('online'))
    expect(revoke).not.toHaveBeenCalled()
  })
})
