import { FilePlus2, FileX2 } from 'lucide-react'
import { useParams } from 'react-router'
import { CallFailed } from '@sarai/wire/core/client.ts'
import { mostRequests } from '@sarai/domain/contract/contract.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { ButtonLink } from '@sarai/ui/kit/button/link.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { useAddWords } from '#features/new-request/add-reservation/add-words.ts'
import { useContract } from '#features/new-request/add-reservation/contract-calls.ts'
import { NewRequestPage } from '#features/new-request/new-request-page.tsx'

/** The wizard, for a request that is added to a contract [wizard-21]. */
export function AddReservationPage() {
  const t = useAddWords()
  const { language } = useLanguage()
  const contractId = Number(useParams()['extendedOrderId'])
  const contract = useContract(contractId)
  const { data, error } = contract
  const isFull = data !== undefined && data.RequestCount >= mostRequests
  if (data && data.State !== 'Settled' && !isFull) {
    const { OrderNumber: number, Currency: currency, RequestCount: count } = data
    return (
      <NewRequestPage
        key={contractId}
        into={{ contractId, currency }}
        strip={
          <p className="flex items-start gap-2 rounded-inner bg-primary-soft px-4 py-2.5 text-on-primary-soft">
            <Icon of={FilePlus2} size={16} className="mt-0.75" />
            <span className="flex flex-wrap items-baseline gap-x-2">
              <b className="font-semibold">{t('addsTo', { number })}</b>
              <span className="text-small">
                <bdi>{currencyName(language, currency)}</bdi> · {t('requests', { count })}
              </span>
            </span>
          </p>
        }
      />
    )
  }
  const isMissing = !(contractId > 0) || (error instanceof CallFailed && [400, 404].includes(error.status))
  return (
    <>
      <PageHeader title={t('title')} />
      <Card>
        {data || isMissing ? (
          <EmptyState
            icon={FileX2}
            title={data ? t(isFull ? 'fullTitle' : 'settledTitle', { number: data.OrderNumber }) : t('missingTitle')}
            action={<ButtonLink href="/reservations/new">{t('toNew')}</ButtonLink>}
          >
            {data ? (isFull ? t('fullText', { most: mostRequests }) : t('settledText')) : t('missingText')}
          </EmptyState>
        ) : error ? (
          <LoadError of={contract} />
        ) : (
          <Loading>
            <Skeleton className="h-60 w-full rounded-card" />
          </Loading>
        )}
      </Card>
    </>
  )
}
