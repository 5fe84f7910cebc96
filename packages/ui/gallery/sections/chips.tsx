import { StateChip } from '#booking/state-chip.tsx'
import { Chip } from '#kit/show/chip.tsx'
import { Stars } from '#kit/show/stars.tsx'
import { useBoth } from '../both.ts'
import { Row } from '../row.tsx'

const states = {
  request: [
    'New',
    'Requested',
    'ConfirmationPending',
    'PaymentPending',
    'Confirmed',
    'Rejected',
    'Cancelled',
    'Refunded',
  ],
  receipt: ['New', 'Approved', 'Rejected', 'Refunded', 'Lost'],
  cash: ['Requested', 'تایید شده', 'NotApproved', 'برگشت داده شده', 'other'],
  contract: ['Settled', 'Debit', 'Credit'],
  ledger: ['Debit', 'Credit', 'Settled', '?'],
} as const

function Section() {
  const both = useBoth()
  return (
    <div className="grid gap-5 rounded-card border border-line bg-surface p-4 sm:p-5">
      {(['request', 'receipt', 'cash', 'contract', 'ledger'] as const).map((of) => (
        <Row key={of} label={of}>
          {states[of].map((state) => (
            <StateChip key={state} of={of} state={state} />
          ))}
        </Row>
      ))}
      <Row label="own words">
        <Chip colour="yellow">{both('1 of 2 guests complete', '۱ از ۲ مسافر کامل')}</Chip>
      </Row>
      <Row label="stars">
        {[0, 0.5, 1, 2.5, 3, 4.5, 5].map((grade) => (
          <Stars key={grade} grade={grade} />
        ))}
        <Stars grade={3.5} size={24} />
      </Row>
    </div>
  )
}

export default { title: 'Chips and stars', Section }
