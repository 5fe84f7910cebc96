import type { FastifyBaseLogger } from 'fastify'
import { listAlternatives as alternatives } from '@sarai/wire/portal/life/alternatives.ts'
import {
  addRoom as more,
  changeDates as dates,
  changeFlights as flights,
  changeGuests as guests,
  changeRoom as room,
  readActions as actions,
  validateChange as check,
} from '@sarai/wire/portal/life/changes.ts'
import { discardDraft as discard, readDraft as draft, saveDraft as save } from '@sarai/wire/portal/drafts.ts'
import {
  cancelRequest as cancel,
  listRequests as list,
  readRequest as request,
} from '@sarai/wire/portal/kept-requests.ts'
import { acceptOffer, declineOffer } from '@sarai/wire/portal/life/offers.ts'
import { askExport as ask, downloadExport as file, readExport as progress } from '@sarai/wire/portal/request-exports.ts'
import { countRequests as counts } from '@sarai/wire/portal/request-counts.ts'
import { downloadReport as report } from '@sarai/wire/portal/request-reports.ts'
import {
  listStates as states,
  readSummary as summary,
  readTransportation as transportation,
} from '@sarai/wire/portal/request-summary.ts'
import { listRequestedHotels as hotels } from '@sarai/wire/portal/requested-hotels.ts'
import { submitRequest as submit, validateRequest as validate } from '@sarai/wire/portal/requests.ts'
import { priceRevival as revivalPrice, reviveRequest as revive } from '@sarai/wire/portal/life/revivals.ts'
import {
  listSavedViews as views,
  removeView as remove,
  renameView as rename,
  saveView as keep,
} from '@sarai/wire/portal/saved-views.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { ObjectStore } from '#files/object-store.ts'
import type { Serve } from '#http/serve.ts'
import { listAlternatives } from '#reservations/alternatives/list-alternatives.ts'
import { addRoom } from '#reservations/changes/add-room.ts'
import { changeDates } from '#reservations/changes/change-dates.ts'
import { changeFlights } from '#reservations/changes/change-flights.ts'
import { changeGuests } from '#reservations/changes/change-guests.ts'
import { changeRoom } from '#reservations/changes/change-room.ts'
import { readActions } from '#reservations/changes/read-actions.ts'
import { validateChange } from '#reservations/changes/validate-change.ts'
import { discardDraft } from '#reservations/drafts/discard-draft.ts'
import { readDraft } from '#reservations/drafts/read-draft.ts'
import { saveDraft } from '#reservations/drafts/save-draft.ts'
import { askExport } from '#reservations/export/ask-export.ts'
import { downloadExport, readExport } from '#reservations/export/download-export.ts'
import { listRequests } from '#reservations/list/list-requests.ts'
import { countRequests } from '#reservations/list/view-counts.ts'
import { listRequestedHotels } from '#reservations/list/requested-hotels.ts'
import { answerOffer } from '#reservations/offers/answer-offer.ts'
import { validateRequest } from '#reservations/quotes/validate-request.ts'
import { downloadReport } from '#reservations/report/download-report.ts'
import { cancelRequest } from '#reservations/requests/cancel-request.ts'
import { readRequest } from '#reservations/requests/read-request.ts'
import { listStates, readSummary, readTransportation } from '#reservations/requests/request-summary.ts'
import { submitRequest } from '#reservations/requests/submit-request.ts'
import { priceRevival } from '#reservations/revival/price-revival.ts'
import { reviveRequest } from '#reservations/revival/revive-request.ts'
import { listSavedViews, removeView, renameView, saveView } from '#reservations/views/saved-views.ts'
import type { Sealing } from '#sealing.ts'

type Deps = { db: Database; files: ObjectStore; sealing: Sealing; log: FastifyBaseLogger }

export function serveReservations(serve: Serve, deps: Deps) {
  serve(validate, ({ body }, caller) => validateRequest(deps.db, caller, body))
  serve(submit, ({ body }, caller) => submitRequest(deps, caller, body))
  serve(list, ({ query }, caller) => listRequests(deps.db, caller, query))
  serve(counts, (_, caller) => countRequests(deps.db, caller))
  serve(hotels, ({ query }, caller) => listRequestedHotels(deps.db, caller, query.search))
  serve(ask, ({ body }, caller) => askExport(deps.db, caller, body))
  serve(progress, (_, caller) => readExport(deps.db, caller))
  serve(file, ({ params }, caller) => downloadExport(deps, caller, params.id))
  serve(request, ({ params }, caller) => readRequest(deps, caller, params.id))
  serve(summary, ({ query }, caller) => readSummary(deps, caller, query.reserveRequestId))
  serve(transportation, ({ query }, caller) => readTransportation(deps, caller, query.reserveRequestId))
  serve(states, (_, caller) => Promise.resolve(listStates(caller)))
  serve(report, ({ params, query }, caller) => downloadReport(deps, caller, params.requestId, query.ShowCommission))
  serve(cancel, ({ params, query }, caller) => cancelRequest(deps.db, caller, params.id, query.Version))
  serve(revivalPrice, ({ params }, caller) => priceRevival(deps.db, caller, params.id))
  serve(revive, ({ params, body }, caller) => reviveRequest(deps.db, caller, params.id, body))
  serve(actions, ({ params }, caller) => readActions(deps.db, caller, params.id))
  serve(check, ({ query }, caller) => validateChange(deps.db, caller, query))
  serve(dates, ({ body }, caller) => changeDates(deps.db, caller, body))
  serve(room, ({ body }, caller) => changeRoom(deps, caller, body))
  serve(more, ({ body }, caller) => addRoom(deps, caller, body))
  serve(flights, ({ body }, caller) => changeFlights(deps.db, caller, body))
  serve(guests, ({ params, body }, caller) => changeGuests(deps, caller, params.id, body))
  serve(acceptOffer, ({ params, body }, caller) => answerOffer(deps.db, caller, params.id, 'accept-offer', body))
  serve(declineOffer, ({ params, body }, caller) => answerOffer(deps.db, caller, params.id, 'decline-offer', body))
  serve(alternatives, ({ params }, caller) => listAlternatives(deps.db, caller, params.id))
  serve(draft, ({ query }, caller) => readDraft(deps, caller, query.contractId))
  serve(save, ({ query, body }, caller) => saveDraft(deps, caller, query.contractId, body))
  serve(discard, ({ query }, caller) => discardDraft(deps.db, caller, query))
  serve(views, (_, caller) => listSavedViews(deps.db, caller))
  serve(keep, ({ body }, caller) => saveView(deps.db, caller, body))
  serve(rename, ({ params, body }, caller) => renameView(deps.db, caller, params.id, body.name))
  serve(remove, ({ params }, caller) => removeView(deps.db, caller, params.id))
}
