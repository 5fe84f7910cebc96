import { useState } from 'react'
import { BedDouble, Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { ListTable } from '@sarai/frame/list/list-table.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { useHotels } from '#features/hotels/hotel-calls.ts'
import { useHotelColumns } from '#features/hotels/hotel-columns.tsx'
import { useHotelWords } from '#features/hotels/hotel-words.ts'
import { PlaceField } from '#features/hotels/place-field.tsx'

const HotelDialog = laterDialog(async () => (await import('#features/hotels/hotel-dialog.tsx')).HotelDialog)

/** Every hotel that packages can be made of. A new one opens at once, so that its pictures can follow. */
export function HotelsPage() {
  const t = useHotelWords()
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const hotels = useHotels()
  const columns = useHotelColumns()
  const { asked, setFilter } = hotels.address
  const isFiltered = asked.place !== undefined || asked.sale !== undefined
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <Button variant="primary" icon={Plus} onPress={() => setAdding(true)}>
            {t('newHotel')}
          </Button>
        }
      />
      <ListTable
        list={hotels}
        caption={t('title')}
        searchHint={t('searchHint')}
        filters={
          <>
            <PlaceField
              label={t('filterPlace')}
              placeholder={t('filterPlaceHint')}
              value={asked.place ?? ''}
              onChange={(place) => setFilter('place', place || undefined)}
            />
            <Select
              label={t('filterActive')}
              value={asked.sale ?? 'all'}
              choices={[
                { value: 'all', label: t('all') },
                { value: 'on', label: t('onSale') },
                { value: 'off', label: t('offSale') },
              ]}
              onChange={(sale) => setFilter('sale', sale === 'all' ? undefined : sale)}
            />
          </>
        }
        columns={columns}
        keyOf={(hotel) => hotel.id}
        hrefOf={(hotel) => `/hotels/${hotel.id}`}
        hasRowKeys
        empty={
          <EmptyState icon={BedDouble} title={t(isFiltered ? 'emptyFilterTitle' : 'emptyTitle')}>
            {t(isFiltered ? 'emptyFilterText' : 'emptyText')}
          </EmptyState>
        }
      />
      {isAdding && <HotelDialog onClose={() => setAdding(false)} onAdded={(id) => navigate(`/hotels/${id}`)} />}
    </>
  )
}
