import * as z from 'zod/mini'
import { invitationBody } from '@sarai/wire/desk/staff.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { proofFields, StepUpField } from '@sarai/frame/form/step-up/step-up-field.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { SegmentedControl } from '@sarai/ui/kit/choice/segmented-control.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { RoleBoxes } from '#features/staff/role-boxes.tsx'
import { invite, staffQueries } from '#features/staff/staff-calls.ts'
import { useStaffWords } from '#features/staff/staff-words.ts'

const schema = z.extend(invitationBody, proofFields)

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useStaffWords()
  const { language } = useLanguage()
  return (
    <FormDialog
      title={t('invite')}
      note={t('inviteNote')}
      width="narrow"
      schema={schema}
      start={{ username: '', roles: [], language, proof: '' }}
      send={({ proof, ...body }, once) => invite({ body, proof }, once)}
      changes={staffQueries}
      doneText={t('sent')}
      submitLabel={t('send')}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          {field('username', (props) => (
            <TextField {...props} label={t('email')} type="email" inputMode="email" dir="ltr" autoComplete="off" />
          ))}
          {field('roles', (props) => (
            <RoleBoxes {...props} />
          ))}
          {field('language', (props) => (
            <SegmentedControl
              {...props}
              label={t('language')}
              choices={[
                { value: 'en', label: t('english') },
                { value: 'fa', label: t('persian') },
              ]}
            />
          ))}
          {field('proof', (props) => (
            <StepUpField {...props} kind="code" />
          ))}
        </>
      )}
    </FormDialog>
  )
}
