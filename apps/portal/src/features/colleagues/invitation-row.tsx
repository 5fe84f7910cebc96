import { Mail } from 'lucide-react'
import type { InvitationDTO } from '@sarai/wire/portal/colleagues.ts'
import { useWrite } from '@sarai/frame/data/write.ts'
import { showTimeSince } from '@sarai/locale/date/duration-display.ts'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { colleagueQueries, sendAgain } from '#features/colleagues/colleague-calls.ts'
import { fullName, useColleagueWords } from '#features/colleagues/colleague-words.ts'

type InvitationRowProps = { invitation: InvitationDTO; now: number; onWithdraw: () => void }

export function InvitationRow({ invitation, now, onWithdraw }: InvitationRowProps) {
  const t = useColleagueWords()
  const notify = useSnackbar()
  const resend = useWrite({
    send: sendAgain,
    changes: colleagueQueries,
    onDone: () => notify('success', t('resent', { name })),
  })
  const { language } = useLanguage()
  const name = fullName(invitation)
  const time = showTimeSince(language, Date.parse(invitation.SendDateTime), now)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3.5 py-3 sm:px-4.5">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-soft">
        <Icon of={Mail} size={18} />
      </span>
      <div className="min-w-0 grow basis-52">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="font-semibold">{name}</bdi>
          <Badge tone={invitation.Role === 'owner' ? 'secondary' : 'neutral'}>{t(invitation.Role)}</Badge>
          {invitation.IsExpired && <Badge tone="error">{t('expired')}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-small text-muted">
          <bdi dir="ltr" className="wrap-anywhere">
            {invitation.Email}
          </bdi>
          <span>{t.rich('sentAgo', { time, name: <bdi>{invitation.InvitedBy}</bdi> })}</span>
        </p>
      </div>
      <span className="ms-auto flex gap-2">
        <Button
          size="small"
          aria-label={t('resendNamed', { name })}
          onPress={() => resend.write(invitation)}
          isPending={resend.isPending}
        >
          {t('resend')}
        </Button>
        <Button variant="danger-ghost" size="small" aria-label={t('withdrawNamed', { name })} onPress={onWithdraw}>
          {t('withdraw')}
        </Button>
      </span>
    </li>
  )
}
