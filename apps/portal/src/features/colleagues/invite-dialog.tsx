import * as z from 'zod/mini'
import { inviteColleague, invitationBody } from '@sarai/wire/portal/colleagues.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { proofFields, StepUpField } from '@sarai/frame/form/step-up/step-up-field.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { RadioGroup } from '@sarai/ui/kit/choice/radio-group.tsx'
import { SegmentedControl } from '@sarai/ui/kit/choice/segmented-control.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { colleagueQueries } from '#features/colleagues/colleague-calls.ts'
import { fullName, useColleagueWords } from '#features/colleagues/colleague-words.ts'
import { useRoleChoices } from '#features/colleagues/role-choices.ts'
import { api } from '#shared/api.ts'

const schema = z.extend(invitationBody, proofFields)

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useColleagueWords()
  const notify = useSnackbar()
  const roles = useRoleChoices()
  const { language } = useLanguage()
  return (
    <FormDialog
      title={t('invite')}
      note={t('inviteNote')}
      schema={schema}
      start={{ FirstName: '', LastName: '', Email: '', Role: 'agent', Language: language, proof: '' }}
      send={({ proof, ...body }, once) => api(inviteColleague, { body, proof }, once)}
      changes={colleagueQueries}
      onSent={(person) => notify('success', t('sent', { name: fullName(person) }))}
      submitLabel={t('send')}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            {field('FirstName', (props) => (
              <TextField {...props} label={t('firstName')} autoComplete="off" />
            ))}
            {field('LastName', (props) => (
              <TextField {...props} label={t('lastName')} autoComplete="off" />
            ))}
          </div>
          {field('Email', (props) => (
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
          {field('Role', (props) => (
            <RadioGroup {...props} label={t('role')} choices={roles} />
          ))}
          {field('Language', (props) => (
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
          {field('proof', (props) => (
            <StepUpField {...props} kind="password" />
          ))}
        </>
      )}
    </FormDialog>
  )
}
