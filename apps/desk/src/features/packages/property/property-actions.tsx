import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { useState } from 'react'
import { Pencil, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { PropertyDetails } from '@sarai/wire/desk/properties.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { usePackageWords } from '#features/packages/package-words.ts'
import { useNameOf } from '#shared/name-of.ts'

const PropertyDialog = laterDialog(
  async () => (await import('#features/packages/property/property-dialog.tsx')).PropertyDialog,
)
const RemoveDialog = laterDialog(
  async () => (await import('#features/packages/property/remove-dialog.tsx')).RemoveDialog,
)

/** What agencies may have seen is taken off sale in the dialog; only a draft lets go of it. */
export function PropertyActions({ of: shown }: { of: PropertyDetails }) {
  const t = usePackageWords()
  const nameOf = useNameOf()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'edit' | 'remove'>()
  const close = () => setOpen(undefined)
  return (
    <>
      {shown.package.status === 'draft' && (
        <Button variant="danger-ghost" icon={Trash2} onPress={() => setOpen('remove')}>
          {t('removeHotel')}
        </Button>
      )}
      <Button icon={Pencil} onPress={() => setOpen('edit')}>
        {t('edit')}
      </Button>
      {open === 'edit' && <PropertyDialog of={shown} onClose={close} />}
      {open === 'remove' && (
        <RemoveDialog
          kind="property"
          of={shown}
          title={t.rich('removeHotelTitle', { hotel: <bdi>{nameOf(shown.hotel)}</bdi> })}
          onClose={close}
          onDone={() => navigate(`/packages/${shown.package.id}`)}
        >
          {t('removeHotelText')}
        </RemoveDialog>
      )}
    </>
  )
}
