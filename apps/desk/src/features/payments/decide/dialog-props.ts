import type { DeskPayment } from '@sarai/wire/desk/money/payments.ts'

export type DecideDialogProps = {
  /** As it stands now: the live stream brings what a colleague does meanwhile. */
  payment: DeskPayment
  /** It is done: the next one may be opened. */
  onDecided: () => void
  onClose: () => void
}
