import type * as z from 'zod/mini'
import { listPaymentReasons } from '@sarai/wire/desk/money/payments.ts'
import { addPaymentReason, editPaymentReason } from '@sarai/wire/desk/money/settings.ts'
import {
  addRejectionReason,
  editRejectionReason,
  listRejectionReasons,
  type rejectionReasonBody,
} from '@sarai/wire/desk/requests/rejection-reasons.ts'
import { api } from '#shared/api.ts'

type Body = z.output<typeof rejectionReasonBody>
type Once = { key: string }

/** Two lists of the same shape, each with its own calls. */
export const reasonCalls = {
  rejections: {
    name: 'rejection-reasons',
    kind: 'rejection-reason',
    read: () => api(listRejectionReasons, {}),
    add: (body: Body, once: Once) => api(addRejectionReason, { body }, once),
    edit: (id: number, body: Body & { version: number }, once: Once) =>
      api(editRejectionReason, { params: { id }, body }, once),
  },
  'payment-reasons': {
    name: 'payment-reasons',
    kind: 'payment-reason',
    read: () => api(listPaymentReasons, {}),
    add: (body: Body, once: Once) => api(addPaymentReason, { body }, once),
    edit: (id: number, body: Body & { version: number }, once: Once) =>
      api(editPaymentReason, { params: { id }, body }, once),
  },
} as const
export type ReasonList = keyof typeof reasonCalls
