import { PackageOpen } from 'lucide-react'
import { useState } from 'react'
import { Card } from '@sarai/ui/kit/card.tsx'
import { EmptyState } from '@sarai/ui/kit/empty-state.tsx'
import { useWords } from '@sarai/ui/kit/language.tsx'
import { PageHeader } from '@sarai/ui/kit/page-header.tsx'
import { greetingAt } from '#features/dashboard/greeting.ts'
import { en } from '#features/dashboard/messages.en.ts'
import { fa } from '#features/dashboard/messages.fa.ts'
import { useProfile } from '#shared/profile.ts'

const words = { en, fa }

export function DashboardPage() {
  const t = useWords(words)
  const profile = useProfile()
  const [openedAt] = useState(() => new Date())
  const [firstName] = profile.data?.UserName.split(' ') ?? []
  return (
    <>
      <PageHeader
        title={firstName === undefined ? t('greeting') : t(greetingAt(openedAt), { name: firstName })}
        note={profile.data && t.rich('agency', { agency: <bdi>{profile.data.AgencyName}</bdi> })}
      />
      <Card>
        <EmptyState icon={PackageOpen} title={t('emptyTitle')}>
          {t('emptyText')}
        </EmptyState>
      </Card>
    </>
  )
}
