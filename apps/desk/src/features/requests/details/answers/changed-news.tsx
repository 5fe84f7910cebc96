import { useState } from 'react'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import type { News } from '@sarai/frame/form/newer-notice.tsx'
import { showTime } from '@sarai/locale/date/date-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { eventWords } from '#features/requests/details/event-words.ts'
import { useDetailsWords } from '#features/requests/details/details-words.ts'

/** A colleague, the agency or the clock was faster than this dialog: who did what. What is typed stays. */
export function useChangedNews(request: DeskRequest): News | undefined {
  const [{ version }] = useState(request)
  return useNewsSince(version, request)
}

/**
 * The request that a decision is about, as it was when its dialog was opened: no price changes under the finger, and what
 * is sent names the version that was read, until the user goes on from the notice.
 */
export function useHeldRequest(current: DeskRequest): { request: DeskRequest; news: News | undefined } {
  const [request, setRequest] = useState(current)
  const news = useNewsSince(request.version, current)
  return { request, news: news && { ...news, take: () => setRequest(current) } }
}

function useNewsSince(seen: number, { version, events }: DeskRequest): News | undefined {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const [last] = events
  if (version === seen || last === undefined) return undefined
  const who = last.who === null ? t(last.source === 'hotel' ? 'byHotel' : 'byItself') : <bdi>{last.who}</bdi>
  const time = showTime(language, Date.parse(last.at))
  return { title: t('changedTitle'), text: t.rich('changedText', { what: t(eventWords(last)), who, time }) }
}
