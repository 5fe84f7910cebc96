import * as z from 'zod/mini'
import { requestStates } from '@sarai/domain/request/facts.ts'
import { operation } from '#core/operation.ts'
import { requestSorts, requestViews } from '#portal/kept-requests.ts'
import { day } from '#values/days.ts'
import { contractId, hotelId } from '#values/ids.ts'
import { idInAddress } from '#values/numbers.ts'
import { anyText, anyWhole } from '#values/reply-values.ts'
import { searchText } from '#values/text.ts'
import { viewName } from '#values/view-name.ts'

/** Filters of the list of requests, under names that the caller gave them. They are the caller's alone. */

export const mostSavedViews = 20

/** What the list of requests may be asked for, as a body says it. */
export const listFilters = z.strictObject({
  view: z.optional(z.enum(requestViews)),
  sort: z.optional(z.enum(requestSorts)),
  search: z.optional(searchText),
  state: z.optional(z.enum(requestStates)),
  hotel: z.optional(hotelId),
  contract: z.optional(contractId),
  from: z.optional(day),
  until: z.optional(day),
  sentFrom: z.optional(day),
  sentUntil: z.optional(day),
})

const kept = z.strictObject({
  view: z.optional(anyText),
  sort: z.optional(anyText),
  search: z.optional(anyText),
  state: z.optional(anyText),
  hotel: z.optional(anyWhole),
  contract: z.optional(anyWhole),
  from: z.optional(anyText),
  until: z.optional(anyText),
  sentFrom: z.optional(anyText),
  sentUntil: z.optional(anyText),
})

const savedView = z.strictObject({ id: anyWhole, name: anyText, filters: kept })
export type SavedView = z.output<typeof savedView>

const path = '/api/saved-views'
const params = z.strictObject({ id: idInAddress })

export const listSavedViews = operation({
  name: 'listSavedViews',
  summary: 'The filters of the list of requests that the caller has saved, the oldest first.',
  method: 'GET',
  path,
  access: 'agency',
  reply: z.strictObject({ savedViews: z.array(savedView) }),
})

export const saveViewBody = z.strictObject({ name: viewName, filters: listFilters })
export type SaveViewBody = z.output<typeof saveViewBody>

export const saveView = operation({
  name: 'saveView',
  summary: 'Saves filters of the list of requests under a name, for the caller alone; twenty at most.',
  method: 'POST',
  path,
  access: 'agency',
  status: 201,
  body: saveViewBody,
  reply: z.strictObject({ id: anyWhole }),
})

export const renameView = operation({
  name: 'renameView',
  summary: 'Gives a saved view of the caller another name.',
  method: 'PUT',
  path: `${path}/{id}`,
  access: 'agency',
  params,
  body: z.strictObject({ name: viewName }),
  reply: z.null(),
})

export const removeView = operation({
  name: 'removeView',
  summary: 'Removes a saved view of the caller. No request is touched.',
  method: 'DELETE',
  path: `${path}/{id}`,
  access: 'agency',
  params,
  reply: z.null(),
})

export const savedViewOperations = [listSavedViews, saveView, renameView, removeView] as const
