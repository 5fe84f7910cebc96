import { PhoneCall } from 'lucide-react'
import { showBriefDuration } from '@sarai/locale/date/duration-display.ts'
import { CutName } from '@sarai/ui/kit/show/cut-name.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useFirstToCall } from '#features/requests/calls/call-calls.ts'
import { QueueCard } from '#features/requests/today/queue-card.tsx'
import { useTodayWords } from '#features/requests/today/today-words.ts'

/** Who stayed silent after link and reminder; counted as far as the first page goes. */
export function CallsCard({ now }: { now: number }) {
  const t = useTodayWords()
  const { language } = useLanguage()
  const { data } = useFirstToCall()
  if (!data) return null
  const silent = (askedAt: string) => showBriefDuration(language, now - Date.parse(askedAt))
  const [longest] = data.rows
  return (
    <QueueCard
      title={t('calls')}
      icon={PhoneCall}
      colours="bg-error-soft text-on-error-soft"
      href="/calls"
      count={data.rows.length}
      isMore={data.next !== null}
      note={longest && t('longestNote', { time: silent(longest.askedAt) })}
      rows={data.rows.slice(0, 3).map(({ id, hotelEn, hotelFa, number, askedAt }) => ({
        id,
        href: `/requests/${id}`,
        name: (
          <>
            <CutName className="font-semibold">{language === 'fa' ? hotelFa : hotelEn}</CutName>
            <bdi dir="ltr" className="block text-micro text-soft rtl:text-end">
              {number}
            </bdi>
          </>
        ),
        time: <span className="text-soft">{silent(askedAt)}</span>,
      }))}
    />
  )
}
