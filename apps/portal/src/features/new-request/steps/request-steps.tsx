import { SearchX } from 'lucide-react'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { useChosenHotel } from '#features/new-request/steps/steps-calls.ts'
import { RequestStepper } from '#features/new-request/request-stepper.tsx'
import type { RequestStepsProps } from '#features/new-request/steps/request-steps-props.ts'
import { useStepsWords } from '#features/new-request/steps/steps-words.ts'
import { StepsOfHotel } from '#features/new-request/steps/steps-of-hotel.tsx'

/** Everything after the choice of a hotel, once it is known which one it is. */
export function RequestSteps({ propertyId, asked, onStep }: RequestStepsProps) {
  const t = useStepsWords()
  const hotel = useChosenHotel(propertyId)
  if (hotel.data && !hotel.data.isInActive) {
    return <StepsOfHotel hotel={hotel.data} asked={asked} onStep={onStep} />
  }
  const toHotels = <Button onPress={() => onStep('hotel')}>{t('toHotels')}</Button>
  return (
    <>
      <RequestStepper current="rooms" onBack={onStep} />
      {hotel.isPending && (
        <Loading>
          <Skeleton className="h-60 w-full rounded-card" />
        </Loading>
      )}
      {hotel.isError && hotel.data === undefined && (
        <Card>
          <LoadError of={hotel} />
          <div className="grid justify-center pb-8">{toHotels}</div>
        </Card>
      )}
      {hotel.data !== undefined && (
        <Card>
          <EmptyState icon={SearchX} title={t('goneTitle')} action={toHotels}>
            {t('goneText')}
          </EmptyState>
        </Card>
      )}
    </>
  )
}
