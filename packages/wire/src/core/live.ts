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

export type LiveChange = { what: (typeof liveTopics)[number]; id: string }
/** As it travels: with how many milliseconds a screen may take to read again. */
export type LiveEvent = LiveChange & { within?: number | undefined }

/** Later servers may add to it, and tell of what these screens do not know. By hand: every page needs it, and few a schema. */
export function readLiveEvent(data: string): Required<LiveEvent> | undefined {
  const told = (JSON.parse(data) ?? {}) as { [Key in keyof LiveEvent]: unknown }
  const what = liveTopics.find((topic) => topic === told.what)
  const { id, within = 0 } = told
  return what && typeof id === 'string' && typeof within === 'number' ? { what, id, within } : undefined
}

/** The streams are not operations: they answer text/event-stream and never end. */
export const agencyLivePath = '/api/live'
export const deskLivePath = '/desk/api/live'
