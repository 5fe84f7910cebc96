import type { ContractReply } from '@sarai/wire/portal/money/contracts.ts'
import { calendarOf, otherCalendar, showDate, tehran, todayIn } from '@sarai/locale/date/date-display.ts'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { useDetailsWords } from '#features/contracts/details/details-words.ts'

export function FactsCard({ of: contract }: { of: ContractReply }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const opened = todayIn(tehran, Date.parse(contract.OpenedAt))
  return (
    <CardSection title={t('contract')}>
      <dl className="grid grid-cols-2 gap-3.5 border-t border-line px-3.5 py-3.5 sm:px-4.5">
        <div>
          <dt className="text-small text-muted">{t('openedOn')}</dt>
          <dd className="font-semibold">{showDate(language, opened)}</dd>
          <dd className="text-micro text-muted">{showDate(language, opened, otherCalendar(calendarOf(language)))}</dd>
        </div>
        <div>
          <dt className="text-small text-muted">{t('currency')}</dt>
          <dd className="font-semibold">{currencyName(language, contract.Currency)}</dd>
        </div>
      </dl>
    </CardSection>
  )
}
