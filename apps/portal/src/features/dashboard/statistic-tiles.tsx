import { BadgeCheck, ChevronRight, CircleX, FileText, Hourglass, type LucideIcon } from 'lucide-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { readStatistics } from '@sarai/wire/portal/dashboard.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { stateLook } from '@sarai/ui/booking/state-looks.ts'
import { en } from '@sarai/ui/booking/state-words.en.ts'
import { fa } from '@sarai/ui/booking/state-words.fa.ts'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { useLanguage, useWords } from '@sarai/ui/kit/language.tsx'
import { RowLink, rowLook } from '@sarai/ui/kit/table/row-link.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { useDashboardWords } from '#features/dashboard/dashboard-words.ts'

type Statistics = ReplyOf<typeof readStatistics>

const stateWords = { en, fa }

/** Each leads to the list of those requests. */
const tiles: readonly { state: string; icon: LucideIcon; look: string; count: (of: Statistics) => number }[] = [
  { state: 'New', icon: FileText, look: 'bg-info-soft text-on-info-soft', count: (of) => of.invoicedNumber },
  {
    state: 'PaymentPending',
    icon: Hourglass,
    look: 'bg-warning-soft text-on-warning-soft',
    count: (of) => of.waitForPaymentNumber,
  },
  {
    state: 'Confirmed',
    icon: BadgeCheck,
    look: 'bg-success-soft text-on-success-soft',
    count: (of) => of.confirmedNumber,
  },
  { state: 'Rejected', icon: CircleX, look: 'bg-error-soft text-on-error-soft', count: (of) => of.rejectedNumber },
]

export function StatisticTiles({ answer }: { answer: UseQueryResult<Statistics> }) {
  const t = useDashboardWords()
  const stateName = useWords(stateWords)
  const { language } = useLanguage()
  if (answer.data === undefined && answer.error !== null) {
    return (
      <Card>
        <LoadError of={answer} />
      </Card>
    )
  }
  return (
    <section
      aria-label={t('statistics')}
      aria-busy={answer.isPending}
      className="grid grid-cols-2 gap-3.5 sm:grid-cols-4"
    >
      {tiles.map(({ state, icon, look, count }) => (
        <Card key={state} className={`overflow-hidden px-4 py-3.75 ${rowLook}`}>
          <span className="flex items-start justify-between">
            <span className={`grid size-8.5 place-items-center rounded-control ${look}`}>
              <Icon of={icon} />
            </span>
            <Icon of={ChevronRight} size={17} className="mt-1 text-muted" />
          </span>
          <p className="mt-3 text-tile leading-tight font-semibold">
            {answer.data ? showNumber(language, count(answer.data)) : <Skeleton className="my-2 h-6 w-10" />}
          </p>
          <RowLink href={`/reservations/list?state=${state}`}>
            <span className="font-medium">{stateName(stateLook('request', state).word)}</span>
          </RowLink>
        </Card>
      ))}
    </section>
  )
}
