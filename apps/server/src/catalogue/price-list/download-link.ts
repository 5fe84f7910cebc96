import { createHmac, timingSafeEqual } from 'node:crypto'
import { downloadPriceList, type PriceListLink } from '@sarai/wire/portal/price-lists.ts'
import type { AgencyCaller } from '#caller.ts'

/** Long enough to click, too short to pass on. */
const lifetimeMs = 60_000

type Named = Omit<PriceListLink, 'expires' | 'signature'>

/** A link for this user to this file. The ids in it grant nothing: the signature is over all of them and the user. */
export function signLink(secret: string, caller: AgencyCaller, named: Named, now: number): PriceListLink {
  const expires = now + lifetimeMs
  return { ...named, expires, signature: signatureOf(secret, caller, { ...named, expires }) }
}

/** Whether we gave exactly this link to exactly this user, not longer than a minute ago. */
export function isOurLink(secret: string, caller: AgencyCaller, link: PriceListLink, now: number): boolean {
  const { signature, ...rest } = link
  const expected = Buffer.from(signatureOf(secret, caller, rest))
  const given = Buffer.from(signature)
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected)
  return isSigned && link.partyId === caller.agencyId && link.expires > now
}

function signatureOf(secret: string, caller: AgencyCaller, link: Omit<PriceListLink, 'signature'>): string {
  const { accommodationPackageId, partyId, format, language, expires } = link
  const signed = [downloadPriceList.path, accommodationPackageId, partyId, format, language, caller.userId, expires]
  return createHmac('sha256', secret)
    .update(`download:${JSON.stringify(signed)}`)
    .digest('base64url')
}
