import { useState } from 'react'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { CommissionPeriods } from '@sarai/ui/booking/commission-periods.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { Count } from '@sarai/ui/kit/show/count.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { AdCarousel } from '#features/dashboard/ad-carousel.tsx'
import { Block } from '#features/dashboard/block.tsx'
import {
  useAds,
  useCommissions,
  usePackages,
  useRefreshAll,
  useStatistics,
} from '#features/dashboard/dashboard-calls.ts'
import { useDashboardWords } from '#features/dashboard/dashboard-words.ts'
import { greetingAt } from '#features/dashboard/greeting.ts'
import { LastUpdated } from '#features/dashboard/last-updated.tsx'
import { PackageList } from '#features/dashboard/package-list.tsx'
import { StatisticTiles } from '#features/dashboard/statistic-tiles.tsx'
import { UnreadList } from '#features/dashboard/unread-list.tsx'
import { useProfile } from '#shared/profile.ts'
import { useUnreadNotes } from '#shared/unread-notes.ts'
import { useClientView } from '#shared/client-view/client-view.ts'

/** Five parts that load, fail and change each for itself. */
export function DashboardPage() {
  const t = useDashboardWords()
  const profile = useProfile()
  const [openedAt] = useState(() => new Date())
  const [firstName] = profile.data?.UserName.split(' ') ?? []
  const isClientView = useClientView()
  const [ads, statistics, commissions, packages] = [useAds(), useStatistics(), useCommissions(), usePackages()]
  const unread = useUnreadNotes()
  const refreshAll = useRefreshAll()
  // A part that was never read says so itself; the others are as old as they are.
  const readAt = [ads, statistics, unread, commissions, packages]
    .map((part) => part.dataUpdatedAt)
    .filter((at) => at > 0)
  const waiting = statistics.data?.waitForPaymentNumber
  return (
    <>
      <PageHeader
        title={firstName === undefined ? t('greeting') : t(greetingAt(openedAt), { name: firstName })}
        note={waiting !== undefined && (waiting === 0 ? t('nothingWaits') : t('paymentsWait', { count: waiting }))}
        actions={<LastUpdated at={readAt.length === 0 ? undefined : Math.min(...readAt)} onRefresh={refreshAll} />}
      />
      <div className="grid items-start gap-3.5 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-3.5 sm:gap-5">
          {ads.data && <AdCarousel ads={ads.data} />}
          {ads.data === undefined && ads.error !== null && (
            <Card>
              <LoadError of={ads} />
            </Card>
          )}
          {ads.isPending && <Skeleton className="h-68 w-full rounded-hero sm:h-71.5" />}
          <StatisticTiles answer={statistics} />
          <Block
            title={t('packages')}
            answer={packages}
            note={({ packages: open }) => open.length > 0 && t('packagesActive', { count: open.length })}
            skeleton={<Skeleton className="h-32 w-full" />}
          >
            {({ packages: open, hotels }) => (
              <PackageList packages={open} hotels={hotels} onDownloaded={() => void packages.refetch()} />
            )}
          </Block>
        </div>
        <div className="grid min-w-0 gap-3.5 sm:gap-5">
          <Block
            title={t('unread')}
            answer={unread}
            actions={(unreadNotes) => (
              <Count
                value={unreadNotes.reduce((sum, { unreadNoteCount }) => sum + unreadNoteCount, 0)}
                tone="hot"
                label={t('unread')}
              />
            )}
            skeleton={<Skeleton className="h-10 w-full" />}
          >
            {(unreadNotes) => <UnreadList notes={unreadNotes} />}
          </Block>
          {!isClientView && (
            <Block title={t('commissions')} answer={commissions} skeleton={<Skeleton className="h-32 w-full" />}>
              {(data) => <CommissionPeriods of={data} />}
            </Block>
          )}
        </div>
      </div>
    </>
  )
}
