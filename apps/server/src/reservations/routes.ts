import { listRequests as list, readRequest as read } from '@sarai/wire/portal/kept-requests.ts'
import { readContract as contract } from '@sarai/wire/portal/contracts.ts'
import { submitRequest as submit, validateRequest as validate } from '@sarai/wire/portal/requests.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Serve } from '#http/serve.ts'
import { readContract } from '#reservations/contracts/read-contract.ts'
import { validateRequest } from '#reservations/quotes/validate-request.ts'
import { listRequests } from '#reservations/requests/list-requests.ts'
import { readRequest } from '#reservations/requests/read-request.ts'
import { submitRequest } from '#reservations/requests/submit-request.ts'
import type { Sealing } from '#sealing.ts'

export function serveReservations(serve: Serve, deps: { db: Database; sealing: Sealing }) {
  serve(validate, ({ body }, caller) => validateRequest(deps.db, caller, body))
  serve(submit, ({ body }, caller) => submitRequest(deps, caller, body))
  serve(list, ({ query }, caller) => listRequests(deps.db, caller, query))
  serve(read, ({ params }, caller) => readRequest(deps, caller, params.id))
  serve(contract, ({ params }, caller) => readContract(deps.db, caller, params.id))
}
