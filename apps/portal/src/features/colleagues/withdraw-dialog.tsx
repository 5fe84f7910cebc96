import type { InvitationDTO } from '@sarai/wire/portal/colleagues.ts'
import { WriteDialog } from '@sarai/frame/data/write-dialog.tsx'
import { colleagueQueries, withdraw } from '#features/colleagues/colleague-calls.ts'
import { fullName, useColleagueWords } from '#features/colleagues/colleague-words.ts'

export function WithdrawDialog({ invitation, onClose }: { invitation: InvitationDTO; onClose: () => void }) {
  const t = useColleagueWords()
  const name = fullName(invitation)
  return (
    <WriteDialog
      title={t.rich('withdrawTitle', { name: <bdi>{name}</bdi> })}
      confirmLabel={t('withdraw')}
      isDanger
      send={(once) => withdraw(invitation, once)}
      changes={colleagueQueries}
      doneText={t('withdrawn', { name })}
      onClose={onClose}
    >
      {t('withdrawText')}
    </WriteDialog>
  )
}
