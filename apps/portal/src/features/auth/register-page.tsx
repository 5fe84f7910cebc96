import { useState } from 'react'
import { Building2, Mail, Phone } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { registerAgency } from '@sarai/wire/portal/accounts.ts'
import { useCallForm } from '@sarai/frame/form/call-form.tsx'
import { FormOf } from '@sarai/frame/form/form-of.tsx'
import { PasswordRules } from '@sarai/frame/form/password/password-rules.tsx'
import { AuthHeading } from '@sarai/frame/login/auth-heading.tsx'
import { useLoginWords } from '@sarai/frame/login/login-words.ts'
import { toAsciiDigits } from '@sarai/locale/text/digits.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Checkbox } from '@sarai/ui/kit/choice/checkbox.tsx'
import { Link } from '@sarai/ui/kit/button/link.tsx'
import { PasswordField } from '@sarai/ui/kit/field/password-field.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { useAuthWords } from '#features/auth/auth-words.ts'
import { callBodyOf, emptyRegistration, registrationForm } from '#features/auth/registration-form.ts'
import { api } from '#shared/api.ts'

const TermsDialog = laterDialog(async () => (await import('#features/auth/terms-dialog.tsx')).TermsDialog)

export function RegisterPage() {
  const t = useAuthWords()
  const loginWords = useLoginWords()
  const notify = useSnackbar()
  const navigate = useNavigate()
  const [isReading, setReading] = useState(false)
  const registration = useCallForm({
    schema: registrationForm,
    start: emptyRegistration,
    send: (filled, once) => api(registerAgency, { body: callBodyOf(filled) }, once),
    onSent: ({ Email }) => {
      notify('success', t('registered'))
      return navigate('/auth/register-success', { state: { email: Email } })
    },
  })
  const { field, form } = registration
  const [password, terms] = useWatch({ control: form.control, name: ['Password', 'terms'] })
  return (
    <FormOf call={registration} heading={<AuthHeading title={t('registerTitle')}>{t('registerHelp')}</AuthHeading>}>
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
          <PasswordField {...props} label={loginWords('password')} autoComplete="new-password">
            <PasswordRules password={password} />
          </PasswordField>
        ))}
        {field('repeat', (props) => (
          <PasswordField {...props} label={t('repeat')} autoComplete="new-password" />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {field('terms', (props) => (
          <Checkbox {...props} label={t('terms')} />
        ))}
        <Button variant="ghost" size="small" onPress={() => setReading(true)}>
          {t('readTerms')}
        </Button>
      </div>
      {isReading && <TermsDialog onClose={() => setReading(false)} />}
      <Button
        type="submit"
        variant="primary"
        size="large"
        isWide
        isPending={registration.isPending}
        isDisabled={!terms}
      >
        {t('send')}
      </Button>
      <p className="text-center text-soft">
        {t('haveAccount')} <Link href="/auth/login">{loginWords('logIn')}</Link>
      </p>
    </FormOf>
  )
}
