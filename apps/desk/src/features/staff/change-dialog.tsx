import type { StaffRow } from '@sarai/wire/desk/staff.ts'
import { StepUpDialog } from '@sarai/frame/form/step-up/step-up-dialog.tsx'
import { WriteDialog } from '@sarai/frame/data/write-dialog.tsx'
import { nameOf, sendAgain, sendChange, staffQueries, type StaffChange } from '#features/staff/staff-calls.ts'
import { useStaffWords } from '#features/staff/staff-words.ts'

type ChangeDialogProps = { change: { kind: StaffChange; person: StaffRow }; onClose: () => void }

/** Says what it means for the person before anything is done. */
export function ChangeDialog({ change: { kind, person }, onClose }: ChangeDialogProps) {
  const t = useStaffWords()
  const question = {
    title: t.rich(`${kind}Title`, { name: <bdi>{nameOf(person)}</bdi> }),
    changes: staffQueries,
    doneText: t(`${kind}Done`, { name: nameOf(person) }),
    onClose,
  }
  return kind === 'resend' ? (
    <WriteDialog {...question} confirmLabel={t(kind)} send={(once) => sendAgain(person, once)}>
      {t(`${kind}Text`)}
    </WriteDialog>
  ) : (
    <StepUpDialog
      {...question}
      kind="code"
      submitLabel={t(kind)}
      isDanger={kind !== 'enable'}
      send={(proof, once) => sendChange(kind, person, proof, once)}
    >
      {t(`${kind}Text`)}
    </StepUpDialog>
  )
}
