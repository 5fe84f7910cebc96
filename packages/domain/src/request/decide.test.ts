import { expect, test } from 'vitest'
import { decide } from '#request/decide.ts'
import { eventKinds } from '#request/transitions.ts'
import { bothTold, outcomeOf, passing } from '#testing/passing-events.ts'

/** Whoever acts names the version that they saw: one that rose unheard would refuse them for nothing that they can see. */
test.each(eventKinds)('%s raises the version by one and tells both sides', (kind) => {
  const { request, effects } = outcomeOf(kind)
  const record = effects.find((effect) => effect.kind === 'record')
  expect(record).toMatchObject({ event: kind, version: request.version })
  expect(effects).toEqual(expect.arrayContaining(bothTold))
})

test('what an agency changed is told with who did it', () => {
  const { request, event } = passing['change-details']
  const change = { reference: { from: '5512', to: '5513' } }
  expect(decide(request, { ...event, change })).toMatchObject({
    value: { effects: expect.arrayContaining([expect.objectContaining({ kind: 'record', change })]) },
  })
})

test('of several roles one is enough', () => {
  const { request, event } = passing.accept
  const by = { ...event.by, roles: ['catalogue', 'reservations'] } as const
  expect(decide(request, { ...event, by }).ok).toBe(true)
})

test('the loser of a race reads that something changed, whatever it was', () => {
  const { request: rejected } = outcomeOf('reject')
  const { event } = passing.accept
  expect(decide(rejected, { ...event, seenVersion: rejected.version - 1 })).toMatchObject({ why: 'STATE_CHANGED' })
  expect(decide(rejected, { ...event, seenVersion: rejected.version })).toMatchObject({ why: 'REQUEST_CLOSED' })
})
