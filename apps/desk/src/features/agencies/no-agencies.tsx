import { Building2, CircleCheckBig } from 'lucide-react'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import type { AgencyTab } from '#features/agencies/agency-tabs.ts'
import { useAgencyWords } from '#features/agencies/agency-words.ts'

/** An empty list says why: nothing to do, or nothing there. */
export function NoAgencies({ tab }: { tab: AgencyTab }) {
  const t = useAgencyWords()
  return tab === 'waiting' ? (
    <EmptyState icon={CircleCheckBig} title={t('emptyTitle')}>
      {t('emptyText')}
    </EmptyState>
  ) : (
    <EmptyState icon={Building2} title={t('noneTitle')}>
      {t('noneText')}
    </EmptyState>
  )
}
