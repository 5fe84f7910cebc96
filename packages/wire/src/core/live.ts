import * as z from 'zod/mini'
import { anyNumber, anyText } from '#values/reply-values.ts'

/** "This changed": what a screen should read again. Never the data itself. */
export const liveTopics = [
  'agency',
  'session',
  'colleague',
  'staff',
  'commission',
  'request',
  'note',
  'ticket',
  'presence',
  'contract',
  'payment',
  'statement',
  'hotel',
  'ad',
  'house',
  'package',
  'price-list',
  'request-export',
  'price-import',
  'activity',
] as const

/** As it travels: with how many milliseconds a screen may take to read again. Later servers may add to it. */
export const liveEvent = z.object({ what: z.enum(liveTopics), id: anyText, within: z._default(anyNumber, 0) })
export type LiveEvent = z.input<typeof liveEvent>
export type LiveChange = Omit<LiveEvent, 'within'>

/** The streams are not operations: they answer text/event-stream and never end. */
export const agencyLivePath = '/api/live'
export const deskLivePath = '/desk/api/live'
