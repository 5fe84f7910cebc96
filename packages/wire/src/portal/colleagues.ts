import * as z from 'zod/mini'
import { agencyRoles } from '@sarai/domain/people/colleague.ts'
import { newPassword, registrationBody } from '#portal/accounts.ts'
import { operation } from '#core/operation.ts'
import { userIdInAddress } from '#values/ids.ts'
import { personName } from '#values/person-name.ts'
import { linkToken } from '#values/text.ts'
import { idInAddress, version } from '#values/numbers.ts'
import { anyMoment, anyNumber, anyText } from '#values/reply-values.ts'

/** The people of one agency: who they are, who is invited, and what each may do. */

const role = z.enum(agencyRoles)
const params = z.strictObject({ id: idInAddress })

const colleague = z.strictObject({
  Id: anyNumber,
  /** Of the role. */
  Version: anyNumber,
  FirstName: anyText,
  LastName: anyText,
  Email: anyText,
  Role: role,
  /** Who gave it last; null where nobody has changed it. */
  RoleBy: z.nullable(anyText),
  IsDisabled: z.boolean(),
  /** Whoever asks. */
  IsMe: z.boolean(),
})
export type ColleagueDTO = z.output<typeof colleague>

export const listColleagues = operation({
  name: 'listColleagues',
  summary: 'Everybody of the own agency, owners first and the disabled last.',
  method: 'GET',
  path: '/api/Colleagues',
  access: 'agency',
  answers: 'List_ColleagueDTO',
  reply: z.array(colleague),
})

const invitation = z.strictObject({
  Id: anyNumber,
  FirstName: anyText,
  LastName: anyText,
  Email: anyText,
  Role: role,
  InvitedBy: anyText,
  /** When it was last sent. */
  SendDateTime: anyMoment,
  IsExpired: z.boolean(),
})
export type InvitationDTO = z.output<typeof invitation>

export const listInvitations = operation({
  name: 'listInvitations',
  summary: 'The invitations that nobody has accepted or withdrawn yet, the newest first.',
  method: 'GET',
  path: '/api/Colleagues',
  access: 'agency:owner',
  answers: 'List_ColleagueInvitationDTO',
  reply: z.array(invitation),
})

export const invitationBody = z.strictObject({
  FirstName: personName,
  LastName: personName,
  Email: registrationBody.shape.Email,
  Role: role,
  /** The language of the mails to this person. */
  Language: z.enum(['en', 'fa']),
})

export const inviteColleague = operation({
  name: 'inviteColleague',
  summary: 'Invite somebody by e-mail. Answers the same whether or not the e-mail has an account elsewhere.',
  method: 'POST',
  path: '/api/Colleagues',
  access: 'agency:owner',
  stepUp: 'password',
  sends: 'InviteColleagueData',
  body: invitationBody,
  reply: z.strictObject({ Id: anyNumber }),
  status: 201,
})

export const changeColleague = operation({
  name: 'changeColleague',
  summary: 'Change the role of a colleague, or disable or enable them. A disabled user is logged out everywhere.',
  method: 'PUT',
  path: '/api/Colleagues/{id}',
  access: 'agency:owner',
  stepUp: 'password',
  evenReadOnly: 'somebody may have to be kept out',
  sends: 'ChangeColleagueData',
  params: z.strictObject({ id: userIdInAddress }),
  body: z.strictObject({
    /** The one that was seen: a role is changed on no other. Somebody is kept out whatever their role has become. */
    Version: version,
    Role: z.optional(role),
    IsDisabled: z.optional(z.boolean()),
  }),
  reply: z.null(),
})

export const resendInvitation = operation({
  name: 'resendInvitation',
  summary: 'Mail an open invitation once more; its 48 hours begin anew.',
  method: 'POST',
  path: '/api/Colleagues/invitations/{id}/resend',
  access: 'agency:owner',
  params,
  reply: z.null(),
})

export const withdrawInvitation = operation({
  name: 'withdrawInvitation',
  summary: 'Withdraw an open invitation: its links stop working at once.',
  method: 'DELETE',
  path: '/api/Colleagues/invitations/{id}',
  access: 'agency:owner',
  evenReadOnly: 'the mail may have gone to the wrong person',
  params,
  reply: z.null(),
})

export const readInvitation = operation({
  name: 'readInvitation',
  summary: 'What the link of an invitation is for. The token travels in the body, so that no log holds it.',
  method: 'POST',
  path: '/api/Invitation',
  access: 'anyone',
  sends: 'ReadInvitationData',
  body: z.strictObject({ Token: linkToken }),
  reply: z.strictObject({ AgencyName: anyText, FirstName: anyText, Email: anyText, Role: role }),
  repeatable: 'it changes nothing',
})

export const acceptInvitation = operation({
  name: 'acceptInvitation',
  summary: 'Become a user of the agency that invited, with a password of one’s own. A link works once, for 48 hours.',
  method: 'POST',
  path: '/api/Invitation',
  access: 'anyone',
  sends: 'AcceptInvitationData',
  body: z.strictObject({ Token: linkToken, NewPassword: newPassword }),
  reply: z.null(),
})

export const colleagueOperations = [
  listColleagues,
  listInvitations,
  inviteColleague,
  changeColleague,
  resendInvitation,
  withdrawInvitation,
  readInvitation,
  acceptInvitation,
] as const
