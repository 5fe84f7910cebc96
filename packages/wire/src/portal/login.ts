import type * as accounts from '#portal/accounts.ts'
import { publicInfoFacts, revokingFacts, tokenFacts } from '#portal/login-facts.ts'
import type { Bare } from '#core/operation.ts'

/** The calls of the first screen, to be called but not checked: only accounts.ts brings the schemas along. */
export const requestToken: Bare<typeof accounts.requestToken> = tokenFacts
export const revokeToken: Bare<typeof accounts.revokeToken> = revokingFacts
export const readPublicInfo: Bare<typeof accounts.readPublicInfo> = publicInfoFacts
