import { useState } from 'react'
import type { AgencyDetails } from '@sarai/contract/desk-agencies.ts'
import { Button } from '@sarai/ui/kit/button.tsx'
import { Dialog } from '@sarai/ui/kit/dialog.tsx'
import { useSnackbar } from '@sarai/ui/kit/snackbar.tsx'
import { TextField } from '@sarai/ui/kit/text-field.tsx'
import { useSetGroup } from '#features/agencies/agency-calls.ts'
import { useAgencyWords } from '#features/agencies/agency-words.ts'

export function GroupDialog({ agency, onClose }: { agency: AgencyDetails; onClose: () => void }) {
  const t = useAgencyWords()
  const notify = useSnackbar()
  const [group, setGroup] = useState(agency.group ?? '')
  const save = useSetGroup(agency.id)
  const submit = () =>
    save.mutate(group.trim() || null, {
      onSuccess: () => {
        notify('success', t('saved'))
        onClose()
      },
      onError: (error) => notify('error', error.message),
    })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('group')}
      width="narrow"
      actions={
        <Button variant="primary" onPress={submit} isPending={save.isPending}>
          {t('save')}
        </Button>
      }
    >
      <TextField label={t('group')} hint={t('groupHint')} value={group} onChange={setGroup} maxLength={60} />
    </Dialog>
  )
}
