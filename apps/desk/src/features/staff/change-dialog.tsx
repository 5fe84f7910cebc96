import type { StaffRow } from '@sarai/contract/desk-staff.ts'
import { WriteDialog } from '@sarai/frame/write-dialog.tsx'
import { nameOf, sendChange, staffQueries, type StaffChange } from '#features/staff/staff-calls.ts'
import { useStaffWords } from '#features/staff/staff-words.ts'

type ChangeDialogProps = { change: { kind: StaffChange; person: StaffRow }; onClose: () => void }

/** Says what it means for the person before anything is done. */
export function ChangeDialog({ change, onClose }: ChangeDialogProps) {
  const t = useStaffWords()
  const { kind, person } = change
  return (
    <WriteDialog
      title={t.rich(`${kind}Title`, { name: <bdi>{nameOf(person)}</bdi> })}
      confirmLabel={t(kind)}
      isDanger={kind === 'disable' || kind === 'reset'}
      send={(once) => sendChange(change, once)}
      changes={staffQueries}
      doneText={t(`${kind}Done`, { name: nameOf(person) })}
      onClose={onClose}
    >
      {t(`${kind}Text`)}
    </WriteDialog>
  )
}
