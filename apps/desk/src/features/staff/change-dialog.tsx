import type { StaffRow } from '@sarai/contract/desk-staff.ts'
import { useWrite } from '@sarai/frame/write.ts'
import { ConfirmDialog } from '@sarai/ui/kit/confirm-dialog.tsx'
import { useSnackbar } from '@sarai/ui/kit/snackbar.tsx'
import { nameOf, sendChange, staffQueries, type StaffChange } from '#features/staff/staff-calls.ts'
import { useStaffWords } from '#features/staff/staff-words.ts'

type ChangeDialogProps = { change: { kind: StaffChange; person: StaffRow }; onClose: () => void }

/** Says what it means for the person before anything is done. */
export function ChangeDialog({ change, onClose }: ChangeDialogProps) {
  const t = useStaffWords()
  const notify = useSnackbar()
  const { kind, person } = change
  const { write, isPending } = useWrite({
    send: sendChange,
    changes: staffQueries,
    onDone: () => {
      notify('success', t(`${kind}Done`, { name: nameOf(person) }))
      onClose()
    },
    onRefused: (error) => {
      notify('error', error.message)
      onClose()
      return true
    },
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => write(change)}
      title={t.rich(`${kind}Title`, { name: <bdi>{nameOf(person)}</bdi> })}
      confirmLabel={t(kind)}
      isDanger={kind === 'disable' || kind === 'reset'}
      isPending={isPending}
    >
      {t(`${kind}Text`)}
    </ConfirmDialog>
  )
}
