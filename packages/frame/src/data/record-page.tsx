import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useDrawnInTurns } from '@sarai/ui/kit/drawn-in-turns.ts'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { ButtonLink } from '@sarai/ui/kit/button/link.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { useFrameWords } from '#frame-words.ts'
import { LoadError } from '#failure/load-error.tsx'
import { RecordGone, saysGone } from '#failure/record-gone.tsx'

type RecordHeader = { title: ReactNode; note?: ReactNode; badge?: ReactNode; actions?: ReactNode }

type RecordPageProps<Record> = {
  of: UseQueryResult<Record>
  /** To the list that it was opened from. */
  back: { href: string; label: string }
  /** What such a record is called, while it is not known which one it is. */
  kind: string
  /** Known as soon as the record is. */
  header: RecordHeader | undefined
  children: (record: Record) => ReactNode
}

/** The page of one record. Its address may be old or mistyped: then it says so and leads back to the list. */
export function RecordPage<Record>({ of: query, back, kind, header, children }: RecordPageProps<Record>) {
  const t = useFrameWords()
  const { data, error } = query
  const isGone = saysGone(error)
  const isThere = data !== undefined && !isGone
  const isDrawn = useDrawnInTurns(isThere)
  return (
    <>
      <PageHeader back={back} {...((isThere && header) || { title: kind })} />
      {isDrawn && children(data!)}
      {isGone && (
        <RecordGone>
          <ButtonLink href={back.href}>{t('backTo', { page: back.label })}</ButtonLink>
        </RecordGone>
      )}
      {!isDrawn && !isGone && <Card>{error && !isThere ? <LoadError of={query} /> : <RecordSkeleton />}</Card>}
    </>
  )
}

function RecordSkeleton() {
  return (
    <Loading className="grid gap-3 p-4.5">
      <Skeleton className="h-4 w-60 max-w-full" />
      <Skeleton className="h-4 w-80 max-w-full" />
      <Skeleton className="h-4 w-44" />
    </Loading>
  )
}
