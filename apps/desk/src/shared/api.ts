import { callsOf } from '@sarai/frame/data/calls.ts'
import { watchForIdle } from '@sarai/frame/session/idle.ts'
import { session } from '#shared/session.ts'

/** Calls the server as whoever is logged in: `api(readStaffProfile, {})`. */
export const api = callsOf(session, { isIdle: watchForIdle() })
