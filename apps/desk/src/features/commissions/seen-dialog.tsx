import { useMemo, useRef, useState } from 'react'
import { Eye, Percent, UsersRound } from 'lucide-react'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { readAgencyCommissions } from '@sarai/wire/desk/commissions.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { CommissionPeriods } from '@sarai/ui/booking/commission-periods.tsx'
import { Combobox } from '@sarai/ui/kit/choice/combobox.tsx'
import { DateRangeField, twoDates } from '@sarai/ui/kit/date/date-range-field.tsx'
import { Dialog } from '@sarai/ui/kit/overlay/dialog.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import type { Option } from '@sarai/ui/kit/choice/option.ts'
import { agencySearch, useSeenByAgency } from '#features/commissions/commission-calls.ts'
import { useCommissionWords } from '#features/commissions/commission-words.ts'
import { useNameOf } from '#shared/name-of.ts'

/** The dashboard's own block, for an agency that is chosen here. */
export function SeenDialog({ onClose }: { onClose: () => void }) {
  const t = useCommissionWords()
  const { language } = useLanguage()
  const [agency, setAgency] = useState<Option | null>(null)
  const [nights, setNights] = useState({ from: '', until: '' })
  const input = useRef<HTMLInputElement>(null)
  const noGroup = t('noGroup')
  const search = useMemo(() => agencySearch(language, noGroup), [language, noGroup])
  const seen = useSeenByAgency({ agency: agency?.id, ...nights })
  return (
    <Dialog isOpen onOpen={() => input.current?.focus()} onClose={onClose} title={t('seen')} note={t('seenNote')}>
      <div className="grid gap-4">
        <Combobox
          label={t('agency')}
          inputRef={input}
          value={agency}
          onChange={setAgency}
          search={search}
          minCharacters={0}
          placeholder={t('agencyHint')}
        />
        <div>
          <div className={twoDates}>
            <DateRangeField
              value={nights}
              onChange={setNights}
              from={{ name: 'seenFrom', label: t('from') }}
              until={{ name: 'seenUntil', label: t('until'), min: nights.from }}
            />
          </div>
          <p className="mt-1.5 text-small text-muted">{t('rangeHint')}</p>
        </div>
        <section aria-live="polite" className="overflow-hidden rounded-card border border-line">
          {agency === null && (
            <EmptyState icon={Eye} title={t('chooseTitle')}>
              {t('chooseText')}
            </EmptyState>
          )}
          {agency !== null && seen.isPending && (
            <Loading className="grid gap-3 p-4.5">
              <Skeleton className="h-4 w-60 max-w-full" />
              <Skeleton className="h-4 w-44" />
            </Loading>
          )}
          {seen.error && <LoadError of={seen} />}
          {agency !== null && seen.data && <Seen of={seen.data} />}
        </section>
      </div>
    </Dialog>
  )
}

function Seen({ of: { agency, commissions } }: { of: ReplyOf<typeof readAgencyCommissions> }) {
  const t = useCommissionWords()
  const nameOf = useNameOf()
  if (agency.group === null) {
    return (
      <EmptyState icon={UsersRound} title={t('noGroup')}>
        {t('noGroupText')}
      </EmptyState>
    )
  }
  return (
    <>
      <p className="px-3.5 py-3 sm:px-4.5">
        <bdi className="font-semibold">{agency.name}</bdi>
        <span className="block text-small text-muted">
          {t.rich('ofGroup', { group: <bdi>{nameOf(agency.group)}</bdi> })}
        </span>
      </p>
      {commissions.AgencyGroupCommissionHotels.length === 0 ? (
        <div className="border-t border-line">
          <EmptyState icon={Percent} title={t('noneSeenTitle')}>
            {t('noneSeenText')}
          </EmptyState>
        </div>
      ) : (
        <CommissionPeriods of={commissions} />
      )}
    </>
  )
}
