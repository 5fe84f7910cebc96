import type { DeskContractRow } from '@sarai/wire/desk/money/contracts.ts'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { StateChip } from '@sarai/ui/booking/state-chip.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import type { Column } from '@sarai/ui/kit/table/table-column.ts'
import { useContractWords } from '#features/contracts/contract-words.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'

export function useContractColumns(): Column<DeskContractRow>[] {
  const t = useContractWords()
  const { language } = useLanguage()
  const amount = (minor: number, currency: string) => (minor === 0 ? '—' : showPrice(language, minor, currency))
  return [
    {
      id: 'contract',
      header: t('contract'),
      cell: ({ number, agency, requests }) => (
        <>
          <bdi dir="ltr" className="font-semibold">
            {number}
          </bdi>
          <span className="block text-small font-normal text-muted">
            <bdi>{agency.name}</bdi> · {t('requestCount', { count: requests })}
          </span>
        </>
      ),
      onCard: 'title',
    },
    {
      id: 'state',
      header: t('state'),
      cell: ({ state }) => <StateChip of="contract" state={state} />,
      onCard: 'badge',
    },
    {
      id: 'dueAt',
      header: t('dueAt'),
      cell: ({ dueAt, isHeld }) =>
        dueAt === null ? '—' : isHeld ? t('stayHeld') : showShortDateTime(language, Date.parse(dueAt)),
      onCard: 'fact',
    },
    {
      id: 'charged',
      header: t('charged'),
      isNumber: true,
      cell: ({ charged, currency }) => amount(charged, currency),
      onCard: 'fact',
    },
    {
      id: 'paid',
      header: t('paid'),
      isNumber: true,
      cell: ({ paid, currency }) => amount(paid, currency),
      onCard: 'fact',
    },
    {
      id: 'waiting',
      header: t('waiting'),
      isNumber: true,
      cell: ({ waiting, currency }) => amount(waiting, currency),
      onCard: 'fact',
    },
    {
      id: 'credit',
      header: t('credit'),
      isNumber: true,
      cell: ({ credit, currency }) => <span className="text-on-success-soft">{amount(credit, currency)}</span>,
      onCard: 'fact',
    },
    {
      id: 'due',
      header: t('due'),
      isNumber: true,
      cell: ({ due, currency }) => <b className="font-semibold">{amount(due, currency)}</b>,
      onCard: 'amount',
    },
  ]
}
