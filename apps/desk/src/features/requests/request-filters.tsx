import { FilterX } from 'lucide-react'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { requestFilters, useAssignees, type RequestList } from '#features/requests/request-calls.ts'
import { useRequestWords } from '#features/requests/request-words.ts'
import { DayFilter } from '#shared/day-filter.tsx'

const everybody = 'everybody'

/** Whose they are, and when the guests come. All of it is in the address. */
export function RequestFilters({ list: { address } }: { list: RequestList }) {
  const t = useRequestWords()
  const { asked, setFilter, clearFilters } = address
  const colleagues = useAssignees()
  const choices = [
    { value: everybody, label: t('everybody') },
    { value: 'me', label: t('mine') },
    { value: 'nobody', label: t('nobody') },
    ...colleagues.map(({ id, name }) => ({ value: `${id}`, label: name })),
  ]
  return (
    <div className="col-span-full grid items-start gap-3 sm:grid-cols-[repeat(auto-fit,minmax(10.5rem,15rem))]">
      <Select
        label={t('whose')}
        choices={choices}
        value={asked.assigned ?? everybody}
        onChange={(value) => setFilter('assigned', value === everybody ? undefined : value)}
      />
      <DayFilter address={address} from={t('checkInFrom')} until={t('checkInUntil')} />
      {requestFilters.some((name) => asked[name] !== undefined) && (
        <Button variant="ghost" icon={FilterX} onPress={clearFilters} className="self-end justify-self-start">
          {t('clearFilters')}
        </Button>
      )}
    </div>
  )
}
