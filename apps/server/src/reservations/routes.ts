import { submitRequest as submit, validateRequest as validate } from '@sarai/wire/portal/requests.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Serve } from '#http/serve.ts'
import { validateRequest } from '#reservations/quotes/validate-request.ts'
import { submitRequest } from '#reservations/requests/submit-request.ts'
import type { Sealing } from '#sealing.ts'

export function serveReservations(serve: Serve, deps: { db: Database; sealing: Sealing }) {
  serve(validate, ({ body }, caller) => validateRequest(deps.db, caller, body))
  serve(submit, ({ body }, caller) => submitRequest(deps, caller, body))
}
