import { use } from 'react'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { isolateIn } from '@sarai/locale/text/bidi.ts'
import type { RequestDraft } from '#features/new-request/draft/request-draft.ts'
import { fullName, lacksPassport, type ReviewedRoom } from '#features/new-request/review/parts/reviewed-room.ts'
import { ReviewLock } from '#features/new-request/review/parts/review-lock.ts'
import type { Step } from '#features/new-request/request-step.ts'
import { useReviewWords } from '#features/new-request/review/review-words.ts'

type SoftWarningsProps = { draft: RequestDraft; rooms: readonly ReviewedRoom[]; onStep: (step: Step) => void }

/** What may follow later: said, and never in the way. */
export function SoftWarnings({ draft, rooms, onStep }: SoftWarningsProps) {
  const t = useReviewWords()
  const { language } = useLanguage()
  const nameless = rooms.flatMap(({ number, guests }) =>
    guests
      .filter(lacksPassport)
      .map((guest) => t('guestInRoom', { guest: isolateIn(language, fullName(guest)), room: number })),
  )
  const isLocked = use(ReviewLock)
  const { departure, return: back } = draft.flights
  const lacksFlights = draft.needTransfer && (!departure || !back)
  const addNow = (step: Step) => (
    <Button size="small" isDisabled={isLocked} onPress={() => onStep(step)}>
      {t('addNow')}
    </Button>
  )
  return (
    <>
      {nameless.length > 0 && (
        <Callout tone="warning" title={t('lacksPassport', { count: nameless.length })} actions={addNow('rooms')}>
          {t('lacksPassportText', { guests: nameless.join(language === 'fa' ? '؛ ' : '; ') })}
        </Callout>
      )}
      {lacksFlights && (
        <Callout
          tone="warning"
          title={t(departure || back ? 'lacksFlight' : 'lacksFlights')}
          actions={addNow('flights')}
        >
          {t('lacksFlightsText')}
        </Callout>
      )}
    </>
  )
}
