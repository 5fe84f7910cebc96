import { useQueryClient } from '@tanstack/react-query'
import { inviteColleague, invitationBody } from '@sarai/contract/colleagues.ts'
import { useCallForm } from '@sarai/frame/form/call-form.tsx'
import { FormOf } from '@sarai/frame/form/form-of.tsx'
import { Button } from '@sarai/ui/kit/button.tsx'
import { Dialog } from '@sarai/ui/kit/dialog.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { RadioGroup } from '@sarai/ui/kit/radio-group.tsx'
import { SegmentedControl } from '@sarai/ui/kit/segmented-control.tsx'
import { useSnackbar } from '@sarai/ui/kit/snackbar.tsx'
import { TextField } from '@sarai/ui/kit/text-field.tsx'
import { colleagueQueries } from '#features/colleagues/colleague-calls.ts'
import { fullName, useColleagueWords } from '#features/colleagues/colleague-words.ts'
import { useRoleChoices } from '#features/colleagues/role-choices.ts'
import { api } from '#shared/api.ts'

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useColleagueWords()
  const notify = useSnackbar()
  const queries = useQueryClient()
  const roles = useRoleChoices()
  const { language } = useLanguage()
  const invite = useCallForm({
    schema: invitationBody,
    start: { FirstName: '', LastName: '', Email: '', Role: 'agent', Language: language },
    send: (body, once) => api(inviteColleague, { body }, once),
    onSent: (person) => {
      void queries.invalidateQueries({ queryKey: colleagueQueries })
      notify('success', t('sent', { name: fullName(person) }))
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={t('invite')} note={t('inviteNote')}>
      <FormOf call={invite}>
        <div className="grid gap-4 sm:grid-cols-2">
          {invite.field('FirstName', (props) => (
            <TextField {...props} label={t('firstName')} autoComplete="off" />
          ))}
          {invite.field('LastName', (props) => (
            <TextField {...props} label={t('lastName')} autoComplete="off" />
          ))}
        </div>
        {invite.field('Email', (props) => (
          <TextField
            {...props}
            label={t('email')}
            hint={t('emailHint')}
            type="email"
            inputMode="email"
            autoComplete="off"
            dir="ltr"
          />
        ))}
        {invite.field('Role', (props) => (
          <RadioGroup {...props} label={t('role')} choices={roles} />
        ))}
        {invite.field('Language', (props) => (
          <SegmentedControl
            {...props}
            label={t('language')}
            choices={[
              { value: 'fa', label: t('persian') },
              { value: 'en', label: t('english') },
            ]}
            className="max-w-80"
          />
        ))}
        <div className="flex justify-end border-t border-line pt-4">
          <Button type="submit" variant="primary" isPending={invite.isPending}>
            {t('send')}
          </Button>
        </div>
      </FormOf>
    </Dialog>
  )
}
