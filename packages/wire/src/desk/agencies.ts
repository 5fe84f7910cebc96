import * as z from 'zod/mini'
import { accountMails, agencyDecisionKinds, agencyStatuses } from '@sarai/domain/people/agency.ts'
import { agencyRoles } from '@sarai/domain/people/colleague.ts'
import { operation } from '#core/operation.ts'
import { agencyParams } from '#desk/id-params.ts'
import { filledParagraphs, groupCode, paragraphs, searchText } from '#values/text.ts'
import { lastSeenId, pageLimit, version } from '#values/numbers.ts'
import { anyMoment, anyNumber, anyText } from '#values/reply-values.ts'

/** What the desk knows and decides about agencies. */

const agencyRow = z.strictObject({
  id: anyNumber,
  version: anyNumber,
  status: z.enum(agencyStatuses),
  name: anyText,
  managerName: anyText,
  email: anyText,
  mobile: anyText,
  language: z.enum(['en', 'fa']),
  group: z.nullable(anyText),
  registeredAt: anyMoment,
  decidedAt: z.nullable(anyMoment),
})
export type AgencyRow = z.output<typeof agencyRow>

export const listAgencies = operation({
  name: 'listAgencies',
  summary: 'Agencies by status and by a part of their name, e-mail or mobile. The waiting ones: longest waiting first.',
  method: 'GET',
  path: '/desk/api/agencies',
  access: 'staff:admin',
  query: z.strictObject({
    status: z.optional(z.enum(agencyStatuses)),
    search: z.optional(searchText),
    /** The id of the last row already seen: the next page begins after it. */
    after: z.optional(lastSeenId),
    limit: pageLimit,
  }),
  reply: z.strictObject({
    rows: z.array(agencyRow),
    /** How many there are in all, counted to a thousand at most. */
    total: anyNumber,
    next: z.nullable(anyNumber),
  }),
})

/** Another agency that may be the same one, and what the two have in common. */
const duplicateHint = z.strictObject({
  id: anyNumber,
  name: anyText,
  status: z.enum(agencyStatuses),
  sameName: z.boolean(),
  sameMobile: z.boolean(),
  sameDomain: z.boolean(),
})
export type DuplicateHint = z.output<typeof duplicateHint>

const agencyNote = z.strictObject({
  id: anyNumber,
  text: anyText,
  writtenBy: anyText,
  writtenAt: anyMoment,
})
export type AgencyNote = z.output<typeof agencyNote>

const agencyUser = z.strictObject({
  id: anyNumber,
  name: anyText,
  email: anyText,
  role: z.enum(agencyRoles),
  isEmailVerified: z.boolean(),
  isDisabled: z.boolean(),
})
export type AgencyUser = z.output<typeof agencyUser>

const agencyDetails = z.extend(agencyRow, {
  /** What the agency was told with the last decision. */
  reason: z.nullable(anyText),
  decidedBy: z.nullable(anyText),
  /** Whoever proved to read the mails of its address took it: the registration ended by itself. */
  hasLostAddress: z.boolean(),
  openSessions: anyNumber,
  /** What may be decided now, and which mail may be sent again. */
  decisions: z.array(z.enum(agencyDecisionKinds)),
  mailToResend: z.nullable(z.enum(accountMails)),
  users: z.array(agencyUser),
  /** The newest first, a hundred at most. */
  notes: z.array(agencyNote),
  duplicates: z.array(duplicateHint),
})
export type AgencyDetails = z.output<typeof agencyDetails>

export const readAgency = operation({
  name: 'readAgency',
  summary: 'One agency: its data, users, open sessions, internal notes, and others that may be the same one.',
  method: 'GET',
  path: '/desk/api/agencies/{id}',
  access: 'staff:admin',
  params: agencyParams,
  reply: agencyDetails,
})

export const decideAgency = operation({
  name: 'decideAgency',
  summary: 'Approve, reject, restrict, suspend or reinstate an agency; it is told by mail, with the reason.',
  method: 'POST',
  path: '/desk/api/agencies/{id}/decision',
  access: 'staff:admin',
  params: agencyParams,
  body: z.strictObject({
    /** The version that the decision was taken on, so that two people do not decide the same thing twice. */
    version,
    decision: z.enum(agencyDecisionKinds),
    reason: z.optional(paragraphs(1000)),
  }),
  reply: z.strictObject({ id: anyNumber, status: z.enum(agencyStatuses), version: anyNumber }),
})

export const addAgencyNote = operation({
  name: 'addAgencyNote',
  summary: 'Write an internal note about an agency. The agency never sees it.',
  method: 'POST',
  path: '/desk/api/agencies/{id}/notes',
  access: 'staff:admin',
  params: agencyParams,
  body: z.strictObject({ text: filledParagraphs(2000) }),
  reply: z.null(),
})

export const setAgencyGroup = operation({
  name: 'setAgencyGroup',
  summary: 'Put an agency into an agency group, by its code, or, with null, into none.',
  method: 'PUT',
  path: '/desk/api/agencies/{id}/group',
  access: 'staff:admin',
  params: agencyParams,
  body: z.strictObject({ group: z.nullable(groupCode) }),
  reply: z.null(),
})

export const resendAgencyMail = operation({
  name: 'resendAgencyMail',
  summary: 'Send the mail about the registration or the approval once more.',
  method: 'POST',
  path: '/desk/api/agencies/{id}/mails',
  access: 'staff:admin',
  params: agencyParams,
  body: z.strictObject({ mail: z.enum(accountMails) }),
  reply: z.null(),
})

export const deskAgencyOperations = [
  listAgencies,
  readAgency,
  decideAgency,
  addAgencyNote,
  setAgencyGroup,
  resendAgencyMail,
] as const
