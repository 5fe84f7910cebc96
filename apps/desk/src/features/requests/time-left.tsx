import type { DeskRequestRow } from '@sarai/wire/desk/requests/queues.ts'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { showBriefDuration, urgencyOf } from '@sarai/locale/date/duration-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useRequestWords } from '#features/requests/request-words.ts'
import { urgencyColours } from '#shared/urgency-colours.ts'

type Clock = { dueAt: string | null; isHeld: boolean; now: number }

/** Of a row: when it ended, or how long it still has. */
export function RowTime({ of: { dueAt, isHeld, finishedAt }, now }: { of: DeskRequestRow; now: number }) {
  const t = useRequestWords()
  const { language } = useLanguage()
  if (finishedAt === null) return <TimeLeft dueAt={dueAt} isHeld={isHeld} now={now} />
  return (
    <span className="text-soft">{t('finishedAt', { time: showShortDateTime(language, Date.parse(finishedAt)) })}</span>
  )
}

/** How long it is still until whoever's turn it is should have acted, or by how much they are late. */
export function TimeLeft({ dueAt, isHeld, now }: Clock) {
  const t = useRequestWords()
  const { language } = useLanguage()
  const time = (ms: number) => showBriefDuration(language, ms)
  const left = dueAt === null ? 0 : Date.parse(dueAt) - now
  const colour = urgencyColours[dueAt === null || isHeld ? 'calm' : urgencyOf(left)]
  const words = isHeld
    ? t('held')
    : dueAt === null
      ? t('noTime')
      : left < 0
        ? t('late', { time: time(-left) })
        : t('left', { time: time(left) })
  return <span className={`font-semibold ${colour}`}>{words}</span>
}
