import { useState } from 'react'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { CommissionPeriods } from '@sarai/ui/booking/commission-periods.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { useDrawnInTurns } from '@sarai/ui/kit/drawn-in-turns.ts'
import { Count } from '@sarai/ui/kit/show/count.tsx'
import { useIsBelowLarge } from '@sarai/ui/kit/media-query.ts'
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
import { SteadyColumn } from '#features/dashboard/steady-column.tsx'
import { UnreadList } from '#features/dashboard/unread-list.tsx'
import { VerifyNotice } from '#features/dashboard/verify-notice.tsx'
import { useProfile } from '#shared/profile.ts'
import { useUnreadNotes } from '#shared/unread-notes.ts'
import { useClientView } from '#shared/client-view/client-view.ts'

/** Five parts that load, fail and change each for itself, and stay where they are meanwhile. */
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
  const isNarrow = useIsBelowLarge()
  const waiting = statistics.data?.waitForPaymentNumber
  const parts = {
    tiles: { content: <StatisticTiles answer={statistics} /> },
    unread: {
      waitsFor: unread,
      content: (
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
      ),
    },
    packages: {
      waitsFor: packages,
      content: (
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
      ),
    },
    ads: { content: <Ads answer={ads} /> },
    commissions: !isClientView && {
      content: (
        <Block title={t('commissions')} answer={commissions} skeleton={<Skeleton className="h-32 w-full" />}>
          {(data) => <CommissionPeriods of={data} />}
        </Block>
      ),
    },
  }
  return (
    <>
      <PageHeader
        title={firstName === undefined ? t('greeting') : t(greetingAt(openedAt), { name: firstName })}
        note={<Waiting count={waiting} isPending={statistics.isPending} />}
        actions={<LastUpdated at={readAt.length === 0 ? undefined : Math.min(...readAt)} onRefresh={refreshAll} />}
      />
      {isNarrow ? (
        // One hand, one column: first what waits for the user, then what they came for, and offers after that.
        <SteadyColumn
          parts={{
            verify: { waitsFor: profile, content: profile.data?.ShouldVerifyEmail === true && <VerifyNotice /> },
            ...parts,
          }}
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)_24rem] items-start gap-5">
          <SteadyColumn parts={{ ads: parts.ads, tiles: parts.tiles, packages: parts.packages }} />
          <SteadyColumn parts={{ unread: parts.unread, commissions: parts.commissions }} />
        </div>
      )}
    </>
  )
}

function Waiting({ count, isPending }: { count: number | undefined; isPending: boolean }) {
  const t = useDashboardWords()
  if (count !== undefined) return count === 0 ? t('nothingWaits') : t('paymentsWait', { count })
  // As high as the line that will stand here.
  return isPending && <Skeleton className="my-1.5 h-3 w-40" />
}

function Ads({ answer }: { answer: ReturnType<typeof useAds> }) {
  const isDrawn = useDrawnInTurns(answer.data !== undefined)
  if (answer.data && isDrawn) return <AdCarousel ads={answer.data} />
  if (answer.data || answer.isPending) return <Skeleton className="h-68 w-full rounded-hero sm:h-71.5" />
  return (
    <Card>
      <LoadError of={answer} />
    </Card>
  )
}
