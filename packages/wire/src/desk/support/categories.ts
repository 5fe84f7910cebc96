import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { smallIdInAddress, version } from '#values/numbers.ts'
import { anyNumber, anyText } from '#values/reply-values.ts'
import { filledLine } from '#values/text.ts'

/** What agencies may ask for help with: names that they choose from. */

export const mostTicketCategories = 50

const ticketCategory = z.strictObject({
  id: anyNumber,
  version: anyNumber,
  nameEn: anyText,
  nameFa: anyText,
  active: z.boolean(),
})
export type DeskTicketCategory = z.output<typeof ticketCategory>

const path = '/desk/api/ticket-categories'

export const listDeskTicketCategories = operation({
  name: 'listDeskTicketCategories',
  summary: 'The categories of support conversations, also those no longer in use; fifty at most.',
  method: 'GET',
  path,
  access: 'staff',
  reply: z.array(ticketCategory),
})

const name = filledLine(80)
export const ticketCategoryBody = z.strictObject({ nameEn: name, nameFa: name, active: z.boolean() })

export const addTicketCategory = operation({
  name: 'addTicketCategory',
  summary: 'Adds a category that agencies choose from when they ask for help.',
  method: 'POST',
  path,
  access: 'staff:catalogue',
  body: ticketCategoryBody,
  reply: z.strictObject({ id: anyNumber }),
})

export const editTicketCategory = operation({
  name: 'editTicketCategory',
  summary: 'Renames a category, or lets nobody choose it any more. Conversations keep it.',
  method: 'PUT',
  path: `${path}/{id}`,
  access: 'staff:catalogue',
  params: z.strictObject({ id: smallIdInAddress }),
  body: z.extend(ticketCategoryBody, { version }),
  reply: z.null(),
})

export const ticketCategoryOperations = [listDeskTicketCategories, addTicketCategory, editTicketCategory] as const
