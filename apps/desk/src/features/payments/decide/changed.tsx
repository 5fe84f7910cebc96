import { useState } from 'react'
import type { DeskPayment } from '@sarai/wire/desk/money/payments.ts'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useDecideWords } from '#features/payments/decide/decide-words.ts'

const words = {
  Approved: 'changedApproved',
  Rejected: 'changedRejected',
  Refunded: 'changedRefunded',
  NotApproved: 'changedDeclined',
  Returned: 'changedRefunded',
} as const

/**
 * A colleague or the agency was faster. What a dialog is about has changed since it was opened: it says who did what,
 * keeps what was typed, and its main button leads back to the payment.
 */
export function useChanged(payment: DeskPayment, onClose: () => void) {
  const t = useDecideWords()
  const [seen] = useState(payment.version)
  const isChanged = payment.version !== seen
  return {
    instead: isChanged ? { label: t('look'), onPress: onClose } : undefined,
    news: isChanged ? { title: t('changedTitle'), text: <Told of={payment} /> } : undefined,
  }
}

function Told({ of: payment }: { of: DeskPayment }) {
  const t = useDecideWords()
  return (
    <>
      <Sentence of={payment} /> {t('changedKept')}
    </>
  )
}

function Sentence({ of: { state, approval, decision } }: { of: DeskPayment }) {
  const t = useDecideWords()
  const { language } = useLanguage()
  const who = ({ by, at }: { by: string; at: string }) => ({
    name: <bdi>{by}</bdi>,
    time: showShortDateTime(language, Date.parse(at)),
  })
  if (state === 'Withdrawn') return t('changedWithdrawn')
  const last = decision ?? (state === 'Approved' ? approval : null)
  if (last && state in words) return t.rich(words[state as keyof typeof words], who(last))
  return approval ? t.rich('changedFirst', who(approval)) : t('changedOther')
}
