import { useState } from 'react'
import { Check, Lock, Undo2, X } from 'lucide-react'
import type { DeskPayment } from '@sarai/wire/desk/money/payments.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Kbd } from '@sarai/ui/kit/button/kbd.tsx'
import { Checkbox } from '@sarai/ui/kit/choice/checkbox.tsx'
import { useShortcuts } from '@sarai/ui/kit/commands/shortcuts.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { useIsPhone } from '@sarai/ui/kit/media-query.ts'
import { useDecideWords } from '#features/payments/decide/decide-words.ts'
import { RefundDialog } from '#features/payments/decide/refund-dialog.tsx'
import { actionsOf, lockOf, needsTwo, type PaymentAction } from '#features/payments/decide/what-may-be-done.ts'
import { usePaymentFile } from '#features/payments/payment-calls.ts'
import { usePaymentWords } from '#features/payments/payment-words.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'

const ApproveDialog = laterDialog(
  async () => (await import('#features/payments/decide/approve-dialog.tsx')).ApproveDialog,
)
const RejectDialog = laterDialog(async () => (await import('#features/payments/decide/reject-dialog.tsx')).RejectDialog)

const dialogs = { approve: ApproveDialog, reject: RejectDialog, refund: RefundDialog } as const

/** What may be done with it. A key opens a dialog and never decides; while approval is locked, A reads out why. */
export function ActionsBar({ of: payment, onDecided }: { of: DeskPayment; onDecided: () => void }) {
  const t = usePaymentWords()
  const decide = useDecideWords()
  const isPhone = useIsPhone()
  const [action, setAction] = useState<PaymentAction>()
  const [isCompared, setCompared] = useState(false)
  const [triedInVain, setTriedInVain] = useState(0)
  const { file, kind, flag, approval } = payment
  const isFileBroken = usePaymentFile(payment.id, file !== null && !file.isHeld).error !== null
  const actions = actionsOf(payment)
  const mayApprove = actions.includes('approve')
  const lock = mayApprove ? lockOf(payment, { isPhone, isCompared, isFileBroken }) : undefined
  const isCash = kind === 'cash'
  const approveName = t(isCash ? 'received' : approval ? 'approveSecond' : 'approve')
  const rejectName = t(isCash ? 'decline' : 'reject')
  useShortcuts(
    t('actions'),
    mayApprove && action === undefined
      ? [
          {
            keys: ['KeyA'],
            label: approveName,
            onPress: () => (lock === undefined ? setAction('approve') : setTriedInVain(triedInVain + 1)),
          },
          { keys: ['KeyR'], label: rejectName, onPress: () => setAction('reject') },
        ]
      : [],
  )
  const Dialog = action && dialogs[action]
  return (
    <div className="sticky bottom-(--bottom-bar) grid gap-2.5 bg-page py-3 empty:hidden max-lg:-mx-3.5 max-lg:border-t max-lg:border-line max-lg:px-3.5">
      {lock !== undefined && (
        <p
          key={triedInVain}
          role={triedInVain > 0 ? 'alert' : undefined}
          className={`flex gap-2.5 rounded-inner border border-dashed border-error bg-error-soft px-3.5 py-2.5 text-small font-semibold text-on-error-soft ${triedInVain > 0 ? 'animate-[rise_200ms_both]' : ''}`}
        >
          <Icon of={Lock} size={17} className="mt-0.5" />
          {t(lock)}
        </p>
      )}
      {mayApprove && flag !== null && !isPhone && !approval?.isMine && (
        <Checkbox label={decide('compared')} value={isCompared} onChange={setCompared} />
      )}
      {actions.length > 0 && (
        <div className="flex flex-wrap gap-2.5">
          {mayApprove && (
            <>
              <Button
                variant="primary"
                icon={lock === undefined ? Check : Lock}
                isDisabled={lock !== undefined}
                onPress={() => setAction('approve')}
                className="grow"
              >
                {approveName}
                <KeyHint code="A" />
              </Button>
              <Button
                variant={flag === null ? 'outline' : 'danger'}
                icon={X}
                onPress={() => setAction('reject')}
                className={flag === null ? '' : 'grow'}
              >
                {rejectName}
                <KeyHint code="R" />
              </Button>
            </>
          )}
          {actions.includes('refund') && (
            <Button icon={Undo2} onPress={() => setAction('refund')} className="grow">
              {t(isCash ? 'giveBack' : 'refund')}
            </Button>
          )}
        </div>
      )}
      {mayApprove && !isPhone && <LimitNote of={payment} />}
      {Dialog && <Dialog payment={payment} onDecided={onDecided} onClose={() => setAction(undefined)} />}
    </div>
  )
}

function LimitNote({ of: payment }: { of: DeskPayment }) {
  const t = usePaymentWords()
  const { language } = useLanguage()
  const amount = showPrice(language, payment.secondPersonAbove, payment.contractCurrency)
  return (
    <p className="text-small text-soft">{needsTwo(payment, 1) ? t('everythingTwo') : t('limitNote', { amount })}</p>
  )
}

/** The list of keys says it to screen readers. */
function KeyHint({ code }: { code: string }) {
  return (
    <span aria-hidden className="pointer-coarse:hidden max-sm:hidden">
      <Kbd>{code}</Kbd>
    </span>
  )
}
