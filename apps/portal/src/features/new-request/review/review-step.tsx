import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useIsPhone } from '@sarai/ui/kit/media-query.ts'
import { PageBar } from '@sarai/ui/kit/shell/page-bar.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { useCheckedPrice } from '#features/new-request/review/price/checked-price.ts'
import { CheckedReview } from '#features/new-request/review/checked-review.tsx'
import { reviewColumns, type ReviewStepProps } from '#features/new-request/review/review-step-props.ts'
import { useReviewWords } from '#features/new-request/review/review-words.ts'
import { askedBody } from '#features/new-request/review/sending/asked-body.ts'
import { ReviewProblem } from '#features/new-request/review/sending/review-problem.tsx'

/** Step 4: everything once more, at the price that the server has just checked [wizard-19]. */
export function ReviewStep(props: ReviewStepProps) {
  const asked = askedBody(props.draft, props.types)
  const { price, accept } = useCheckedPrice(asked)
  if (price.data) {
    return (
      <CheckedReview
        key={props.draft.submitKey}
        {...props}
        asked={asked}
        checked={price.data}
        price={price}
        onAccept={accept}
      />
    )
  }
  if (price.isError) {
    return (
      <Card className="p-3.5 sm:p-4.5">
        <ReviewProblem
          of={price.error}
          what="check"
          isTrying={price.isFetching}
          onRetry={() => void price.refetch()}
          onStep={props.onStep}
        />
      </Card>
    )
  }
  return <ReviewSkeleton />
}

/** The bar of a phone stays meanwhile: the tabs would come where somebody may press once more. */
function ReviewSkeleton() {
  const t = useReviewWords()
  const isPhone = useIsPhone()
  return (
    <Loading className={reviewColumns}>
      <div className="grid gap-3.5 sm:gap-5">
        <Skeleton className="h-44 w-full rounded-card" />
        <Skeleton className="h-72 w-full rounded-card" />
        <Skeleton className="h-40 w-full rounded-card" />
      </div>
      <Skeleton className="h-96 w-full rounded-card" />
      {isPhone && (
        <PageBar>
          <Button variant="primary" size="large" isWide isDisabled>
            {t('submit')}
          </Button>
        </PageBar>
      )}
    </Loading>
  )
}
