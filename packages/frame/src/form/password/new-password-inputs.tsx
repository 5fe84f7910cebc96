import { useWatch, type FieldValues } from 'react-hook-form'
import { PasswordField } from '@sarai/ui/kit/field/password-field.tsx'
import type { CallForm } from '#form/call-form.tsx'
import { useFormWords } from '#form/form-words.ts'
import type { NewPassword } from '#form/password/new-password.ts'
import { PasswordRules } from '#form/password/password-rules.tsx'

type Props<Typed extends FieldValues, Filled> = { of: CallForm<Typed, Filled>; size?: 'regular' | 'large' }

/** The new password, its rules ticked as they are kept, and the password once more. */
export function NewPasswordInputs<Typed extends NewPassword, Filled>({ of, size = 'regular' }: Props<Typed, Filled>) {
  const t = useFormWords()
  // Any form that has these two fields will do, which the types of react-hook-form cannot say.
  const { form, field } = of as unknown as CallForm<NewPassword, NewPassword>
  const password = useWatch({ control: form.control, name: 'NewPassword' })
  return (
    <>
      {field('NewPassword', ({ onChange, ...props }) => (
        <PasswordField
          {...props}
          onChange={(typed) => {
            onChange(typed)
            if (form.getFieldState('repeat').isTouched) void form.trigger('repeat')
          }}
          label={t('newPassword')}
          autoComplete="new-password"
          size={size}
        >
          <PasswordRules password={password} />
        </PasswordField>
      ))}
      {field('repeat', (props) => (
        <PasswordField {...props} label={t('repeatNew')} autoComplete="new-password" size={size} />
      ))}
    </>
  )
}
