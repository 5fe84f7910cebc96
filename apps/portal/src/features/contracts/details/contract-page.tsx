import { Lock, Plus } from 'lucide-react'
import { useParams } from 'react-router'
import type { ContractReply } from '@sarai/wire/portal/money/contracts.ts'
import { RecordPage } from '@sarai/frame/data/record-page.tsx'
import { StateChip } from '@sarai/ui/booking/state-chip.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { ButtonLink } from '@sarai/ui/kit/button/link.tsx'
import { useContract } from '#features/contracts/contract-calls.ts'
import { BalanceCard } from '#features/contracts/details/balance-card.tsx'
import { ChecklistCard } from '#features/contracts/details/checklist-card.tsx'
import { CreditOffer } from '#features/contracts/details/credit-offer.tsx'
import { useDetailsWords } from '#features/contracts/details/details-words.ts'
import { FactsCard } from '#features/contracts/details/facts-card.tsx'
import { PayMenu } from '#features/contracts/details/pay-menu.tsx'
import { PaymentsCard } from '#features/contracts/details/payments-card.tsx'
import { RequestsCard } from '#features/contracts/details/requests-card.tsx'
import { UnverifiedAlert } from '#features/contracts/details/unverified-alert.tsx'
import { PayDialogs } from '#features/contracts/pay/pay-dialogs.tsx'
import { idIn } from '#shared/in-address.ts'
import { OpenedPayment } from '#shared/payments/payment-dialog.tsx'

/** One contract: what it costs, what is paid, and what is missing [pay-01]. */
export function ContractPage() {
  const t = useDetailsWords()
  const { orderId = '' } = useParams()
  const query = useContract(idIn(orderId))
  return (
    <RecordPage
      of={query}
      back={{ href: '/orders', label: t('contracts') }}
      kind={t('contract')}
      header={
        query.data && {
          title: <bdi dir="ltr">{query.data.OrderNumber}</bdi>,
          badge: <StateChip of="contract" state={query.data.State} />,
          note: t('note', { count: query.data.RequestCount }),
          actions: (
            <>
              <AddButton of={query.data} />
              <PayMenu of={query.data} />
            </>
          ),
        }
      }
    >
      {(contract) => <ContractParts key={contract.Id} of={contract} />}
    </RecordPage>
  )
}

function ContractParts({ of: contract }: { of: ContractReply }) {
  return (
    <div className="grid gap-3.5 sm:gap-4.5">
      <CreditOffer of={contract} />
      <PayDialogs of={contract} />
      <OpenedPayment />
      <UnverifiedAlert of={contract} />
      <BalanceCard of={contract} />
      <div className="grid items-start gap-3.5 sm:gap-4.5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-3.5 sm:gap-4.5 lg:col-start-2 lg:row-start-1">
          <ChecklistCard of={contract} />
        </div>
        <div className="grid min-w-0 gap-3.5 sm:gap-4.5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <RequestsCard of={contract} />
          <PaymentsCard of={contract} />
        </div>
        <div className="min-w-0 lg:col-start-2">
          <FactsCard of={contract} />
        </div>
      </div>
    </div>
  )
}

/** A settled contract takes no more; one with an unverified payment takes none for now, and the alert says why. */
function AddButton({ of: contract }: { of: ContractReply }) {
  const t = useDetailsWords()
  if (contract.State === 'Settled') return null
  if (contract.HasUnverifiedPayment) {
    return (
      <span className="grid justify-items-center gap-0.5">
        <Button icon={Lock} isDisabled>
          {t('addReservation')}
        </Button>
        <span className="sr-only">{t('addLocked')}</span>
      </span>
    )
  }
  return (
    <ButtonLink href={`/reservations/add-reservation/${contract.Id}`} icon={Plus}>
      {t('addReservation')}
    </ButtonLink>
  )
}
