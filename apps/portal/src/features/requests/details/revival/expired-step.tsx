import { ClipboardX } from 'lucide-react'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { useClock } from '@sarai/frame/clock.ts'
import { showDeadline } from '@sarai/locale/date/date-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { ReviveButton } from '#features/requests/details/revival/revive-button.tsx'
import { StepStrip, type Look } from '#features/requests/details/step-strip.tsx'
import { DeadlineParts } from '#shared/deadline/deadline-parts.tsx'

const look: Look = { icon: ClipboardX, colours: 'bg-warning-soft text-on-warning-soft' }

/** It was not paid in time: for a while the agency may have it again. */
export function ExpiredStep({ of: request, until }: { of: RequestDetails; until: number }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const now = useClock(30_000)
  const isOver = until <= now
  const time = showDeadline(language, until)
  return (
    <StepStrip look={look} title={t('expiredTitle')} text={t(isOver ? 'expiredTextOver' : 'expiredText', { time })}>
      {!isOver && (
        <>
          <DeadlineParts at={until} now={now} zone={request.HotelTimeZone} />
          <ReviveButton of={request} />
        </>
      )}
    </StepStrip>
  )
}
