import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { id } from '#values/numbers.ts'
import { anyText, anyWhole } from '#values/reply-values.ts'

export const mostAssigned = 100

export const assignRequests = operation({
  name: 'assignRequests',
  summary:
    'Gives a hundred requests at most to one colleague or, with null, back. One that has become somebody else’s since it was seen stays theirs.',
  method: 'PUT',
  path: '/desk/api/request-assignees',
  access: 'staff:reservations',
  body: z.strictObject({
    staffId: z.nullable(id),
    requests: z
      .array(
        z.strictObject({
          id,
          /** Whose it was when the caller saw it. */
          seenWith: z.nullable(id),
        }),
      )
      .check(
        z.minLength(1),
        z.maxLength(mostAssigned, { abort: true }),
        z.refine((those) => new Set(those.map((one) => one.id)).size === those.length),
      ),
  }),
  /** As many as were asked for, in their order. */
  reply: z.strictObject({
    requests: z.array(
      z.strictObject({
        id: anyWhole,
        number: anyText,
        /** `same`: it was theirs already. */
        outcome: z.enum(['done', 'same', 'taken', 'gone']),
        /** Whose it is now, where it was taken; nobody's where that is null. */
        now: z.nullable(anyText),
      }),
    ),
  }),
})

export const deskAssignmentOperations = [assignRequests] as const
