import { useState, type ReactNode } from 'react'
import { Mail } from 'lucide-react'
import type { AgencyDetails } from '@sarai/wire/desk/agencies.ts'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { showMobile } from '@sarai/locale/text/mobile.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { EmailText } from '@sarai/ui/kit/show/email-text.tsx'
import { useResendMail } from '#features/agencies/agency-calls.ts'
import { useAgencyWords } from '#features/agencies/agency-words.ts'
import { useGroupName } from '#shared/agency-groups.ts'

const GroupDialog = laterDialog(async () => (await import('#features/agencies/group-dialog.tsx')).GroupDialog)

export function AgencyFacts({ agency }: { agency: AgencyDetails }) {
  const t = useAgencyWords()
  const { language } = useLanguage()
  const groupName = useGroupName()
  const [isGroupOpen, setGroupOpen] = useState(false)
  const when = (instant: string) => showShortDateTime(language, Date.parse(instant))
  return (
    <CardSection title={t('facts')} actions={<ResendButton agency={agency} />}>
      <dl className="grid gap-x-6 border-t border-line px-3.5 py-1.5 sm:grid-cols-2 sm:px-4.5">
        <Fact name={t('manager')}>
          <bdi>{agency.managerName}</bdi>
        </Fact>
        <Fact name={t('registered')}>{when(agency.registeredAt)}</Fact>
        <Fact name={t('email')}>
          <EmailText>{agency.email}</EmailText>
        </Fact>
        <Fact name={t('mobile')}>
          <bdi dir="ltr">{showMobile(agency.mobile)}</bdi>
        </Fact>
        <Fact name={t('language')}>{agency.language === 'fa' ? t('persian') : t('english')}</Fact>
        <Fact name={t('sessions')}>{t('sessionCount', { count: agency.openSessions })}</Fact>
        <Fact name={t('group')}>
          <bdi>{agency.group === null ? t('noGroup') : groupName(agency.group)}</bdi>
          <Button size="small" variant="ghost" className="-my-2 -me-2" onPress={() => setGroupOpen(true)}>
            {t('change')}
          </Button>
        </Fact>
        {agency.decidedAt !== null && (
          <Fact name={t('lastDecision')}>
            {t('decidedBy', { when: when(agency.decidedAt), name: agency.decidedBy ?? '' })}
          </Fact>
        )}
        {agency.reason !== null && (
          <Fact name={t('reason')} isWide>
            <bdi className="text-pretty">{agency.reason}</bdi>
          </Fact>
        )}
      </dl>
      {isGroupOpen && <GroupDialog agency={agency} onClose={() => setGroupOpen(false)} />}
    </CardSection>
  )
}

function Fact({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 py-2 ${isWide ? 'sm:col-span-2' : ''}`}>
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="flex min-w-0 flex-wrap items-baseline justify-end gap-1 text-end font-semibold wrap-anywhere">
        {children}
      </dd>
    </div>
  )
}

function ResendButton({ agency }: { agency: AgencyDetails }) {
  const t = useAgencyWords()
  const notify = useSnackbar()
  const resend = useResendMail(agency.id, () => notify('success', t('resent')))
  const mail = agency.mailToResend
  if (mail === null) return null
  return (
    <Button size="small" icon={Mail} onPress={() => resend.write(mail)} isPending={resend.isPending}>
      {t(mail === 'registered' ? 'resendRegistered' : 'resendApproved')}
    </Button>
  )
}
