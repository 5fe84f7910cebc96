import * as z from 'zod/mini'

/** "This changed": what a screen should read again. Never the data itself. */
export const liveTopics = [
  'agency',
  'session',
  'colleague',
  'staff',
  'commission',
  'request',
  'hotel',
  'ad',
  'house',
  'package',
  'price-list',
  'price-import',
] as const

export const liveChange = z.strictObject({ what: z.enum(liveTopics), id: z.string() })
export type LiveChange = z.output<typeof liveChange>

/** The streams are not operations: they answer text/event-stream and never end. */
export const agencyLivePath = '/api/live'
export const deskLivePath = '/desk/api/live'
