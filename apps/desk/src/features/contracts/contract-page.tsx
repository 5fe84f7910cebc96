import { useState } from 'react'
import { useParams } from 'react-router'
import { ArrowLeftRight, HandCoins, Scale } from 'lucide-react'
import type { DeskContract } from '@sarai/wire/desk/money/contracts.ts'
import { newestOf } from '@sarai/frame/data/newest.ts'
import { RecordPage } from '@sarai/frame/data/record-page.tsx'
import { StateChip } from '@sarai/ui/booking/state-chip.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { BooksCard } from '#features/contracts/books/books-card.tsx'
import { useContract } from '#features/contracts/contract-calls.ts'
import { ContractFacts } from '#features/contracts/contract-facts.tsx'
import { AdjustmentsCard, PaymentsCard, StaysCard } from '#features/contracts/contract-parts.tsx'
import { useContractWords } from '#features/contracts/contract-words.ts'
import { AdjustDialog } from '#features/contracts/dialogs/adjust-dialog.tsx'
import { noRecord, wholeOf } from '#shared/whole-of.ts'

const DecideDialog = laterDialog(
  async () => (await import('#features/contracts/dialogs/decide-dialog.tsx')).DecideDialog,
)
const MoveDialog = laterDialog(async () => (await import('#features/contracts/dialogs/move-dialog.tsx')).MoveDialog)
const PayOutDialog = laterDialog(
  async () => (await import('#features/contracts/dialogs/pay-out-dialog.tsx')).PayOutDialog,
)

const dialogs = { move: MoveDialog, payOut: PayOutDialog, adjust: AdjustDialog } as const
type Action = keyof typeof dialogs

/** One contract as the books have it: what was sold, what came, what is left. */
export function ContractPage() {
  const t = useContractWords()
  const { id } = useParams()
  const contract = useContract(wholeOf(id) ?? noRecord)
  const [action, setAction] = useState<Action>()
  const { data } = contract
  return (
    <RecordPage
      of={contract}
      back={{ href: '/contracts', label: t('title') }}
      kind={t('contract')}
      header={
        data && {
          title: <bdi dir="ltr">{data.number}</bdi>,
          badge: <StateChip of="contract" state={data.state} />,
          note: <bdi>{data.agency.name}</bdi>,
          actions: <Actions of={data} onChoose={setAction} />,
        }
      }
    >
      {(record) => <ContractParts key={record.id} of={record} action={action} onDone={() => setAction(undefined)} />}
    </RecordPage>
  )
}

/** Another contract of the agency may need the money: that is offered before it leaves the house. */
function Actions({ of: contract, onChoose }: { of: DeskContract; onChoose: (action: Action) => void }) {
  const t = useContractWords()
  return (
    <>
      {contract.credit > 0 && (
        <>
          <Button variant="primary" icon={ArrowLeftRight} onPress={() => onChoose('move')}>
            {t('moveCredit')}
          </Button>
          <Button icon={HandCoins} onPress={() => onChoose('payOut')}>
            {t('payOut')}
          </Button>
        </>
      )}
      <Button icon={Scale} onPress={() => onChoose('adjust')}>
        {t('adjust')}
      </Button>
    </>
  )
}

type ContractPartsProps = { of: DeskContract; action: Action | undefined; onDone: () => void }

function ContractParts({ of: contract, action, onDone }: ContractPartsProps) {
  const [decided, setDecided] = useState<DeskContract['adjustments'][number]>()
  const Dialog = action && dialogs[action]
  return (
    <div className="grid gap-4">
      <ContractFacts of={contract} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <BooksCard of={contract} />
        <div className="grid gap-4">
          <AdjustmentsCard of={contract} onDecide={setDecided} />
          <PaymentsCard of={contract} />
          <StaysCard of={contract} />
        </div>
      </div>
      {Dialog && <Dialog contract={contract} onClose={onDone} />}
      {decided && (
        <DecideDialog
          contract={contract}
          adjustment={newestOf(contract.adjustments, decided)}
          onClose={() => setDecided(undefined)}
        />
      )}
    </div>
  )
}
