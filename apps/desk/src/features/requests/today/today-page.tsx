import type { DeskToday } from '@sarai/wire/desk/requests/today.ts'
import { whoseToday } from '@sarai/wire/desk/requests/today.ts'
import { localTimeAt } from '@sarai/domain/ground/hotel-time.ts'
import { useClock } from '@sarai/frame/clock.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { showTime, tehran } from '@sarai/locale/date/date-display.ts'
import { SegmentedControl } from '@sarai/ui/kit/choice/segmented-control.tsx'
import { useKeptChoice } from '@sarai/ui/kit/kept-choice.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useIsBelowLarge } from '@sarai/ui/kit/media-query.ts'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { RowsSkeleton } from '@sarai/ui/kit/table/rows-skeleton.tsx'
import { DeadlineRuler } from '#features/requests/today/deadline-ruler.tsx'
import { MyItems } from '#features/requests/today/my-items.tsx'
import { QueueCards } from '#features/requests/today/queue-cards.tsx'
import { useToday } from '#features/requests/today/today-calls.ts'
import { useTodayWords } from '#features/requests/today/today-words.ts'
import { useProfile } from '#shared/profile.ts'

/** Where the day of a clerk begins: what waits, how long it may, and what is their own. It follows by itself. */
export function TodayPage() {
  const t = useTodayWords()
  const profile = useProfile().data
  const [whose, setWhose] = useKeptChoice('sarai.desk-today', whoseToday, 'desk')
  const today = useToday(whose)
  const now = useClock(30_000)
  const isBelowLarge = useIsBelowLarge()
  const name = profile?.name.split(' ')[0] ?? ''
  const { data } = today
  return (
    <>
      <PageHeader
        title={name === '' ? t('title') : t(greetingAt(now), { name })}
        note={data && <Summary of={data} now={now} />}
        actions={
          <SegmentedControl
            label={t('whose')}
            isLabelHidden
            size="small"
            className="w-56"
            choices={whoseToday.map((value) => ({ value, label: t(value) }))}
            value={whose}
            onChange={setWhose}
          />
        }
      />
      {data ? (
        <div className="grid gap-4">
          <QueueCards
            of={data}
            whose={whose}
            now={now}
            mayApprove={profile?.roles.includes('admin') ?? false}
            mayCheck={profile?.roles.some((role) => role === 'finance' || role === 'admin') ?? false}
          />
          {!isBelowLarge && <DeadlineRuler deadlines={data.deadlines} now={now} />}
          <MyItems rows={data.mine} />
        </div>
      ) : (
        <Card>{today.error ? <LoadError of={today} /> : <RowsSkeleton rows={4} mark="size-9" />}</Card>
      )}
    </>
  )
}

/** By the clock of Tehran, where the desk is. */
function greetingAt(now: number): 'morning' | 'day' | 'evening' {
  const hour = Number(localTimeAt(now, tehran).time.slice(0, 2))
  if (hour >= 4 && hour < 12) return 'morning'
  return hour >= 12 && hour < 17 ? 'day' : 'evening'
}

/** Nothing waits only where every queue is empty: what is late has no deadline ahead, and waits all the same. */
function Summary({ of: { queues, deadlines }, now }: { of: DeskToday; now: number }) {
  const t = useTodayWords()
  const { language } = useLanguage()
  const count = queues.find(({ queue }) => queue === 'new')?.all ?? 0
  const late = queues.reduce((sum, queue) => sum + queue.late, 0)
  // Said of those that wait for us, it is theirs: what an agency has until then is no deadline of ours.
  const next = deadlines.find(({ at, queue }) => Date.parse(at) >= now && (count === 0 || queue === 'new'))
  const time = next && showTime(language, Date.parse(next.at))
  if (queues.every(({ all }) => all === 0)) return t('nothing')
  if (count === 0 && late > 0) return t('onlyLate', { count: late })
  if (time === undefined) return count === 0 ? t('answered') : t('waits', { count })
  return count === 0 ? t('deadline', { time }) : t('waitsAndDeadline', { count, time })
}
