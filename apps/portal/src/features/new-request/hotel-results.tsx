import { useEffect } from 'react'
import { SearchX } from 'lucide-react'
import { mostFound, type PackageHotel } from '@sarai/wire/portal/catalogue.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { useDrawnInTurns } from '@sarai/ui/kit/drawn-in-turns.ts'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { SegmentedControl } from '@sarai/ui/kit/choice/segmented-control.tsx'
import { SwitchRow } from '@sarai/ui/kit/choice/switch-row.tsx'
import { useKeptChoice } from '@sarai/ui/kit/kept-choice.ts'
import { useIsPhone } from '@sarai/ui/kit/media-query.ts'
import { narrowedBy, type HotelFilter } from '#features/new-request/hotel-filter.ts'
import { HotelCard } from '#features/new-request/hotel-card.tsx'
import { isToBeHad } from '#features/new-request/hotel-price.tsx'
import { HotelRow } from '#features/new-request/hotel-row.tsx'
import type { useHotels } from '#features/new-request/request-calls.ts'
import { useRequestWords } from '#features/new-request/request-words.ts'

const grid = 'grid gap-3.5 sm:grid-cols-2 sm:gap-5 md:grid-cols-3'

type HotelResultsProps = {
  /** What was asked for. */
  filter: HotelFilter
  answer: ReturnType<typeof useHotels>
  onChoose: (hotel: PackageHotel) => void
  onClear: (() => void) | undefined
  /** With dates: the hotels that cannot be had on them. */
  others?: Others
}
type Others = { areShown: boolean; show: (areShown: boolean) => void }

export function HotelResults({ filter, answer, onChoose, onClear, others }: HotelResultsProps) {
  const t = useRequestWords()
  const look = useHotelLook()
  const found = answer.data?.pages.flatMap((page) => page.hotels) ?? []
  const hotels = others && !others.areShown ? found.filter(isToBeHad) : found
  useEnoughOf(hotels.length, answer)
  const isDrawn = useDrawnInTurns(answer.data !== undefined)
  if (answer.isPending || (answer.data && !isDrawn)) return <Outline look={look.value} />
  if (answer.data === undefined) {
    return (
      <Card>
        <LoadError of={answer} />
      </Card>
    )
  }
  const total = answer.data.pages[0]?.total ?? 0
  const isNoneToBeHad = total > 0 && hotels.length === 0 && !answer.hasNextPage
  return (
    <>
      <div className={`mb-3 flex flex-wrap items-center gap-x-5 gap-y-2 ${total === 0 ? 'sr-only' : ''}`}>
        <p aria-live="polite" className="grow text-soft">
          <CountOf total={total} hidden={found.length - hotels.length} />
        </p>
        {others && (
          <SwitchRow
            look="line"
            label={t('onlyAvailable')}
            value={!others.areShown}
            onChange={(isOnly) => others.show(!isOnly)}
          />
        )}
        {look.control}
      </div>
      {total === 0 && (
        <Card>
          <EmptyState
            icon={SearchX}
            title={t('noResult')}
            {...(onClear && { action: <Button onPress={onClear}>{t('clear')}</Button> })}
          >
            <NoResultHelp filter={filter} />
          </EmptyState>
        </Card>
      )}
      {isNoneToBeHad && others && (
        <Card>
          <EmptyState
            icon={SearchX}
            title={t('noneAvailable')}
            action={<Button onPress={() => others.show(true)}>{t('showOthers')}</Button>}
          >
            {t('noneAvailableHelp')}
          </EmptyState>
        </Card>
      )}
      {hotels.length > 0 && look.value === 'list' && (
        <Card>
          <ul className="divide-y divide-line">
            {hotels.map((hotel) => (
              <li key={hotel.accommodationPropertyId}>
                <HotelRow hotel={hotel} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {look.value === 'cards' && (
        <ul className={grid}>
          {hotels.map((hotel) => (
            <li key={hotel.accommodationPropertyId} className="grid">
              <HotelCard hotel={hotel} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
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

/** Speaks only of what was asked for: a name that nobody typed is not what kept the hotels away. */
function NoResultHelp({ filter }: { filter: HotelFilter }) {
  const t = useRequestWords()
  const { name, grade, places, dates } = narrowedBy(filter)
  const advice = [
    name && t('looserName'),
    grade && t('looserGrade'),
    places && t('looserPlaces'),
    dates && t('looserDates'),
  ].filter((sentence) => sentence !== false)
  return advice.length === 0 ? t('nothingOnSale') : advice.join(' ')
}

function CountOf({ total, hidden }: { total: number; hidden: number }) {
  const t = useRequestWords()
  const { language } = useLanguage()
  if (total === 0) return t('noResult')
  const results =
    total > mostFound ? t('resultsMany', { most: showNumber(language, mostFound) }) : t('results', { count: total })
  return hidden === 0 ? results : `${results} · ${t('notAvailable', { count: hidden })}`
}

const looks = ['list', 'cards'] as const
type Look = (typeof looks)[number]

/** Rows, of which many fit, or cards with their pictures. A phone has room for one of them beside its picture. */
function useHotelLook() {
  const t = useRequestWords()
  const [look, setLook] = useKeptChoice<Look>('sarai.hotels', looks, 'list')
  const isPhone = useIsPhone()
  if (isPhone) return { value: 'cards' as const, control: null }
  const choices = [
    { value: 'list', label: t('asList') },
    { value: 'cards', label: t('asCards') },
  ] as const
  const control = (
    <SegmentedControl
      className="min-w-36"
      label={t('look')}
      isLabelHidden
      size="small"
      value={look}
      onChange={setLook}
      choices={choices}
    />
  )
  return { value: look, control }
}

function Outline({ look }: { look: Look }) {
  const shape = look === 'list' ? 'h-14 w-full rounded-control' : 'h-40 w-full rounded-card sm:h-80'
  return (
    <Loading className={look === 'list' ? 'grid gap-2' : grid}>
      {Array.from({ length: 6 }, (_, place) => (
        <Skeleton key={place} className={shape} />
      ))}
    </Loading>
  )
}

/** A screenful. */
const fewest = 6

/** Further than this only whoever searches decides to look. */
const mostPagesUnasked = 5

/** Where a page holds little that can be had, the next one is read without being asked for. */
function useEnoughOf(count: number, answer: ReturnType<typeof useHotels>) {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = answer
  const isFarEnough = (data?.pages.length ?? 0) >= mostPagesUnasked
  const isWanted = count < fewest && !isFarEnough && hasNextPage && !isFetching && !isError
  useEffect(() => {
    if (isWanted) void fetchNextPage()
  }, [isWanted, fetchNextPage])
}
