import * as z from 'zod/mini'
import { agencyDecisionKinds } from '@sarai/domain/people/agency.ts'
import { activityValues, subjectKinds } from '#desk/activity-values.ts'
import { operation } from '#core/operation.ts'
import { agencyIdInAddress } from '#values/ids.ts'
import { shape } from '#values/text.ts'
import { idInAddress, pageLimit } from '#values/numbers.ts'
import { day } from '#values/days.ts'
import { anyMoment, anyNumber, anyText } from '#values/reply-values.ts'

/** The activity log: who did what, before and after, when, from where. */

/** What is done to hotels, to advertisements and to the settings of the house. */
const houseSteps = [
  'hotel-add',
  'hotel-edit',
  'hotel-switch',
  'hotel-contact',
  'hotel-pictures',
  'ad-add',
  'ad-edit',
  'ad-order',
  'ad-remove',
  'bank-add',
  'bank-edit',
  'receipt-type-add',
  'receipt-type-edit',
  'currency-switch',
  'rate-add',
  'house-edit',
  'terms-set',
  'hours-set',
  'holiday-add',
  'holiday-edit',
  'holiday-remove',
  'cancellation-set',
  'rejection-reason-add',
  'rejection-reason-edit',
  'payment-reason-add',
  'payment-reason-edit',
  'finance-limit-set',
  'saved-reply-add',
  'saved-reply-edit',
  'ticket-category-add',
  'ticket-category-edit',
] as const

/** What is done to a package and to what is sold in it. */
const packageSteps = [
  'package-create',
  'package-edit',
  'package-publish',
  'package-withdraw',
  'package-copy',
  'property-add',
  'property-edit',
  'property-remove',
  'room-type-add',
  'room-type-edit',
  'room-type-remove',
  'price-period-add',
  'price-period-edit',
  'price-period-split',
  'price-period-remove',
  'special-date-add',
  'special-date-edit',
  'special-date-remove',
  'nights-close',
  'nights-reopen',
] as const

/** What is done to what agency groups earn, and to the groups. */
const commissionSteps = [
  'commission-add',
  'commission-edit',
  'commission-end',
  'commission-remove',
  'group-add',
  'group-rename',
] as const

/** What finance decides. */
const financeSteps = [
  'payment-approve-first',
  'payment-approve',
  'payment-reject',
  'payment-refund',
  'credit-pay-out',
  'credit-move',
  'adjustment-propose',
  'adjustment-approve',
  'adjustment-refuse',
] as const

/** What users of an agency do to their own account. */
const accountSteps = [
  'account-mobile',
  'account-email-ask',
  'account-email',
  'account-email-restore',
  'account-password',
  'account-password-reset',
  'account-session-end',
  'account-session-stolen',
  'account-guesses-closed',
] as const

/** Every kind of step that is kept. A new one gets its name here and its words at the desk. */
export const activityKinds = [
  ...agencyDecisionKinds.map((kind) => `agency-${kind}` as const),
  'agency-note',
  'agency-group',
  'agency-mail',
  'agency-address-lost',
  'passports-reveal',
  'requests-export',
  'statement-export',
  'ticket-close',
  'ticket-reopen',
  ...accountSteps,
  'price-import',
  'price-export',
  'colleague-invite',
  'colleague-resend',
  'colleague-withdraw',
  'colleague-join',
  'colleague-role',
  'colleague-disable',
  'colleague-enable',
  'staff-invite',
  'staff-invite-again',
  'staff-join',
  'staff-roles',
  'staff-disable',
  'staff-enable',
  'staff-factor',
  'staff-factor-reset',
  'staff-recovery-code',
  'staff-recovery-codes',
  'staff-codes-closed',
  'staff-password',
  'staff-session-end',
  'staff-session-stolen',
  ...houseSteps,
  ...packageSteps,
  ...commissionSteps,
  ...financeSteps,
] as const
export type ActivityKind = (typeof activityKinds)[number]

const activityRow = z.strictObject({
  id: anyNumber,
  at: anyMoment,
  who: z.strictObject({
    kind: z.enum(['staff', 'agency', 'visitor', 'system']),
    id: z.nullable(anyNumber),
    name: anyText,
  }),
  what: z.enum(activityKinds),
  agency: z.nullable(z.strictObject({ id: anyNumber, name: anyText })),
  /** What the step is about. People of the desk are called as today, all else as in that moment. */
  subject: z.nullable(z.strictObject({ kind: z.enum(subjectKinds), id: z.nullable(anyNumber), label: anyText })),
  /** The package, the hotel in it or the hotel that the step is about, as it is called today. */
  about: z.nullable(
    z.strictObject({
      kind: z.enum(['package', 'property', 'hotel']),
      id: anyNumber,
      /** Of the package that sells the hotel. */
      packageId: z.nullable(anyNumber),
      nameEn: anyText,
      nameFa: anyText,
    }),
  ),
  before: activityValues,
  after: activityValues,
  address: anyText,
  reference: anyText,
})
export type ActivityRow = z.output<typeof activityRow>

export const listActivity = operation({
  name: 'listActivity',
  summary: 'The activity log, newest first; of an agency, a kind of step, a person or some days when asked.',
  method: 'GET',
  path: '/desk/api/activity',
  access: 'staff:admin',
  query: z.strictObject({
    agency: z.optional(agencyIdInAddress),
    what: z.optional(z.enum(activityKinds)),
    /** A member of staff or a user of an agency. */
    who: z.optional(shape(22, /^(staff|agency)-\d{1,15}$/)),
    /** The first and the last day, in Tehran. */
    from: z.optional(day),
    until: z.optional(day),
    /** The id of the last row already seen: the next page begins below it. */
    before: z.optional(idInAddress),
    limit: pageLimit,
  }),
  reply: z.strictObject({
    rows: z.array(activityRow),
    next: z.nullable(anyNumber),
    /** What the person and the agency of the filter are called. */
    asked: z.strictObject({ who: z.nullable(anyText), agency: z.nullable(anyText) }),
  }),
})

export const activityOperations = [listActivity] as const
