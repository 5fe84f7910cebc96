import * as z from 'zod/mini'
import type { StaffRow } from '@sarai/wire/desk/staff.ts'
import { staffRoles } from '@sarai/domain/people/staff-role.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { proofFields, StepUpField } from '@sarai/frame/form/step-up/step-up-field.tsx'
import { RoleBoxes } from '#features/staff/role-boxes.tsx'
import { changeRoles, nameOf, staffQueries } from '#features/staff/staff-calls.ts'
import { useStaffWords } from '#features/staff/staff-words.ts'
import { saverOf } from '#shared/saver-of.ts'

const schema = z.strictObject({ roles: z.array(z.enum(staffRoles)).check(z.minLength(1, 'required')), ...proofFields })

export function RolesDialog({ person, onClose }: { person: StaffRow; onClose: () => void }) {
  const t = useStaffWords()
  return (
    <FormDialog
      title={t('changeRoles')}
      note={<bdi>{nameOf(person)}</bdi>}
      width="narrow"
      schema={schema}
      start={{ roles: person.roles, proof: '' }}
      version={person.version}
      savedBy={saverOf('staff', person.id)}
      send={({ roles, proof }, once) => changeRoles(person, roles, proof, once)}
      changes={staffQueries}
      doneText={t('saved')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          {field('roles', (props) => (
            <RoleBoxes {...props} />
          ))}
          <p className="text-small text-soft">{t('rolesNote')}</p>
          {field('proof', (props) => (
            <StepUpField {...props} kind="code" />
          ))}
        </>
      )}
    </FormDialog>
  )
}
