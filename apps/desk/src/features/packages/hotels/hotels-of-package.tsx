import { useState } from 'react'
import { Hotel, Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { PackageDetails } from '@sarai/wire/desk/packages.ts'
import { ListTable } from '@sarai/frame/list/list-table.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { useHotelColumns } from '#features/packages/hotels/hotel-columns.tsx'
import { usePropertiesOf } from '#features/packages/package-calls.ts'
import { usePackageWords } from '#features/packages/package-words.ts'

const AddHotelDialog = laterDialog(
  async () => (await import('#features/packages/hotels/add-hotel-dialog.tsx')).AddHotelDialog,
)

export function HotelsOfPackage({ of: shown }: { of: PackageDetails }) {
  const t = usePackageWords()
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const hotels = usePropertiesOf(shown.id)
  const columns = useHotelColumns(shown.currency)
  const pageOf = (id: number) => `/packages/${shown.id}/properties/${id}`
  const addButton = (
    <Button variant="soft" icon={Plus} onPress={() => setAdding(true)}>
      {t('addHotel')}
    </Button>
  )
  return (
    <section aria-labelledby="hotels-of-package">
      <div className="mb-2.5 flex items-center justify-between gap-3">
        <h2 id="hotels-of-package" className="text-h3 font-semibold">
          {t('hotels')}
        </h2>
        {addButton}
      </div>
      <ListTable
        list={hotels}
        caption={t('hotels')}
        searchHint={t('hotelSearchHint')}
        columns={columns}
        keyOf={(row) => row.id}
        hrefOf={(row) => pageOf(row.id)}
        hasRowKeys
        empty={
          <EmptyState icon={Hotel} title={t('noHotelsTitle')}>
            {t('noHotelsText')}
          </EmptyState>
        }
      />
      {isAdding && (
        <AddHotelDialog of={shown} onClose={() => setAdding(false)} onAdded={(id) => navigate(pageOf(id))} />
      )}
    </section>
  )
}
