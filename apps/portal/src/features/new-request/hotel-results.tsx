import { SearchX } from 'lucide-react'
import { mostFound, type PackageHotel } from '@sarai/wire/portal/catalogue.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { HotelCard } from '#features/new-request/hotel-card.tsx'
import type { useHotels } from '#features/new-request/request-calls.ts'
import { useRequestWords } from '#features/new-request/request-words.ts'

const grid = 'grid gap-3.5 sm:grid-cols-2 sm:gap-5 md:grid-cols-3'

type HotelResultsProps = {
  answer: ReturnType<typeof useHotels>
  onChoose: (hotel: PackageHotel) => void
  onClear: (() => void) | undefined
}

export function HotelResults({ answer, onChoose, onClear }: HotelResultsProps) {
  const t = useRequestWords()
  const { language } = useLanguage()
  if (answer.isPending) {
    return (
      <Loading className={grid}>
        {Array.from({ length: 6 }, (_, place) => (
          <Skeleton key={place} className="h-40 w-full rounded-card sm:h-80" />
        ))}
      </Loading>
    )
  }
  if (answer.data === undefined) {
    return (
      <Card>
        <LoadError of={answer} />
      </Card>
    )
  }
  const hotels = answer.data.pages.flatMap((page) => page.hotels)
  const total = answer.data.pages[0]?.total ?? 0
  return (
    <>
      <p aria-live="polite" className={`mb-3 text-soft ${total === 0 ? 'sr-only' : ''}`}>
        {total > mostFound && t('resultsMany', { most: showNumber(language, mostFound) })}
        {total > 0 && total <= mostFound && t('results', { count: total })}
        {total === 0 && t('noResult')}
      </p>
      {total === 0 && (
        <Card>
          <EmptyState
            icon={SearchX}
            title={t('noResult')}
            {...(onClear && { action: <Button onPress={onClear}>{t('clear')}</Button> })}
          >
            {t('noResultHelp')}
          </EmptyState>
        </Card>
      )}
      <ul className={grid}>
        {hotels.map((hotel) => (
          <li key={hotel.accommodationPropertyId} className="grid">
            <HotelCard hotel={hotel} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {answer.hasNextPage && (
        <div className="mt-5 grid justify-items-center gap-3">
          {answer.isFetchNextPageError && (
            <Callout tone="error" isNews>
              {answer.error.message}
            </Callout>
          )}
          <Button onPress={() => void answer.fetchNextPage()} isPending={answer.isFetchingNextPage}>
            {t(answer.isFetchNextPageError ? 'tryAgain' : 'showMore')}
          </Button>
        </div>
      )}
    </>
  )
}
