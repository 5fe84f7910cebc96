import { Lock } from 'lucide-react'
import type { ContractReply } from '@sarai/wire/portal/money/contracts.ts'
import { showDeadline } from '@sarai/locale/date/date-display.ts'
import { showBriefDuration } from '@sarai/locale/date/duration-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { useDetailsWords } from '#features/contracts/details/details-words.ts'
import { announcedCash, leftToSend, sentInVain } from '#shared/money/standing.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'

/** A payment waits for finance: since when, until when, what it blocks, and what the clock does [pay-06]. */
export function UnverifiedAlert({ of: contract }: { of: ContractReply }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const { show } = useAmounts(contract.Currency)
  if (!contract.HasUnverifiedPayment) return null
  const { Unverified, DueAt, DueHeldSince } = contract
  const rest = leftToSend(contract)
  const cash = announcedCash(contract)
  const moment = (text: string) => showDeadline(language, Date.parse(text))
  return (
    <Callout tone="warning" title={t('unverified')}>
      <p>
        {Unverified && t('unverifiedSince', { amount: show(contract.Waiting), since: moment(Unverified.Since) })}{' '}
        {Unverified && Unverified.LookedAtBy !== null && t('unverifiedBy', { time: moment(Unverified.LookedAtBy) })}
      </p>
      <p className="mt-1 flex gap-1.5">
        <Icon of={Lock} size={15} className="mt-1" />
        {t('unverifiedBlocks')}
      </p>
      {DueAt !== null && (
        <p className="mt-1 font-semibold">
          {DueHeldSince !== null
            ? t('clockStands', {
                time: showBriefDuration(language, Math.max(0, Date.parse(DueAt) - Date.parse(DueHeldSince))),
              })
            : sentInVain(contract) > 0
              ? t('clockGoesOn')
              : rest > 0 && t('clockRuns', { amount: show(rest) })}
        </p>
      )}
      {DueAt !== null && DueHeldSince === null && cash > 0 && <p>{t('cashIncluded', { cash: show(cash) })}</p>}
    </Callout>
  )
}
