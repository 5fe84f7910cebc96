import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Coins, Pencil } from 'lucide-react'
import { listFinanceLimits, type FinanceLimit } from '@sarai/wire/desk/money/settings.ts'
import { showDeadline } from '@sarai/locale/date/date-display.ts'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { IconButton } from '@sarai/ui/kit/button/icon-button.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Part } from '#features/settings/part.tsx'
import { useSettingsWords } from '#features/settings/settings-words.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'
import { api } from '#shared/api.ts'
import { houseQueries } from '#shared/house.ts'
import { useProfile } from '#shared/profile.ts'

const LimitDialog = laterDialog(async () => (await import('#features/settings/limits/limit-dialog.tsx')).LimitDialog)

/** From which amount on two people have to find the same money. Finance reads it; an admin sets it. */
export function FinanceLimits() {
  const t = useSettingsWords()
  const limits = useQuery({ queryKey: [...houseQueries, 'limits'], queryFn: () => api(listFinanceLimits, {}) })
  const isAdmin = useProfile().data?.roles.includes('admin') ?? false
  const [edited, setEdited] = useState<string>()
  const limit = limits.data?.find(({ currency }) => currency === edited)
  return (
    <Part of={limits} note={isAdmin ? t('limitsNote') : `${t('limitsNote')} ${t('limitOnlyAdmin')}`}>
      {limits.data?.length === 0 && <EmptyState icon={Coins} title={t('limitsEmpty')} />}
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {limits.data?.map((one) => (
          <LimitRow key={one.currency} limit={one} onEdit={isAdmin ? () => setEdited(one.currency) : undefined} />
        ))}
      </ul>
      {limit && <LimitDialog limit={limit} onClose={() => setEdited(undefined)} />}
    </Part>
  )
}

function LimitRow({ limit, onEdit }: { limit: FinanceLimit; onEdit: (() => void) | undefined }) {
  const t = useSettingsWords()
  const { language } = useLanguage()
  const { currency, secondPersonAbove, stricter } = limit
  const name = currencyName(language, currency)
  const say = (above: number) => t('limitAbove', { amount: showPrice(language, above, currency) })
  const until = stricter && {
    until: showDeadline(language, Date.parse(stricter.until)),
    limit: stricter.above === 0 ? t('limitNone') : say(stricter.above),
  }
  return (
    <li className="flex min-h-12 items-center gap-3 px-3.5 py-2 sm:px-4.5">
      <bdi className="min-w-0 grow font-semibold">{name}</bdi>
      <span className="text-end">
        <span className={secondPersonAbove ? 'digits' : 'text-soft'}>
          {secondPersonAbove === null
            ? t('limitNone')
            : secondPersonAbove === 0
              ? t('limitZero')
              : say(secondPersonAbove)}
        </span>
        {until && <span className="digits block text-small text-soft">{t('limitUntil', until)}</span>}
      </span>
      {onEdit && <IconButton icon={Pencil} label={t('edit', { name })} size="small" onPress={onEdit} />}
    </li>
  )
}
