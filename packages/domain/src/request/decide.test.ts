import { expect, test } from 'vitest'
import { eventKinds } from '#request/transitions.ts'
import { bothTold, outcomeOf } from '#testing/passing-events.ts'

/** Whoever acts names the version that they saw: one that rose unheard would refuse them for nothing that they can see. */
test.each(eventKinds)('%s raises the version by one and tells both sides', (kind) => {
  const { request, effects } = outcomeOf(kind)
  const record = effects.find((effect) => effect.kind === 'record')
  expect(record).toMatchObject({ event: kind, version: request.version })
  expect(effects).toEqual(expect.arrayContaining(bothTold))
})
