import { createHash, createHmac } from 'node:crypto'
import type { AgencyId, RequestId } from '@sarai/domain/ground/ids.ts'

export type QuestionKey = { readonly agencyId: AgencyId; readonly requestId: RequestId; readonly version: number }

/** Of a link that is whole. What is shaped differently is looked up all the same, as one that there is not. */
export const tokenShape = /^[A-Za-z0-9_-]{43}$/

/**
 * The token of a question, made of its key and a secret that the database does not know: a reminder leads to the same
 * link, and nobody who reads the table, or a backup of it, can use one. Only its hash is kept.
 */
export function tokenOf(secret: string, { agencyId, requestId, version }: QuestionKey): string {
  return createHmac('sha256', secret).update(`hotel-question:${agencyId}:${requestId}:${version}`).digest('base64url')
}

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** In the path, where no mail program or proxy looks for what to cut off or to pass on. */
export function linkOf(origin: string, token: string): string {
  return `${origin}/h/${token}`
}
