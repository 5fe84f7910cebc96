import { useMemo, useState } from 'react'
import { FilterX } from 'lucide-react'
import { activityKinds } from '@sarai/wire/desk/activity.ts'
import { DayFilter } from '@sarai/frame/list/day-filter.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { Combobox } from '@sarai/ui/kit/choice/combobox.tsx'
import { Disclosure } from '@sarai/ui/kit/show/disclosure.tsx'
import { useIsPhone } from '@sarai/ui/kit/media-query.ts'
import { searchIn, type Option } from '@sarai/ui/kit/choice/option.ts'
import { findAgencies, peopleOf } from '#features/activity/filter-calls.ts'
import { useLogWords } from '#features/activity/log-words.ts'
import { activityFilters, type ActivityList } from '#shared/activity/activity-calls.ts'
import { useActivityWords } from '#shared/activity/activity-words.ts'

/** What, about which agency, who, and between which days. All of it is in the address; on a phone it is folded away. */
export function ActivityFilters({ list }: { list: ActivityList }) {
  const t = useLogWords()
  const words = useActivityWords()
  const { asked, clearFilters } = list.address
  const count = activityFilters.filter((name) => asked[name] !== undefined).length
  const fields = (
    <>
      <Fields list={list} />
      {count > 0 && (
        <Button variant="ghost" icon={FilterX} onPress={clearFilters} className="col-span-full justify-self-start">
          {words('clearFilters')}
        </Button>
      )}
    </>
  )
  const isPhone = useIsPhone()
  if (!isPhone) {
    return (
      <div className="col-span-full grid grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] items-start gap-3">
        {fields}
      </div>
    )
  }
  return (
    <Card className="overflow-hidden">
      <div className="-mt-px">
        <Disclosure level={2} title={t('filters')} note={count > 0 ? t('inUse', { count }) : undefined}>
          <div className="grid gap-3 px-3.5 pb-3.5">{fields}</div>
        </Disclosure>
      </div>
    </Card>
  )
}

function Fields({ list: { address, query } }: { list: ActivityList }) {
  const t = useLogWords()
  const words = useActivityWords()
  const { asked, setFilter } = address
  const kinds = activityKinds.map((kind) => ({ id: kind, label: words(kind) }))
  const people = useMemo(() => peopleOf(asked.agency), [asked.agency])
  /** What was chosen here has its name at once; what came with the address gets it from the server. */
  const [known, setKnown] = useState<Record<string, string>>({})
  const chosen = (name: 'agency' | 'who') => {
    const id = asked[name]
    return id === undefined ? null : { id, label: known[`${name} ${id}`] ?? query.data?.asked[name] ?? '…' }
  }
  const choose = (name: 'agency' | 'who', option: Option | null) => {
    if (option) setKnown({ ...known, [`${name} ${option.id}`]: option.label })
    setFilter(name, option?.id)
  }
  return (
    <>
      <Combobox
        label={t('kind')}
        placeholder={t('allKinds')}
        value={kinds.find(({ id }) => id === asked.what) ?? null}
        search={searchIn(kinds, kinds.length)}
        minCharacters={0}
        onChange={(option) => setFilter('what', option?.id)}
      />
      <Combobox
        label={t('agency')}
        placeholder={t('allAgencies')}
        value={chosen('agency')}
        search={findAgencies}
        minCharacters={0}
        onChange={(option) => choose('agency', option)}
      />
      <Combobox
        label={t('who')}
        placeholder={t('everybody')}
        value={chosen('who')}
        search={people}
        minCharacters={0}
        onChange={(option) => choose('who', option)}
      />
      <DayFilter
        from={{ label: t('from'), value: asked.from }}
        until={{ label: t('until'), value: asked.until }}
        onChange={address.setFilters}
      />
    </>
  )
}
