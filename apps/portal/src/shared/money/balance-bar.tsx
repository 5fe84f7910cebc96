import { useMoneyWords } from '#shared/money/money-words.ts'
import type { standingOf } from '#shared/money/standing.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'

/** Stripes, so that what waits is told from what is found without its colour. */
export const stripes = 'bg-[repeating-linear-gradient(135deg,var(--chip-blue-dot)_0_5px,var(--chip-blue-bg)_5px_10px)]'

type BalanceBarProps = { of: ReturnType<typeof standingOf>; currency: string; className?: string }

/** What is paid, what waits and what is due, by their share of the whole. */
export function BalanceBar({ of: { paid, waiting, rest }, currency, className = 'h-2' }: BalanceBarProps) {
  const t = useMoneyWords()
  const { show } = useAmounts(currency)
  const parts = [
    { name: 'paid', amount: paid, look: 'bg-primary' },
    { name: 'waiting', amount: waiting, look: stripes },
    { name: 'rest', amount: rest, look: 'bg-accent' },
  ]
  return (
    <>
      <span className="sr-only">{t('barSays', { paid: show(paid), waiting: show(waiting), rest: show(rest) })}</span>
      <span aria-hidden className={`flex gap-0.5 overflow-hidden rounded-full bg-sunken ${className}`}>
        {parts
          .filter(({ amount }) => amount > 0)
          .map(({ name, amount, look }) => (
            <span key={name} style={{ flexGrow: amount }} className={`min-w-1 ${look}`} />
          ))}
      </span>
    </>
  )
}
