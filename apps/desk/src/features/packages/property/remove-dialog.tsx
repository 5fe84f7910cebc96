import type { ReactNode } from 'react'
import { WriteDialog } from '@sarai/frame/data/write-dialog.tsx'
import { packageQueries } from '#features/packages/package-calls.ts'
import { usePackageWords } from '#features/packages/package-words.ts'
import { remove, type Removable, type RemovableKind } from '#features/packages/property/property-calls.ts'

type RemoveDialogProps = {
  kind: RemovableKind
  of: Removable
  title: ReactNode
  children: ReactNode
  onClose: () => void
  onDone?: () => unknown
}

export function RemoveDialog({ kind, of, ...dialog }: RemoveDialogProps) {
  const t = usePackageWords()
  return (
    <WriteDialog
      {...dialog}
      confirmLabel={t('remove')}
      isDanger
      send={(once) => remove(kind, of, once)}
      changes={packageQueries}
      doneText={t('removed')}
    />
  )
}
