import { useState } from 'react'
import type { ColleagueDTO } from '@sarai/contract/colleagues.ts'
import { Button } from '@sarai/ui/kit/button.tsx'
import { Callout } from '@sarai/ui/kit/callout.tsx'
import { Dialog } from '@sarai/ui/kit/dialog.tsx'
import { RadioGroup } from '@sarai/ui/kit/radio-group.tsx'
import { useSnackbar } from '@sarai/ui/kit/snackbar.tsx'
import { useChangeColleague } from '#features/colleagues/colleague-calls.ts'
import { fullName, useColleagueWords } from '#features/colleagues/colleague-words.ts'
import { useRoleChoices } from '#features/colleagues/role-choices.ts'

export function RoleDialog({ colleague, onClose }: { colleague: ColleagueDTO; onClose: () => void }) {
  const t = useColleagueWords()
  const notify = useSnackbar()
  const choices = useRoleChoices()
  const [role, setRole] = useState(colleague.Role)
  const change = useChangeColleague()
  const name = fullName(colleague)
  const save = () =>
    change.mutate(
      { colleague, change: { Role: role } },
      {
        onSuccess: () => {
          onClose()
          notify('success', t('roleSaved', { name, role: t(role) }))
        },
      },
    )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="narrow"
      title={t.rich('roleTitle', { name: <bdi>{name}</bdi> })}
      note={t('roleNote')}
      actions={
        <Button variant="primary" onPress={save} isPending={change.isPending} isDisabled={role === colleague.Role}>
          {t('save')}
        </Button>
      }
    >
      <div className="grid gap-4">
        {change.error && (
          <Callout tone="error" isNews>
            {change.error.message}
          </Callout>
        )}
        <RadioGroup label={t('role')} choices={choices} value={role} onChange={(chosen) => chosen && setRole(chosen)} />
      </div>
    </Dialog>
  )
}
