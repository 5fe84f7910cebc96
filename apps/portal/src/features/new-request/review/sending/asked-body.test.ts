import { expect, test } from 'vitest'
import { submitRequest } from '@sarai/wire/portal/requests.ts'
import { aDraft } from '#features/new-request/review/testing/a-review.ts'
import { askedBody, decisionOf } from '#features/new-request/review/sending/asked-body.ts'

test('what was pasted along with a reference or a note, and nobody sees, is not sent', () => {
  const typed = { ...aDraft, agencyRef: ' F-12\tAli\u2028', notes: 'High\u000Bfloor\ntwo\tbeds\uD800' }
  const decision = decisionOf(typed, askedBody(typed, []), undefined)
  expect(decision).toMatchObject({ AgencyRef: 'F-12 Ali', Description: 'High floor\ntwo\tbeds' })
  const { AgencyRef, Description } = submitRequest.body!.shape
  expect([AgencyRef.safeParse(decision.AgencyRef), Description.safeParse(decision.Description)]).toEqual([
    expect.objectContaining({ success: true }),
    expect.objectContaining({ success: true }),
  ])
})
