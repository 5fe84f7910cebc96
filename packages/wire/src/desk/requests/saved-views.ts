import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { assignedInAddress, listedQueues } from '#desk/requests/queues.ts'
import { day } from '#values/days.ts'
import { agencyId, hotelId } from '#values/ids.ts'
import { idInAddress } from '#values/numbers.ts'
import { anyText, anyWhole } from '#values/reply-values.ts'
import { searchText } from '#values/text.ts'
import { viewName } from '#values/view-name.ts'

/** Filters of the desk's list of requests, under names that the caller gave them. They are the caller's alone. */

export const mostDeskViews = 20

const filters = z.strictObject({
  tab: z.optional(z.enum([...listedQueues, 'open'])),
  search: z.optional(searchText),
  agency: z.optional(agencyId),
  hotel: z.optional(hotelId),
  assigned: z.optional(assignedInAddress),
  from: z.optional(day),
  until: z.optional(day),
})

const kept = z.strictObject({
  tab: z.optional(anyText),
  search: z.optional(anyText),
  agency: z.optional(anyWhole),
  hotel: z.optional(anyWhole),
  assigned: z.optional(anyText),
  from: z.optional(anyText),
  until: z.optional(anyText),
})

const deskView = z.strictObject({ id: anyWhole, name: anyText, filters: kept })
export type DeskView = z.output<typeof deskView>

const path = '/desk/api/saved-views'
const access = 'staff:reservations'
const params = z.strictObject({ id: idInAddress })

export const listDeskViews = operation({
  name: 'listDeskViews',
  summary: 'The filters of the list of requests that the caller has saved, the oldest first.',
  method: 'GET',
  path,
  access,
  reply: z.strictObject({ savedViews: z.array(deskView) }),
})

const saveDeskViewBody = z.strictObject({ name: viewName, filters })
export type SaveDeskViewBody = z.output<typeof saveDeskViewBody>

export const saveDeskView = operation({
  name: 'saveDeskView',
  summary: 'Saves filters of the list of requests under a name, for the caller alone; twenty at most.',
  method: 'POST',
  path,
  access,
  status: 201,
  body: saveDeskViewBody,
  reply: z.strictObject({ id: anyWhole }),
})

export const renameDeskView = operation({
  name: 'renameDeskView',
  summary: 'Gives a saved view of the caller another name.',
  method: 'PUT',
  path: `${path}/{id}`,
  access,
  params,
  body: z.strictObject({ name: viewName }),
  reply: z.null(),
})

export const removeDeskView = operation({
  name: 'removeDeskView',
  summary: 'Removes a saved view of the caller. No request is touched.',
  method: 'DELETE',
  path: `${path}/{id}`,
  access,
  params,
  reply: z.null(),
})

export const deskViewOperations = [listDeskViews, saveDeskView, renameDeskView, removeDeskView] as const
