import { useState } from 'react'
import { Megaphone, Plus } from 'lucide-react'
import type { Ad } from '@sarai/wire/desk/ads.ts'
import { newestOf } from '@sarai/frame/data/newest.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { useAds } from '#features/ads/ad-calls.ts'
import { AdList } from '#features/ads/ad-list.tsx'
import { useAdWords } from '#features/ads/ad-words.ts'

const AdDialog = laterDialog(async () => (await import('#features/ads/ad-dialog.tsx')).AdDialog)
const RemoveAdDialog = laterDialog(async () => (await import('#features/ads/remove-ad-dialog.tsx')).RemoveAdDialog)

/** What a dialog is open for. */
type Open = { kind: 'add' } | { kind: 'edit' | 'remove'; ad: Ad }

/** The carousel of the dashboard, as a list that is put in order by buttons. */
export function AdsPage() {
  const t = useAdWords()
  const ads = useAds()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <>
      <PageHeader
        title={t('title')}
        note={t('note')}
        actions={
          <Button variant="primary" icon={Plus} onPress={() => setOpen({ kind: 'add' })}>
            {t('newAd')}
          </Button>
        }
      />
      <Card>
        {ads.error && <LoadError of={ads} />}
        {ads.isPending && (
          <Loading className="grid gap-3 p-4.5">
            <Skeleton className="h-16 w-full" />
            <Skeleton className="h-16 w-full" />
          </Loading>
        )}
        {ads.data?.length === 0 && (
          <EmptyState icon={Megaphone} title={t('emptyTitle')}>
            {t('emptyText')}
          </EmptyState>
        )}
        {ads.data && ads.data.length > 0 && (
          <AdList
            ads={ads.data}
            onEdit={(ad) => setOpen({ kind: 'edit', ad })}
            onRemove={(ad) => setOpen({ kind: 'remove', ad })}
          />
        )}
      </Card>
      {open?.kind === 'add' && <AdDialog onClose={close} />}
      {open?.kind === 'edit' && <AdDialog ad={newestOf(ads.data, open.ad)} onClose={close} />}
      {open?.kind === 'remove' && <RemoveAdDialog ad={open.ad} onClose={close} />}
    </>
  )
}
