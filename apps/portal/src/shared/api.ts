import { callsOf } from '@sarai/frame/data/calls.ts'
import { tellingFetch } from '@sarai/frame/data/telling-fetch.ts'
import { session } from '#shared/session.ts'

/** Calls the server as whoever is logged in: `api(readProfileSummary, {})`. */
export const api = callsOf(session)

/** The same, told which part of what it sends has gone out: for files. */
export const apiTelling = (onPart: (part: number) => void) => callsOf(session, { fetch: tellingFetch(onPart) })
