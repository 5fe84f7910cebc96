import type { ReactNode } from 'react'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { Disclosure } from '@sarai/ui/kit/show/disclosure.tsx'
import { useIsPhone } from '@sarai/ui/kit/media-query.ts'

type RoomBoxProps = { number?: string; title: string; note: string; isOpenAtFirst?: boolean; children: ReactNode }

/** A room with its places; on a phone it folds, so that the questions and all rooms stay in reach. */
export function RoomBox({ number, title, note, isOpenAtFirst = false, children }: RoomBoxProps) {
  const isPhone = useIsPhone()
  const heading = (
    <>
      {number !== undefined && <Badge tone="primary">{number}</Badge>}
      <bdi className="min-w-0 truncate">{title}</bdi>
    </>
  )
  if (isPhone) {
    return (
      <div className="overflow-hidden rounded-inner border border-line *:border-t-0">
        <Disclosure title={heading} note={note} level={4} isOpenAtFirst={isOpenAtFirst}>
          {children}
        </Disclosure>
      </div>
    )
  }
  return (
    <section className="overflow-hidden rounded-inner border border-line">
      <h4 className="flex items-center gap-2.5 border-b border-line bg-surface-2 px-3 py-2 font-semibold">
        {heading}
        <span className="ms-auto text-small font-medium whitespace-nowrap text-muted">{note}</span>
      </h4>
      {children}
    </section>
  )
}
