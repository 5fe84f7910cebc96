import { useState } from 'react'
import type { DeskPayment } from '@sarai/wire/desk/money/payments.ts'
import type { News } from '@sarai/frame/form/newer-notice.tsx'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useDecideWords } from '#features/payments/decide/decide-words.ts'
import { mayStill, type PaymentAction } from '#features/payments/decide/what-may-be-done.ts'

const words = {
  Approved: 'changedApproved',
  Rejected: 'changedRejected',
  Refunded: 'changedRefunded',
  NotApproved: 'changedDeclined',
  Returned: 'changedRefunded',
} as const

type HeldPayment = {
  payment: DeskPayment
  news: News | undefined
  /** What the main button says where nothing is left to do: it leads back to the payment. */
  instead: string | undefined
}

/**
 * The payment that a decision is about, as it was when its dialog was opened. Where a colleague or the agency was faster
 * it says who did what, and keeps what was typed: whoever may still decide goes on from the payment as it is now.
 */
export function useHeldPayment(current: DeskPayment, action: PaymentAction): HeldPayment {
  const t = useDecideWords()
  const [payment, setPayment] = useState(current)
  if (current.version === payment.version) return { payment, news: undefined, instead: undefined }
  const news = { title: t('changedTitle'), text: <Told of={current} /> }
  return mayStill(action, current)
    ? { payment, news: { ...news, take: () => setPayment(current) }, instead: undefined }
    : { payment, news, instead: t('look') }
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
