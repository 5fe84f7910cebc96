import type { ColleagueDTO } from '@sarai/contract/colleagues.ts'
import { WriteDialog } from '@sarai/frame/write-dialog.tsx'
import { changeRights, colleagueQueries } from '#features/colleagues/colleague-calls.ts'
import { fullName, useColleagueWords } from '#features/colleagues/colleague-words.ts'

export function DisableDialog({ colleague, onClose }: { colleague: ColleagueDTO; onClose: () => void }) {
  const t = useColleagueWords()
  const name = fullName(colleague)
  return (
    <WriteDialog
      title={t.rich('disableTitle', { name: <bdi>{name}</bdi> })}
      confirmLabel={t('disable')}
      isDanger
      send={(once) => changeRights(colleague, { IsDisabled: true }, once)}
      changes={colleagueQueries}
      doneText={t('disabledDone', { name })}
      onClose={onClose}
    >
      {t('disableText')}
    </WriteDialog>
  )
}
