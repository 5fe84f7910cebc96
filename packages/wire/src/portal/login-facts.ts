import type { WireFacts } from '#core/operation.ts'

/** How the first screen's calls travel. Apart from their schemas, so that this screen need not load those. */

export const tokenFacts = {
  method: 'POST',
  path: '/token',
  access: 'anyone',
  encoding: 'form',
} as const satisfies WireFacts

export const revokingFacts = {
  method: 'POST',
  path: '/token/revoke',
  access: 'anyone',
} as const satisfies WireFacts

export const publicInfoFacts = {
  method: 'GET',
  path: '/api/PublicInfo',
  access: 'anyone',
} as const satisfies WireFacts
