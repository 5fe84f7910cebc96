import { useSearchParams } from 'react-router'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { Tabs } from '@sarai/ui/kit/page/tabs.tsx'
import { CancellationPart } from '#features/settings/cancellation/cancellation-part.tsx'
import { TicketCategories } from '#features/settings/categories/ticket-categories.tsx'
import { CurrencyList } from '#features/settings/currency-list.tsx'
import { HousePart } from '#features/settings/house-part.tsx'
import { HoursPart } from '#features/settings/hours/hours-part.tsx'
import { PaymentChoices } from '#features/settings/payment-choices.tsx'
import { FinanceLimits } from '#features/settings/limits/finance-limits.tsx'
import { RejectionReasons } from '#features/settings/rejections/rejection-reasons.tsx'
import { SavedReplies } from '#features/settings/replies/saved-replies.tsx'
import { Rates } from '#features/settings/rates.tsx'
import { useSettingsWords } from '#features/settings/settings-words.ts'
import { TermsPart } from '#features/settings/terms-part.tsx'
import { useProfile } from '#shared/profile.ts'

const parts = {
  house: <HousePart />,
  hours: <HoursPart />,
  cancellation: <CancellationPart />,
  rejections: <RejectionReasons of="rejections" key="rejections" />,
  replies: <SavedReplies />,
  categories: <TicketCategories />,
  terms: <TermsPart />,
  banks: <PaymentChoices list="banks" key="banks" />,
  'receipt-types': <PaymentChoices list="receipt-types" key="receipt-types" />,
  currencies: <CurrencyList />,
  rates: <Rates />,
  limits: <FinanceLimits />,
  'payment-reasons': <RejectionReasons of="payment-reasons" key="payment-reasons" />,
}
type Part = keyof typeof parts
const names = Object.keys(parts) as Part[]
/** What finance decides; all else is of those who sell. */
const ofFinance: ReadonlySet<Part> = new Set(['limits', 'payment-reasons'])

/** What the house decides once in a while. The open part is in the address, so that it can be sent to a colleague. */
export function SettingsPage() {
  const t = useSettingsWords()
  const [address, setAddress] = useSearchParams()
  const { data: profile } = useProfile()
  const roles = profile?.roles ?? []
  const mine = names.filter(
    (name) => roles.includes('admin') || roles.includes(ofFinance.has(name) ? 'finance' : 'catalogue'),
  )
  const open = mine.find((name) => name === address.get('tab')) ?? mine[0]
  if (open === undefined) return null
  return (
    <>
      <PageHeader title={t('title')} />
      <Card>
        <Tabs
          label={t('tabs')}
          tabs={mine.map((id) => ({ id, label: t(id) }))}
          selected={open}
          onSelect={(tab) => setAddress(tab === mine[0] ? {} : { tab }, { replace: true })}
          className="border-b border-line p-2.5"
        >
          {parts[open]}
        </Tabs>
      </Card>
    </>
  )
}
