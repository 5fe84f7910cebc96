import { useState } from 'react'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { showTime } from '@sarai/locale/date/date-display.ts'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { eventWords } from '#features/requests/details/event-words.ts'
import { useDetailsWords } from '#features/requests/details/details-words.ts'

/** A colleague, the agency or the clock was faster: who did what, over what is typed, which stays. */
export function ChangedNote({ of: { version, events } }: { of: DeskRequest }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const [seen] = useState(version)
  const [last] = events
  if (version === seen || last === undefined) return null
  return (
    <Callout tone="warning" title={t('changedTitle')} isNews>
      {t.rich('changedText', {
        what: t(eventWords(last)),
        who: last.who === null ? t('byItself') : <bdi>{last.who}</bdi>,
        time: showTime(language, Date.parse(last.at)),
      })}
    </Callout>
  )
}
