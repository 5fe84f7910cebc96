import type { ListedRequest } from '@sarai/wire/portal/kept-requests.ts'
import { showDeadline } from '@sarai/locale/date/date-display.ts'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useRequestWords } from '#features/requests/request-words.ts'

/** Whose turn it is, as the server says, and until when. */
export function TurnText({ of: { State, Turn, TurnDueAt } }: { of: ListedRequest }) {
  const t = useRequestWords()
  const { language } = useLanguage()
  if (Turn === 'nobody') {
    return State === 'Confirmed' ? <Badge tone="primary">{t('ready')}</Badge> : <Badge>{t('closed')}</Badge>
  }
  const isYours = Turn === 'agency'
  const time = TurnDueAt !== null && showDeadline(language, Date.parse(TurnDueAt))
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={isYours ? 'accent' : 'neutral'}>{t(isYours ? 'yourTurn' : 'ourTurn')}</Badge>
      {time && <span className="text-small text-soft">{t(isYours ? 'actBy' : 'answerBy', { time })}</span>}
    </span>
  )
}
