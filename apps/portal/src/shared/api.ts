import { callsOf } from '@sarai/frame/data/calls.ts'
import { session } from '#shared/session.ts'

/** Calls the server as whoever is logged in: `api(readProfileSummary, {})`. */
export const api = callsOf(session)
