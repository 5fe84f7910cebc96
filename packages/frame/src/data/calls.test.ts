import { afterEach, expect, test, vi } from 'vitest'
import { requestToken } from '@sarai/wire/portal/accounts.ts'
import { readCurrency } from '@sarai/wire/portal/house.ts'
import { anonymous } from '#data/calls.ts'

afterEach(() => vi.unstubAllGlobals())

function listen() {
  const sent: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    sent.push(address)
    return Promise.resolve(Response.json({}))
  })
  return sent
}

test('what a page reads sets out in a turn of its own, so that a press is heard before it', async () => {
  const sent = listen()
  const answer = anonymous(readCurrency, {})
  await Promise.resolve()
  expect(sent).toHaveLength(0)
  await answer
  expect(sent).toHaveLength(1)
})

test('what is written goes out at once, while there is a page', () => {
  const sent = listen()
  void anonymous(requestToken, { body: { grant_type: 'password', username: 'nasrin', password: 'Caravanserai1' } })
  expect(sent).toHaveLength(1)
})
