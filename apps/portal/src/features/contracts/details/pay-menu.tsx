import { useState } from 'react'
import { Banknote, ChevronDown, ReceiptText, Wallet } from 'lucide-react'
import type { ContractReply } from '@sarai/wire/portal/money/contracts.ts'
import { showDeadline } from '@sarai/locale/date/date-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useIsPhone } from '@sarai/ui/kit/media-query.ts'
import { Menu } from '@sarai/ui/kit/overlay/menu.tsx'
import { MenuItem } from '@sarai/ui/kit/overlay/menu-parts.tsx'
import { Sheet } from '@sarai/ui/kit/overlay/sheet.tsx'
import { PageBar } from '@sarai/ui/kit/shell/page-bar.tsx'
import { useDetailsWords } from '#features/contracts/details/details-words.ts'
import { useInAddress } from '#shared/in-address.ts'
import { useMoneyWords } from '#shared/money/money-words.ts'
import { standingOf } from '#shared/money/standing.ts'
import { useMayPay } from '#shared/payments/payment-calls.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'

type PayWay = 'receipt' | 'cash'

/** By receipt or by cash, where anything is owed: a menu, and on a phone a sheet from the bar in reach of the thumb. */
export function PayMenu({ of: contract }: { of: ContractReply }) {
  const t = useDetailsWords()
  const isPhone = useIsPhone()
  const mayPay = useMayPay()
  const [, setPay] = useInAddress('pay')
  if (mayPay !== true || contract.State === 'Settled' || contract.Due === 0) return null
  if (isPhone) return <PayBar of={contract} onChoose={setPay} />
  return (
    <Menu
      label={t('payHow')}
      trigger={
        <Button variant={weightOf(contract)} icon={Wallet} iconAfter={ChevronDown}>
          {t('pay')}
        </Button>
      }
    >
      <MenuItem
        icon={ReceiptText}
        note={t('payReceiptNote')}
        textValue={t('payReceipt')}
        onAction={() => setPay('receipt')}
      >
        {t('payReceipt')}
      </MenuItem>
      <MenuItem icon={Banknote} note={t('payCashNote')} textValue={t('payCash')} onAction={() => setPay('cash')}>
        {t('payCash')}
      </MenuItem>
    </Menu>
  )
}

/** The main thing to do while something is to be paid that was not sent yet. */
function weightOf(contract: ContractReply): 'primary' | 'outline' {
  return standingOf(contract).rest > 0 ? 'primary' : 'outline'
}

function PayBar({ of: contract, onChoose }: { of: ContractReply; onChoose: (way: PayWay) => void }) {
  const t = useDetailsWords()
  const m = useMoneyWords()
  const { language } = useLanguage()
  const { show } = useAmounts(contract.Currency)
  const [isOpen, setOpen] = useState(false)
  const { rest, waiting } = standingOf(contract)
  const dueLabel =
    contract.DueAt !== null && contract.DueHeldSince === null
      ? t('dueBy', { time: showDeadline(language, Date.parse(contract.DueAt)) })
      : t('dueNow')
  const choose = (way: PayWay) => {
    setOpen(false)
    onChoose(way)
  }
  return (
    <>
      <PageBar>
        <div className="shrink-0">
          <p className="text-micro text-muted">{rest > 0 ? dueLabel : m('waiting')}</p>
          <p className="text-h2 font-bold">{show(rest > 0 ? rest : waiting)}</p>
        </div>
        <div className="min-w-0 grow">
          <Button variant={weightOf(contract)} size="large" isWide icon={Wallet} onPress={() => setOpen(true)}>
            {t('pay')}
          </Button>
        </div>
      </PageBar>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t('payHow')}>
        <div className="grid gap-3">
          <Way
            icon={ReceiptText}
            label={t('payReceipt')}
            note={t('payReceiptNote')}
            onPress={() => choose('receipt')}
          />
          <Way icon={Banknote} label={t('payCash')} note={t('payCashNote')} onPress={() => choose('cash')} />
        </div>
      </Sheet>
    </>
  )
}

type WayProps = { icon: typeof Wallet; label: string; note: string; onPress: () => void }

function Way({ icon, label, note, onPress }: WayProps) {
  return (
    <div className="grid gap-1">
      <Button size="large" isWide icon={icon} onPress={onPress}>
        {label}
      </Button>
      <p className="text-small text-muted">{note}</p>
    </div>
  )
}
