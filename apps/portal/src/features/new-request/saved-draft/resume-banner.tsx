import { useSearchParams } from 'react-router'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { useSavedDraft, useDraftSaver, useSaverState } from '#features/new-request/saved-draft/draft-calls.ts'
import { DraftFacts } from '#features/new-request/saved-draft/draft-facts.tsx'
import { SentNote } from '#features/new-request/saved-draft/sent-note.tsx'
import { useMayDraft } from '#features/new-request/saved-draft/use-may-draft.ts'
import { useDiscard } from '#features/new-request/saved-draft/use-discard.ts'
import { useSavedWords } from '#features/new-request/saved-draft/saved-words.ts'
import { useChosenHotel } from '#features/new-request/steps/steps-calls.ts'
import { atDraft } from '#features/new-request/saved-draft/at-draft.ts'

/** Step 1: what was begun and not sent, in this browser or in another. */
export function ResumeBanner({ contractId }: { contractId: number | undefined }) {
  const t = useSavedWords()
  const reading = useSavedDraft(contractId, { isEnabled: useMayDraft() === true })
  const saver = useDraftSaver(contractId)
  const { saved } = useSaverState(saver)
  if (saved) return <Resume contractId={contractId} />
  if (!reading.isError) return <SentNote saver={saver} />
  const again = (
    <Button onPress={() => void reading.refetch()} isPending={reading.isFetching}>
      {t('tryAgain')}
    </Button>
  )
  return (
    <Callout tone="warning" actions={again}>
      {t('unread')}
    </Callout>
  )
}

function Resume({ contractId }: { contractId: number | undefined }) {
  const t = useSavedWords()
  const [address, setAddress] = useSearchParams()
  const saved = useSaverState(useDraftSaver(contractId)).saved!
  const hotel = useChosenHotel(saved.draft.propertyId)
  const { discard, isPending } = useDiscard(contractId)
  const isGone = hotel.data === null || hotel.data?.isInActive === true
  return (
    <section aria-label={t('resumeTitle')}>
      <Callout
        title={t('resumeTitle')}
        actions={
          <>
            {!isGone && (
              <Button variant="primary" onPress={() => setAddress(atDraft(address, saved.draft.propertyId))}>
                {t('continue')}
              </Button>
            )}
            <Button onPress={() => discard(saved)} isPending={isPending}>
              {t('discard')}
            </Button>
          </>
        }
      >
        <DraftFacts saved={saved} hotelName={hotel.data?.hotelName} />
        <p>{t(isGone ? 'notOnSale' : 'replacedLater')}</p>
      </Callout>
    </section>
  )
}
