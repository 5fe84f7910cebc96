import { staffRoles, type StaffRole } from '@sarai/domain/people/staff-role.ts'
import { Checkbox } from '@sarai/ui/kit/choice/checkbox.tsx'
import { FieldAlert } from '@sarai/ui/kit/field/field-notes.tsx'
import { useStaffWords } from '#features/staff/staff-words.ts'
import { useRoleWords } from '#shared/roles/role-words.ts'

type RoleBoxesProps = {
  value: readonly StaffRole[]
  onChange: (roles: StaffRole[]) => void
  inputRef?: (element: HTMLElement | null) => void
  error?: string
}

/** Any of the roles, at least one. */
export function RoleBoxes({ value, onChange, inputRef, error }: RoleBoxesProps) {
  const t = useStaffWords()
  const role = useRoleWords()
  const tick = (ticked: StaffRole, isTicked: boolean) =>
    onChange(staffRoles.filter((one) => (one === ticked ? isTicked : value.includes(one))))
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-small font-medium">{t('roles')}</legend>
      {staffRoles.map((name, index) => (
        <Checkbox
          key={name}
          name={`role-${name}`}
          label={role(name)}
          value={value.includes(name)}
          onChange={(isTicked) => tick(name, isTicked)}
          {...(index === 0 && inputRef ? { inputRef } : {})}
        />
      ))}
      <p className="text-small text-muted">{t('rolesHint')}</p>
      <FieldAlert error={error} />
    </fieldset>
  )
}
