/** One place where somebody is logged in. */
export type OpenSession = {
  readonly id: string
  /** What the browser says of itself. */
  readonly device: string
  readonly address: string
  readonly lastSeenAt: string
  readonly isCurrent: boolean
}

/** Named after what the live stream calls them: a login or log-out elsewhere shows by itself. */
export const sessionQueries = ['session'] as const
