import { EllipsisVertical, UserCheck, UserCog, UserX } from 'lucide-react'
import type { ColleagueDTO } from '@sarai/wire/portal/colleagues.ts'
import { Avatar } from '@sarai/ui/kit/show/avatar.tsx'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { IconButton } from '@sarai/ui/kit/button/icon-button.tsx'
import { Menu } from '@sarai/ui/kit/overlay/menu.tsx'
import { MenuItem } from '@sarai/ui/kit/overlay/menu-parts.tsx'
import { EmailText } from '@sarai/ui/kit/show/email-text.tsx'
import { fullName, useColleagueWords } from '#features/colleagues/colleague-words.ts'

export type ColleagueStep = 'role' | 'disable' | 'enable'
type ColleagueRowProps = { colleague: ColleagueDTO; onStep?: (step: ColleagueStep) => void }

/** Without `onStep` for whoever may only look. */
export function ColleagueRow({ colleague, onStep }: ColleagueRowProps) {
  const t = useColleagueWords()
  const name = fullName(colleague)
  return (
    <li className="flex items-center gap-3 px-3.5 py-3 sm:px-4.5">
      <span className={colleague.IsDisabled ? 'opacity-50 grayscale' : ''}>
        <Avatar name={name} />
      </span>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className={`font-semibold ${colleague.IsDisabled ? 'text-muted' : ''}`}>{name}</bdi>
          {colleague.IsMe && <Badge tone="primary">{t('you')}</Badge>}
          <Badge tone={colleague.Role === 'owner' ? 'secondary' : 'neutral'}>{t(colleague.Role)}</Badge>
          {colleague.IsDisabled && <Badge tone="error">{t('disabled')}</Badge>}
        </p>
        <p className="text-small text-muted wrap-anywhere">
          <EmailText>{colleague.Email}</EmailText>
        </p>
      </div>
      {onStep && <RowMenu colleague={colleague} name={name} onStep={onStep} />}
    </li>
  )
}

function RowMenu({ colleague, name, onStep }: Required<ColleagueRowProps> & { name: string }) {
  const t = useColleagueWords()
  const label = t('actionsFor', { name })
  return (
    <Menu label={label} trigger={<IconButton icon={EllipsisVertical} label={label} hasTooltip={false} />}>
      <MenuItem icon={UserCog} onAction={() => onStep('role')}>
        {t('changeRole')}
      </MenuItem>
      {!colleague.IsMe && !colleague.IsDisabled && (
        <MenuItem icon={UserX} isDanger onAction={() => onStep('disable')}>
          {t('disable')}
        </MenuItem>
      )}
      {colleague.IsDisabled && (
        <MenuItem icon={UserCheck} onAction={() => onStep('enable')}>
          {t('enable')}
        </MenuItem>
      )}
    </Menu>
  )
}
