import type { ReactNode } from 'react'
import type { DeskContract } from '@sarai/wire/desk/money/contracts.ts'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useContractWords } from '#features/contracts/contract-words.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'

/** How the contract stands, in one line. */
export function ContractFacts({ of: contract }: { of: DeskContract }) {
  const t = useContractWords()
  const { language } = useLanguage()
  const price = (minor: number) => showPrice(language, minor, contract.currency)
  return (
    <Card>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card bg-line *:bg-surface max-lg:*:last:odd:col-span-2 lg:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        <Fact
          name={t.rich('owes', { agency: <bdi>{contract.agency.name}</bdi> })}
          note={
            contract.due === 0
              ? t('owesNothing')
              : contract.isHeld
                ? t('stayHeld')
                : contract.dueAt !== null &&
                  t('dueBy', { time: showShortDateTime(language, Date.parse(contract.dueAt)) })
          }
        >
          <span className={contract.due > 0 ? 'text-on-error-soft' : ''}>{price(contract.due)}</span>
        </Fact>
        <Fact name={t('charged')} note={t('requestCount', { count: contract.requests })}>
          {price(contract.charged)}
        </Fact>
        <Fact name={t('paid')}>{price(contract.paid)}</Fact>
        <Fact name={t('waiting')} note={contract.waiting > 0 && t('notCounted')}>
          {price(contract.waiting)}
        </Fact>
        <Fact name={t('credit')} note={contract.credit > 0 && t('setAside')}>
          <span className={contract.credit > 0 ? 'text-on-success-soft' : ''}>{price(contract.credit)}</span>
        </Fact>
      </dl>
    </Card>
  )
}

function Fact({ name, note, children }: { name: ReactNode; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0 px-3.5 py-3 sm:px-4.5">
      <dt className="text-micro text-muted">{name}</dt>
      <dd className="text-h2 font-semibold">
        {children}
        {note && <span className="block text-small font-normal text-muted">{note}</span>}
      </dd>
    </div>
  )
}
