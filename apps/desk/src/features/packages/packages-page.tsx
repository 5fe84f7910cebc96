import { useState } from 'react'
import { PackagePlus, Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { ListTable } from '@sarai/frame/list/list-table.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { usePackages } from '#features/packages/package-calls.ts'
import { usePackageColumns } from '#features/packages/package-columns.tsx'
import { packageTabs, tabWords } from '#features/packages/package-tabs.ts'
import { usePackageWords } from '#features/packages/package-words.ts'

const NewPackageDialog = laterDialog(
  async () => (await import('#features/packages/package-dialog.tsx')).NewPackageDialog,
)

/** What is on sale, what is being prepared, and what was taken off sale. */
export function PackagesPage() {
  const t = usePackageWords()
  const navigate = useNavigate()
  const [isNewOpen, setNewOpen] = useState(false)
  const packages = usePackages()
  const columns = usePackageColumns()
  const { tab } = packages.address.asked
  const newButton = (
    <Button variant="primary" icon={Plus} onPress={() => setNewOpen(true)}>
      {t('newPackage')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('title')} actions={newButton} />
      <ListTable
        list={packages}
        caption={t(tabWords[tab])}
        tabs={{ label: t('tabs'), choices: packageTabs.map((id) => ({ id, label: t(tabWords[id]) })) }}
        searchHint={t('searchHint')}
        columns={columns}
        keyOf={(row) => row.id}
        hrefOf={(row) => `/packages/${row.id}`}
        hasRowKeys
        empty={
          <EmptyState icon={PackagePlus} title={t('noPackagesTitle')}>
            {t('noPackagesText')}
          </EmptyState>
        }
      />
      {isNewOpen && <NewPackageDialog onClose={() => setNewOpen(false)} onMade={(id) => navigate(`/packages/${id}`)} />}
    </>
  )
}
