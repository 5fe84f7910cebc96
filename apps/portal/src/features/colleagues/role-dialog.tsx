import * as z from 'zod/mini'
import type { ColleagueDTO } from '@sarai/wire/portal/colleagues.ts'
import { agencyRoles } from '@sarai/domain/people/colleague.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { proofFields, StepUpField } from '@sarai/frame/form/step-up/step-up-field.tsx'
import { RadioGroup } from '@sarai/ui/kit/choice/radio-group.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { changeRights, colleagueQueries } from '#features/colleagues/colleague-calls.ts'
import { fullName, useColleagueWords } from '#features/colleagues/colleague-words.ts'
import { useRoleChoices } from '#features/colleagues/role-choices.ts'

const schema = z.strictObject({ Role: z.enum(agencyRoles), ...proofFields })

export function RoleDialog({ colleague, onClose }: { colleague: ColleagueDTO; onClose: () => void }) {
  const t = useColleagueWords()
  const notify = useSnackbar()
  const choices = useRoleChoices()
  const name = fullName(colleague)
  return (
    <FormDialog
      title={t.rich('roleTitle', { name: <bdi>{name}</bdi> })}
      note={t('roleNote')}
      width="narrow"
      schema={schema}
      start={{ Role: colleague.Role, proof: '' }}
      version={colleague.Version}
      savedBy={() => Promise.resolve(colleague.RoleBy)}
      send={({ Role, proof }, once) => changeRights(colleague, { body: { Role }, proof }, once)}
      changes={colleagueQueries}
      onSent={({ Role }) => notify('success', t('roleSaved', { name, role: t(Role) }))}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          {field('Role', (props) => (
            <RadioGroup {...props} label={t('role')} choices={choices} />
          ))}
          {field('proof', (props) => (
            <StepUpField {...props} kind="password" />
          ))}
        </>
      )}
    </FormDialog>
  )
}
