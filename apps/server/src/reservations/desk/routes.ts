import {
  acceptRequest as accept,
  addDeskNote,
  askHotel as ask,
  assignRequest as assign,
  cancelConfirmed as cancel,
  rejectRequest as reject,
} from '@sarai/wire/desk/requests/answers.ts'
import {
  findAlternativeHotels as otherHotels,
  priceAlternative as otherPrice,
} from '@sarai/wire/desk/requests/alternatives.ts'
import { listHotelsToCall as toCall, withdrawQuestion as takeBack } from '@sarai/wire/desk/requests/hotel-questions.ts'
import { assignRequests as assignSome } from '@sarai/wire/desk/requests/assignment.ts'
import { extendDeadline as extend, reviveForAgency as revive } from '@sarai/wire/desk/requests/deadline.ts'
import { readDeskRequest as read, revealPassports as reveal } from '@sarai/wire/desk/requests/details.ts'
import { offerPrice as offer, withdrawOffer as withdraw } from '@sarai/wire/desk/requests/offers.ts'
import { countDeskRequests as counts } from '@sarai/wire/desk/requests/counts.ts'
import {
  findRequestAgencies as agencies,
  findRequestHotels as hotels,
  listAssignees as assignees,
  listDeskRequests as list,
} from '@sarai/wire/desk/requests/queues.ts'
import {
  listDeskViews as views,
  removeDeskView as remove,
  renameDeskView as rename,
  saveDeskView as save,
} from '@sarai/wire/desk/requests/saved-views.ts'
import { readDeskToday as today } from '@sarai/wire/desk/requests/today.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Serve } from '#http/serve.ts'
import type { AttemptLimits } from '#identity/attempt-limits.ts'
import { findAlternativeHotels } from '#reservations/alternatives/find-alternative-hotels.ts'
import { priceAlternative } from '#reservations/alternatives/price-alternative.ts'
import { acceptRequest } from '#reservations/desk/accept-request.ts'
import { askHotel } from '#reservations/desk/ask-hotel.ts'
import { assignRequest } from '#reservations/desk/assign-request.ts'
import { assignRequests } from '#reservations/desk/assign-requests.ts'
import { countDeskRequests, listAssignees } from '#reservations/desk/queues/count-desk-requests.ts'
import { extendDeadline } from '#reservations/desk/extend-deadline.ts'
import { findRequestAgencies, findRequestHotels } from '#reservations/desk/queues/find-to-filter.ts'
import { listDeskRequests } from '#reservations/desk/queues/list-desk-requests.ts'
import { noteRequest } from '#reservations/desk/note-request.ts'
import { listHotelsToCall } from '#reservations/hotel-answers/list-hotels-to-call.ts'
import { withdrawQuestion } from '#reservations/hotel-answers/withdraw-question.ts'
import { offerPrice } from '#reservations/offers/offer-price.ts'
import { withdrawOffer } from '#reservations/offers/withdraw-offer.ts'
import { readDeskRequest } from '#reservations/desk/read-desk-request.ts'
import { readDeskToday } from '#reservations/desk/queues/read-desk-today.ts'
import { cancelConfirmed, rejectRequest } from '#reservations/desk/reject-request.ts'
import { reviveForAgency } from '#reservations/desk/revive-for-agency.ts'
import { revealPassports } from '#reservations/desk/reveal-passports.ts'
import { listDeskViews, removeDeskView, renameDeskView, saveDeskView } from '#reservations/views/desk-views.ts'
import type { Sealing } from '#sealing.ts'

type Deps = { db: Database; sealing: Sealing; limits: AttemptLimits; linkSecret: string }

export function serveDeskRequests(serve: Serve, deps: Deps) {
  const { db } = deps
  serve(today, ({ query }, caller) => readDeskToday(db, caller, query))
  serve(list, ({ query }, caller) => listDeskRequests(db, caller, query))
  serve(counts, (_, caller) => countDeskRequests(db, caller))
  serve(assignees, (_, caller) => listAssignees(db, caller))
  serve(agencies, ({ query }, caller) => findRequestAgencies(db, caller, query.search))
  serve(hotels, ({ query }, caller) => findRequestHotels(db, caller, query.search))
  serve(read, ({ params }, caller) => readDeskRequest(db, caller, params.id))
  serve(reveal, ({ params }, caller) => revealPassports(deps, caller, params.id))
  serve(ask, ({ params, body }, caller) => askHotel(deps, caller, params.id, body))
  serve(takeBack, ({ params, body }, caller) => withdrawQuestion(db, caller, params.id, body.version))
  serve(toCall, ({ query }, caller) => listHotelsToCall(db, caller, query))
  serve(accept, ({ params, body }, caller) => acceptRequest(db, caller, params.id, body))
  serve(reject, ({ params, body }, caller) => rejectRequest(db, caller, params.id, body))
  serve(cancel, ({ params, body }, caller) => cancelConfirmed(db, caller, params.id, body))
  serve(otherHotels, ({ params, query }, caller) => findAlternativeHotels(db, caller, params.id, query.search))
  serve(otherPrice, ({ params, body }, caller) => priceAlternative(db, caller, params.id, body))
  serve(offer, ({ params, body }, caller) => offerPrice(db, caller, params.id, body))
  serve(withdraw, ({ params, body }, caller) => withdrawOffer(db, caller, params.id, body))
  serve(extend, ({ params, body }, caller) => extendDeadline(db, caller, params.id, body))
  serve(revive, ({ params, body }, caller) => reviveForAgency(db, caller, params.id, body.version))
  serve(assign, ({ params, body }, caller) => assignRequest(db, caller, params.id, body.staffId))
  serve(assignSome, ({ body }, caller) => assignRequests(db, caller, body))
  serve(views, (_, caller) => listDeskViews(db, caller))
  serve(save, ({ body }, caller) => saveDeskView(db, caller, body))
  serve(rename, ({ params, body }, caller) => renameDeskView(db, caller, params.id, body.name))
  serve(remove, ({ params }, caller) => removeDeskView(db, caller, params.id))
  serve(addDeskNote, ({ params, body }, caller) => noteRequest(db, caller, params.id, body.text))
}
