import { Building2, Mail, Phone } from 'lucide-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm, useWatch, type ControllerRenderProps, type FieldPath } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { registerAgency } from '@sarai/contract/accounts.ts'
import { toAsciiDigits } from '@sarai/locale/digits.ts'
import { Button } from '@sarai/ui/kit/button.tsx'
import { Callout } from '@sarai/ui/kit/callout.tsx'
import { Checkbox } from '@sarai/ui/kit/checkbox.tsx'
import { Link } from '@sarai/ui/kit/link.tsx'
import { PasswordField } from '@sarai/ui/kit/password-field.tsx'
import { useSnackbar } from '@sarai/ui/kit/snackbar.tsx'
import { TextField } from '@sarai/ui/kit/text-field.tsx'
import { useAuthWords, useFieldError } from '#features/auth/auth-words.ts'
import { PasswordRules } from '#features/auth/password-rules.tsx'
import {
  callBodyOf,
  emptyRegistration,
  registrationForm,
  type RegistrationForm,
} from '#features/auth/registration-form.ts'
import { api } from '#shared/api.ts'
import { useSubmission } from '#shared/submission.ts'

export function RegisterPage() {
  const t = useAuthWords()
  const errorText = useFieldError()
  const notify = useSnackbar()
  const navigate = useNavigate()
  const form = useForm<RegistrationForm>({
    resolver: zodResolver(registrationForm),
    defaultValues: emptyRegistration,
    mode: 'onTouched',
  })
  const [password, terms] = useWatch({ control: form.control, name: ['Password', 'terms'] })
  const register = useSubmission((filled: RegistrationForm) => api(registerAgency, { body: callBodyOf(filled) }), {
    success: ({ Email }) => {
      notify('success', t('registered'))
      void navigate('/auth/register-success', { state: { email: Email } })
    },
    failure: (error) => notify('error', error.message),
  })
  const submit = form.handleSubmit(
    (values) => register.submit(values),
    () => notify('error', t('fillMandatory')),
  )

  /** A field of the form with its value and its error; what it looks like is given. */
  const field = <Name extends FieldPath<RegistrationForm>>(
    name: Name,
    draw: (field: Drawn<Name>) => React.ReactElement,
  ) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { ref, ...bound }, fieldState }) =>
        draw({ ...bound, inputRef: ref, isRequired: true, error: errorText(fieldState.error?.message) })
      }
    />
  )
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <header>
        <h1 tabIndex={-1} className="text-[1.625rem] leading-snug font-bold outline-none">
          {t('registerTitle')}
        </h1>
        <p className="text-soft">{t('registerHelp')}</p>
      </header>
      {register.error && (
        <Callout tone="error" isNews>
          {register.error.message}
        </Callout>
      )}
      {field('AgencyName', (props) => (
        <TextField {...props} label={t('company')} icon={Building2} autoComplete="organization" />
      ))}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {field('ManagerFirstName', (props) => (
          <TextField {...props} label={t('firstName')} autoComplete="given-name" />
        ))}
        {field('ManagerLastName', (props) => (
          <TextField {...props} label={t('lastName')} autoComplete="family-name" />
        ))}
        {field('Email', (props) => (
          <TextField
            {...props}
            label={t('email')}
            hint={t('emailHint')}
            type="email"
            dir="ltr"
            icon={Mail}
            autoComplete="email"
          />
        ))}
        {field('Mobile', ({ onChange, ...props }) => (
          <TextField
            {...props}
            onChange={(typed) => onChange(toAsciiDigits(typed))}
            label={t('phone')}
            hint={t('phoneHint')}
            type="tel"
            dir="ltr"
            icon={Phone}
            autoComplete="tel"
            inputMode="tel"
          />
        ))}
        {field('Password', (props) => (
          <PasswordField {...props} label={t('password')} autoComplete="new-password" />
        ))}
        {field('repeat', (props) => (
          <PasswordField {...props} label={t('repeat')} autoComplete="new-password" />
        ))}
      </div>
      <PasswordRules password={password} />
      {field('terms', (props) => (
        <Checkbox {...props} label={t('terms')} />
      ))}
      <Button type="submit" variant="primary" size="large" isWide isPending={register.isPending} isDisabled={!terms}>
        {t('send')}
      </Button>
      <p className="text-center text-soft">
        {t('haveAccount')} <Link href="/auth/login">{t('logIn')}</Link>
      </p>
    </form>
  )
}

type Drawn<Name extends FieldPath<RegistrationForm>> = Omit<ControllerRenderProps<RegistrationForm, Name>, 'ref'> & {
  inputRef: React.Ref<HTMLInputElement>
  isRequired: true
  error?: string
}
