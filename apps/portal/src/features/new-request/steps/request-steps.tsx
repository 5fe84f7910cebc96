import { Coins, SearchX } from 'lucide-react'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { useSavedDraft } from '#features/new-request/saved-draft/draft-calls.ts'
import { useMayDraft } from '#features/new-request/saved-draft/use-may-draft.ts'
import { useChosenHotel, useRoomTypes } from '#features/new-request/steps/steps-calls.ts'
import { RequestStepper } from '#features/new-request/request-stepper.tsx'
import type { RequestStepsProps } from '#features/new-request/steps/request-steps-props.ts'
import { useStepsWords } from '#features/new-request/steps/steps-words.ts'
import { StepsOfHotel } from '#features/new-request/steps/steps-of-hotel.tsx'
import { useProfile } from '#shared/profile.ts'

/** Everything after the choice of a hotel, once it is known which one it is and what was entered for it before. */
export function RequestSteps({ propertyId, asked, into, onStep }: RequestStepsProps) {
  const t = useStepsWords()
  const { language } = useLanguage()
  const hotel = useChosenHotel(propertyId)
  const profile = useProfile()
  const mayDraft = useMayDraft() === true
  const draft = useSavedDraft(into?.contractId, { isEnabled: mayDraft })
  const isOnSale = hotel.data?.isInActive === false
  const roomTypes = useRoomTypes(propertyId, { isEnabled: isOnSale })
  const isOtherCurrency = isOnSale && into !== undefined && hotel.data?.currency !== into.currency
  const failed = [hotel, profile, draft].find(({ isError, data }) => isError && data === undefined)
  const isUnread = profile.isPending || (mayDraft && draft.isPending)
  // Whether a later step may be opened is judged by the rooms.
  const isPending = hotel.isPending || isUnread || (isOnSale && asked !== 'rooms' && roomTypes.isPending)
  if (hotel.data && isOnSale && !isOtherCurrency && !isPending && failed === undefined) {
    return <StepsOfHotel hotel={hotel.data} asked={asked} into={into} onStep={onStep} />
  }
  const toHotels = <Button onPress={() => onStep('hotel')}>{t('toHotels')}</Button>
  return (
    <>
      <RequestStepper current="rooms" onBack={onStep} />
      {failed && (
        <Card>
          <LoadError of={failed} />
          <div className="grid justify-center pb-8">{toHotels}</div>
        </Card>
      )}
      {!failed && isPending && (
        <Loading>
          <Skeleton className="h-60 w-full rounded-card" />
        </Loading>
      )}
      {!failed && !isPending && (
        <Card>
          <EmptyState
            icon={isOtherCurrency ? Coins : SearchX}
            title={t(isOtherCurrency ? 'currencyTitle' : 'goneTitle')}
            action={toHotels}
          >
            {isOtherCurrency ? t('currencyText', { currency: currencyName(language, into.currency) }) : t('goneText')}
          </EmptyState>
        </Card>
      )}
    </>
  )
}
