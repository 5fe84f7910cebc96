import { describe, expect, it } from 'vitest'
import { complaintsAboutMoney, deeds, type Happened } from './what-happened.ts'

const done = Object.fromEntries(deeds.map((deed) => [`${deed}: done`, 3]))
const well: Happened = {
  tally: { ...done, 'approve: STATE_CHANGED': 7, 'withdraw: nothing': 2 },
  lost: ['503 POST /api/PaymentClient', 'TypeError: fetch failed POST /api/PaymentClient'],
  kills: 4,
  deadlocks: 0,
  expired: 5,
  confirmed: 9,
  isLong: true,
}
const without = (deed: string) => {
  const { [`${deed}: done`]: _, ...tally } = done
  return tally
}

describe('the trial of money', () => {
  it('has nothing to say when everything happened and the answers are those of people who were late', () => {
    expect(complaintsAboutMoney(well)).toEqual([])
  })

  it.each<[what: string, changes: Partial<Happened>, complaint: RegExp]>([
    ['that nothing happened', { tally: {} }, /^nobody ever managed to submit/],
    ['that no deadline passed', { expired: 0 }, /^no deadline ended/],
    ['that nothing was confirmed', { confirmed: 0 }, /^no request was paid/],
    ['that nobody was killed', { kills: 0 }, /^no process was killed/],
    ['a deadlock', { deadlocks: 1 }, /^1 deadlocks$/],
    ['what broke, though it went well the second time', { lost: ['500 PUT /desk/api/x'] }, /^broken: 500 PUT/],
    ['what never found an end', { tally: { ...done, 'pay: 503': 1 } }, /^unexpected: pay: 503, 1 times/],
    ['what broke for good', { tally: { ...done, 'pay: UNEXPECTED': 2 } }, /^unexpected: pay: UNEXPECTED, 2/],
    ['who was logged out', { tally: { ...done, 'pay: NOT_LOGGED_IN': 1 } }, /^unexpected: pay/],
    ['an error of its own', { tally: { ...done, 'pay: TypeError: x: y': 1 } }, /^unexpected: pay: TypeError/],
    ['that nobody moved credit', { tally: without('move credit') }, /^nobody ever managed to move credit/],
  ])('finds %s', (_, changes, complaint) => {
    expect(complaintsAboutMoney({ ...well, ...changes })).toContainEqual(expect.stringMatching(complaint))
  })

  it('asks for no rare deed of a short run, and for the common ones of any', () => {
    const few = { ...well, isLong: false }
    expect(complaintsAboutMoney({ ...few, tally: without('move credit') })).toEqual([])
    expect(complaintsAboutMoney({ ...few, tally: without('approve') })).toHaveLength(1)
  })
})
