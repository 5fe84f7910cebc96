import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { notLoaded } from '@sarai/frame/failure/code-not-loaded.ts'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { ChooseHotel } from '#features/new-request/choose-hotel.tsx'
import { useHouseCurrencyAhead } from '#features/new-request/request-calls.ts'
import { atStep, hotelIn, stepIn, stepTitles, type Step } from '#features/new-request/request-step.ts'
import type { Into } from '#features/new-request/steps/request-steps-props.ts'
import { useRequestWords } from '#features/new-request/request-words.ts'
import { RequestStepper } from '#features/new-request/request-stepper.tsx'

/** Most who look at hotels choose none: the code of the steps after it comes with the choice. */
const RequestSteps = lazy(async () => {
  const code = await import('#features/new-request/steps/request-steps.tsx').catch(notLoaded)
  return { default: code.RequestSteps }
})

/**
 * What was begun before is asked for beside the hotels, and keeps nobody from them. Its code sets out with this one: a
 * banner that comes late moves what somebody is about to press.
 */
const bannerCode = import('#features/new-request/saved-draft/resume-banner.tsx').catch(notLoaded)
bannerCode.catch(() => undefined) // told where it is drawn
const ResumeBanner = lazy(async () => ({ default: (await bannerCode).ResumeBanner }))

/**
 * Four steps to a request. What was chosen is in the address: back, reload and a sent link all lead to the same place.
 * `into` is the contract that it is added to, and `strip` says so.
 */
export function NewRequestPage({ into, strip }: { into?: Into; strip?: ReactNode }) {
  const t = useRequestWords()
  const [address, setAddress] = useSearchParams()
  useHouseCurrencyAhead()
  const step = stepIn(address)
  const propertyId = hotelIn(address)
  useFocusOnTitle(step)
  return (
    <>
      <PageHeader title={t(stepTitles[step])} note={t('title')} />
      <div className="grid gap-3.5 sm:gap-5">
        {strip}
        {step === 'hotel' ? (
          <>
            <RequestStepper current="hotel" />
            <Suspense>
              <ResumeBanner contractId={into?.contractId} />
            </Suspense>
            <ChooseHotel />
          </>
        ) : (
          <Suspense fallback={<StepsSkeleton step={step} />}>
            <RequestSteps
              key={propertyId}
              propertyId={propertyId}
              into={into}
              asked={step}
              onStep={(next, { replace = false } = {}) => setAddress(atStep(address, next), { replace })}
            />
          </Suspense>
        )}
      </div>
    </>
  )
}

function StepsSkeleton({ step }: { step: Step }) {
  return (
    <>
      <RequestStepper current={step} />
      <Loading>
        <Skeleton className="h-60 w-full rounded-card" />
      </Loading>
    </>
  )
}

/** Another step is another page to whoever reads or types: it begins at its heading. */
function useFocusOnTitle(step: Step) {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo({ top: 0 })
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [step])
}
