import { expect, test } from 'vitest'
import { asAgencyId } from '#ground/ids.ts'
import type { RequestId } from '#ground/ids.ts'

test('an agency’s number never passes for a request’s', () => {
  const agency = asAgencyId(7)
  // @ts-expect-error -- this must not compile
  const request: RequestId = agency
  expect(request).toBe(7)
})
