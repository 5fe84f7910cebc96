import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Mail, Phone } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { registrationBody, updateAgencyInfo } from '@sarai/wire/portal/accounts.ts'
import { useCallForm } from '@sarai/frame/form/call-form.tsx'
import { StepUpField } from '@sarai/frame/form/step-up/step-up-field.tsx'
import { FormOf } from '@sarai/frame/form/form-of.tsx'
import { toAsciiDigits } from '@sarai/locale/text/digits.ts'
import { parseMobile, showMobile } from '@sarai/locale/text/mobile.ts'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { agencyQueries, type AgencyInfo } from '#features/account/account-calls.ts'
import { useAccountWords } from '#features/account/account-words.ts'
import { SendButton } from '#features/account/send-button.tsx'
import { VerificationState } from '#features/account/verification-state.tsx'
import { api } from '#shared/api.ts'

/** The password is asked for only with another address, and then by the server. */
const schema = z.extend(z.pick(registrationBody, { Email: true, Mobile: true }), { proof: z.string() })

const startOf = (info: AgencyInfo) => ({ Email: info.Email, Mobile: showMobile(info.Mobile), proof: '' })

export function VerifyEmailForm({ info }: { info: AgencyInfo }) {
  const t = useAccountWords()
  const notify = useSnackbar()
  const queries = useQueryClient()
  const [sentAt, setSentAt] = useState<number>()
  const update = useCallForm({
    schema,
    start: startOf(info),
    // The phone is that of the whole agency: whoever did not touch it must not put an old one back.
    send: ({ Email, Mobile, proof }, once) => {
      const isOtherPhone = (parseMobile(Mobile) ?? Mobile) !== info.Mobile
      const body = isOtherPhone ? { Email, Mobile } : { Email }
      return api(updateAgencyInfo, { body, proof: proof || undefined }, once)
    },
    onSent: () => {
      update.form.resetField('proof', { defaultValue: '' })
      setSentAt(() => Date.now())
      notify('success', t('updated'))
      void queries.invalidateQueries({ queryKey: agencyQueries })
    },
  })
  const follow = useEffectEvent(() => update.rebase(startOf(info)))
  // Not at first: the form has started from it.
  const followed = useRef(info)
  useEffect(() => {
    if (followed.current === info) return
    followed.current = info
    follow()
  }, [info])
  const isOther = update.form.watch('Email').trim() !== info.Email
  return (
    <FormOf call={update} heading={<VerificationState info={info} wasSent={sentAt !== undefined} />}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {update.field('Email', (props) => (
          <TextField {...props} label={t('email')} type="email" dir="ltr" icon={Mail} autoComplete="email" />
        ))}
        {update.field('Mobile', ({ onChange, ...props }) => (
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
      </div>
      {isOther &&
        update.field('proof', (props) => (
          <div className="sm:max-w-1/2 sm:pe-2">
            <StepUpField {...props} kind="password" />
          </div>
        ))}
      <SendButton
        isVerified={info.IsEmailVerified}
        isChanged={update.form.formState.isDirty}
        isPending={update.isPending}
        sentAt={sentAt}
      />
    </FormOf>
  )
}
