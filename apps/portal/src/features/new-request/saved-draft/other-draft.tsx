import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import type { RequestDraft } from '#features/new-request/draft/request-draft.ts'
import { useSavedWords } from '#features/new-request/saved-draft/saved-words.ts'
import { useChosenHotel } from '#features/new-request/steps/steps-calls.ts'

/** One draft is kept: whoever is about to replace another one is told before. */
export function OtherDraft({ draft, onContinue }: { draft: RequestDraft; onContinue: () => void }) {
  const t = useSavedWords()
  const { data: hotel } = useChosenHotel(draft.propertyId)
  const title = hotel ? t('otherTitle', { hotel: hotel.hotelName }) : t('otherTitleUnknown')
  return (
    <Callout title={title} actions={hotel && <Button onPress={onContinue}>{t('continueOther')}</Button>}>
      {t('otherText')}
    </Callout>
  )
}
