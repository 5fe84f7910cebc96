import { useState } from 'react'
import { Copy, FileSpreadsheet, Pencil, Send, Undo2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { PackageDetails } from '@sarai/wire/desk/packages.ts'
import { WriteDialog } from '@sarai/frame/data/write-dialog.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { ButtonLink } from '@sarai/ui/kit/button/link.tsx'
import { GroupNames } from '#features/packages/group-names.tsx'
import { packageQueries, switchStatus } from '#features/packages/package-calls.ts'
import { usePackageWords } from '#features/packages/package-words.ts'

const CopyDialog = laterDialog(async () => (await import('#features/packages/copy-dialog.tsx')).CopyDialog)
const EditPackageDialog = laterDialog(
  async () => (await import('#features/packages/package-dialog.tsx')).EditPackageDialog,
)

/** Edit, copy, the prices as a spreadsheet, and the one step that agencies notice. */
export function PackageActions({ of: shown }: { of: PackageDetails }) {
  const t = usePackageWords()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'edit' | 'copy' | 'status'>()
  const close = () => setOpen(undefined)
  const isPublished = shown.status === 'published'
  return (
    <>
      <ButtonLink href={`/packages/${shown.id}/spreadsheet`} icon={FileSpreadsheet}>
        {t('spreadsheet')}
      </ButtonLink>
      <Button icon={Copy} onPress={() => setOpen('copy')}>
        {t('copy')}
      </Button>
      <Button icon={Pencil} onPress={() => setOpen('edit')}>
        {t('edit')}
      </Button>
      <Button
        variant={isPublished ? 'danger-ghost' : 'primary'}
        icon={isPublished ? Undo2 : Send}
        onPress={() => setOpen('status')}
      >
        {t(isPublished ? 'withdraw' : 'publish')}
      </Button>
      {open === 'edit' && <EditPackageDialog of={shown} onClose={close} />}
      {open === 'copy' && <CopyDialog of={shown} onClose={close} onMade={(id) => navigate(`/packages/${id}`)} />}
      {open === 'status' && <StatusDialog of={shown} onClose={close} />}
    </>
  )
}

/** Says who will see what before anything is done. */
function StatusDialog({ of: shown, onClose }: { of: PackageDetails; onClose: () => void }) {
  const t = usePackageWords()
  const { language } = useLanguage()
  const isPublished = shown.status === 'published'
  const title = <bdi>{language === 'fa' ? shown.titleFa : shown.titleEn}</bdi>
  return (
    <WriteDialog
      title={t.rich(isPublished ? 'withdrawTitle' : 'publishTitle', { title })}
      confirmLabel={t(isPublished ? 'withdraw' : 'publish')}
      isDanger={isPublished}
      send={(once) => switchStatus(shown, once)}
      changes={packageQueries}
      doneText={t(isPublished ? 'withdrawDone' : 'publishDone')}
      onClose={onClose}
    >
      {isPublished ? t('withdrawText') : <PublishText of={shown} />}
    </WriteDialog>
  )
}

function PublishText({ of: { groups, hotelsOnSale } }: { of: PackageDetails }) {
  const t = usePackageWords()
  if (hotelsOnSale === 0) return t('publishNothing')
  return groups.length === 0
    ? t('publishAll', { count: hotelsOnSale })
    : t.rich('publishSome', { count: hotelsOnSale, groups: <GroupNames of={groups} /> })
}
