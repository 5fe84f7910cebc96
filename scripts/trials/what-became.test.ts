import { describe, expect, it } from 'vitest'
import { complaintsAbout, sinceThen, type Became } from './what-became.ts'

const reply = (Id: number) => ({ Id, RequestNumber: `R-${Id}`, OrderId: Id })
const answers = [1, 2].map((id) => [reply(id), reply(id), reply(id)])
const well: Became = {
  numbers: ['R-1', 'R-2'],
  queued: 2,
  clocks: 2,
  priced: 2,
  counted: 2,
  journals: 0,
  unbalanced: 0,
  mails: ['We have received request R-2', 'We have received request R-1'],
}

describe('the trial of submits', () => {
  it('has nothing to say when each is there once, and everybody was told', () => {
    expect(complaintsAbout(2, answers, well)).toEqual([])
  })

  it.each<[what: string, changes: Partial<Became>, complaint: RegExp]>([
    ['a request too many', { numbers: ['R-1', 'R-2', 'R-3'] }, /^3 requests, not 2/],
    ['a request that was lost', { numbers: ['R-1'] }, /R-2 was told and is not there/],
    ['a mail too many', { mails: [...well.mails, well.mails[0]!] }, /^3 mails, not 2/],
    ['two mails about one request', { mails: [well.mails[0]!, well.mails[0]!] }, /^0 requests with a mail/],
    ['a counter that is behind', { counted: 1 }, /^1 on the counter/],
    ['a queue with a hole', { queued: 1 }, /^1 rows in the queue/],
    ['a journal out of balance', { unbalanced: 1 }, /^1 journals do not/],
  ])('finds %s', (_, changes, complaint) => {
    expect(complaintsAbout(2, answers, { ...well, ...changes })).toContainEqual(expect.stringMatching(complaint))
  })

  it('counts only what was added', () => {
    const before = { ...well, numbers: ['R-8'], queued: 1, clocks: 1, priced: 1, counted: 1, mails: ['R-8'] }
    const after = {
      ...well,
      numbers: ['R-8', ...well.numbers],
      queued: 3,
      clocks: 3,
      priced: 3,
      counted: 3,
      mails: ['R-8', ...well.mails],
    }
    expect(sinceThen(before, after)).toEqual(well)
  })

  it('finds callers of one submit who were told different things', () => {
    const torn = [[reply(1), reply(1), reply(2)], answers[1]!]
    expect(complaintsAbout(2, torn, well)).toContainEqual(expect.stringMatching(/the same submit was answered/))
  })
})
