import { expect, test } from 'vitest'
import type { RequestStep } from '@sarai/wire/portal/life/request-steps.ts'
import { lifeOf } from '#features/requests/details/life/life-steps.ts'

const CreatedAt = '2031-11-15T04:45:00.000Z'
/** From the first to the last, an hour apart. */
const events = (...whats: string[]): RequestStep[] =>
  whats
    .map((What, place): RequestStep => ({
      Version: place + 1,
      What,
      Source: 'staff',
      Who: null,
      Reason: null,
      Change: null,
      At: new Date(Date.parse(CreatedAt) + place * 3_600_000).toISOString(),
    }))
    .reverse()
const marks = (State: string, ...whats: string[]) =>
  lifeOf({ State, CreatedAt, Timeline: events('submit', ...whats) })
    ?.map(({ mark }) => mark[0])
    .join('')

// d done, c current (and cancelled), u upcoming, r rejected
test.each([
  ['New', [], 'dcuuu'],
  ['ConfirmationPending', ['ask-hotel'], 'ddcuu'],
  ['PaymentPending', ['ask-hotel', 'accept'], 'dddcu'],
  ['PaymentPending', ['accept'], 'ddcu'],
  ['Confirmed', ['ask-hotel', 'accept', 'cover'], 'ddddd'],
  ['Rejected', ['reject'], 'druuu'],
  ['Rejected', ['ask-hotel', 'reject'], 'ddruu'],
  ['Cancelled', ['cancel'], 'dcuuu'],
  ['Cancelled', ['ask-hotel', 'accept', 'expire'], 'dddcu'],
  ['Cancelled', ['accept', 'expire'], 'ddcu'],
  ['Cancelled', ['accept', 'cover', 'cancel-confirmed'], 'dddc'],
  ['Refunded', ['accept', 'cover', 'cancel'], 'dddc'],
  ['Rejected', ['accept', 'expire', 'revive', 'reject'], 'druuu'],
  ['Rejected', ['ask-hotel', 'accept', 'change-stay', 'reject'], 'druuu'],
])('%s after %j is drawn as %s', (State, whats, drawn) => {
  expect(marks(State, ...whats)).toBe(drawn)
})

test('a cancelled request is marked as such, and not as under way', () => {
  const life = lifeOf({ State: 'Cancelled', CreatedAt, Timeline: events('submit', 'cancel') })!
  expect(life[1]).toEqual({ step: 'asked', mark: 'cancelled', at: Date.parse(CreatedAt) + 3_600_000 })
})

test('a hotel that nobody asked is no step of a request that was accepted at once', () => {
  const life = lifeOf({ State: 'PaymentPending', CreatedAt, Timeline: events('submit', 'accept') })!
  expect(life.map(({ step }) => step)).toEqual(['submitted', 'accepted', 'paid', 'confirmed'])
})

test('each step that is done names its time, the first when it was sent', () => {
  const life = lifeOf({ State: 'PaymentPending', CreatedAt, Timeline: events('submit', 'ask-hotel', 'accept') })!
  expect(life.map(({ at }) => at && at - Date.parse(CreatedAt))).toEqual([
    0,
    3_600_000,
    7_200_000,
    undefined,
    undefined,
  ])
})

test('nothing is drawn of a state that nobody knows', () => {
  expect(marks('Unheard')).toBeUndefined()
})
