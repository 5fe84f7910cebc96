import * as z from 'zod/mini'
import { uuid } from '#values/text.ts'

/** Which session is meant: a log-out may arrive late, when the cookie is already that of the next login. */
export const revokeQuery = z.strictObject({ session: z.optional(uuid) })
