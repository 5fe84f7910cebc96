import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { deskQueues } from '#desk/requests/counts.ts'
import { deskRequestRow } from '#desk/requests/queues.ts'
import { anyMoment, anyText, anyWhole } from '#values/reply-values.ts'

/** What waits at the desk, at a glance. */

export const whoseToday = ['me', 'desk'] as const

const deadline = z.strictObject({
  id: anyWhole,
  number: anyText,
  /** An `unpaid` one is for the agency to pay, an `offered` one for it to decide; by any other we should have answered. */
  queue: z.enum(deskQueues),
  agency: anyText,
  at: anyMoment,
  currency: anyText,
  finalPrice: anyWhole,
})
export type DeskDeadline = z.output<typeof deadline>

const today = z.strictObject({
  queues: z.array(
    z.strictObject({
      queue: z.enum(deskQueues),
      /** To a thousand, as those that are late. */
      all: anyWhole,
      late: anyWhole,
      /** Three at most. */
      mostUrgent: z.array(deskRequestRow),
    }),
  ),
  /** Of the next twelve hours, the nearest first; sixty at most. */
  deadlines: z.array(deadline),
  /** Of the caller, the most urgent first; five at most. */
  mine: z.array(deskRequestRow),
})
export type DeskToday = z.output<typeof today>

export const readDeskToday = operation({
  name: 'readDeskToday',
  summary:
    'How many requests are in each queue, the most urgent of each, the deadlines of the next twelve hours, and what is the caller’s own; of the whole desk or of the caller alone.',
  method: 'GET',
  path: '/desk/api/today',
  access: 'staff:reservations',
  query: z.strictObject({ whose: z._default(z.enum(whoseToday), 'desk') }),
  reply: today,
})

export const deskTodayOperations = [readDeskToday] as const
