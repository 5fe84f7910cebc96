import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { filledLine, groupCode } from '#values/text.ts'
import { version } from '#values/numbers.ts'
import { anyNumber, anyText } from '#values/reply-values.ts'

/** Groups of agencies: what a group earns, and which packages it sees. */

const name = filledLine(60)

const agencyGroup = z.strictObject({
  /** Given with its first name, and kept when it is renamed. */
  code: anyText,
  version: anyNumber,
  nameEn: anyText,
  nameFa: anyText,
  /** Counted to a thousand at most. */
  agencies: anyNumber,
  /** The packages that only some groups see, this one among them; counted to a thousand at most. */
  packages: anyNumber,
})
export type AgencyGroup = z.output<typeof agencyGroup>

export const listAgencyGroups = operation({
  name: 'listAgencyGroups',
  summary: 'The agency groups with how many agencies and packages each has, two hundred at most.',
  method: 'GET',
  path: '/desk/api/agency-groups',
  access: 'staff:catalogue',
  reply: z.array(agencyGroup),
})

export const groupNames = z.strictObject({ nameEn: name, nameFa: name })

export const addAgencyGroup = operation({
  name: 'addAgencyGroup',
  summary: 'Found an agency group. Agencies are put into it on their own page.',
  method: 'POST',
  path: '/desk/api/agency-groups',
  access: 'staff:catalogue',
  body: groupNames,
  reply: z.strictObject({ code: anyText }),
})

export const renameAgencyGroup = operation({
  name: 'renameAgencyGroup',
  summary: 'Give a group other names. Its agencies read them on their dashboard.',
  method: 'PUT',
  path: '/desk/api/agency-groups',
  access: 'staff:catalogue',
  body: z.extend(groupNames, { code: groupCode, version }),
  reply: z.null(),
})

export const deskAgencyGroupOperations = [listAgencyGroups, addAgencyGroup, renameAgencyGroup] as const
