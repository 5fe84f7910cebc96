import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { Card, CardSection } from '@sarai/ui/kit/show/card.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { useAgencyInfo } from '#features/account/account-calls.ts'
import { useAccountWords } from '#features/account/account-words.ts'
import { VerifyEmailForm } from '#features/account/verify-email-form.tsx'

export function VerifyEmailPage() {
  const t = useAccountWords()
  const info = useAgencyInfo()
  return (
    <div className="max-w-180">
      <PageHeader title={t('verifyTitle')} note={t('verifyNote')} />
      {info.data && (
        <CardSection title={t('contactCard')}>
          <div className="px-3.5 pb-4.5 sm:px-4.5">
            <VerifyEmailForm info={info.data} />
          </div>
        </CardSection>
      )}
      {info.isPending && (
        <Card className="p-4.5">
          <Loading className="grid gap-4">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-20 w-full rounded-inner" />
            <Skeleton className="h-10 w-full rounded-control" />
            <Skeleton className="h-10 w-full rounded-control" />
          </Loading>
        </Card>
      )}
      {info.error && !info.data && (
        <Card>
          <LoadError of={info} />
        </Card>
      )}
    </div>
  )
}
