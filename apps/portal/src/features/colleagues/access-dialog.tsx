import type { ColleagueDTO } from '@sarai/wire/portal/colleagues.ts'
import { StepUpDialog } from '@sarai/frame/form/step-up/step-up-dialog.tsx'
import { changeRights, colleagueQueries } from '#features/colleagues/colleague-calls.ts'
import { fullName, useColleagueWords } from '#features/colleagues/colleague-words.ts'

type AccessDialogProps = { colleague: ColleagueDTO; step: 'disable' | 'enable'; onClose: () => void }

/** Keeps a colleague out, or lets them in again. */
export function AccessDialog({ colleague, step, onClose }: AccessDialogProps) {
  const t = useColleagueWords()
  const name = fullName(colleague)
  return (
    <StepUpDialog
      kind="password"
      title={t.rich(`${step}Title`, { name: <bdi>{name}</bdi> })}
      submitLabel={t(step)}
      isDanger={step === 'disable'}
      send={(proof, once) => changeRights(colleague, { body: { IsDisabled: step === 'disable' }, proof }, once)}
      changes={colleagueQueries}
      doneText={t(`${step}dDone`, { name })}
      onClose={onClose}
    >
      {t(`${step}Text`)}
    </StepUpDialog>
  )
}
