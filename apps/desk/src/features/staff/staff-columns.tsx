import { EllipsisVertical } from 'lucide-react'
import type { StaffRow, StaffState } from '@sarai/wire/desk/staff.ts'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { Chip, type ChipColour } from '@sarai/ui/kit/show/chip.tsx'
import { IconButton } from '@sarai/ui/kit/button/icon-button.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Menu } from '@sarai/ui/kit/overlay/menu.tsx'
import { MenuItem } from '@sarai/ui/kit/overlay/menu-parts.tsx'
import type { Column } from '@sarai/ui/kit/table/table-column.ts'
import { EmailText } from '@sarai/ui/kit/show/email-text.tsx'
import { changesOf, nameOf, type StaffChange } from '#features/staff/staff-calls.ts'
import { useStaffWords } from '#features/staff/staff-words.ts'
import { useRoleWords } from '#shared/roles/role-words.ts'

const colours: Record<StaffState, ChipColour> = {
  active: 'green',
  invited: 'light-blue',
  'invitation-expired': 'orange',
  disabled: 'grey',
}

type Chosen = { onRoles: (person: StaffRow) => void; onChange: (kind: StaffChange, person: StaffRow) => void }

export function useStaffColumns(ownId: number | undefined, chosen: Chosen): Column<StaffRow>[] {
  const t = useStaffWords()
  const role = useRoleWords()
  const { language } = useLanguage()
  return [
    {
      id: 'person',
      header: t('person'),
      onCard: 'title',
      cell: (row) => (
        <span className="grid min-w-0">
          <span className="flex flex-wrap items-center gap-2 font-semibold">
            {row.name && <bdi>{row.name}</bdi>}
            {row.id === ownId && <Badge tone="primary">{t('you')}</Badge>}
          </span>
          <EmailText className="w-fit max-w-full text-small text-muted">{row.username}</EmailText>
        </span>
      ),
    },
    {
      id: 'roles',
      header: t('roles'),
      onCard: 'line',
      cell: (row) => (
        <span className="flex flex-wrap gap-1.5">
          {row.roles.map((name) => (
            <Badge key={name} tone={name === 'admin' ? 'accent' : 'neutral'}>
              {role(name)}
            </Badge>
          ))}
        </span>
      ),
    },
    {
      id: 'state',
      header: t('state'),
      onCard: 'badge',
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-1.5">
          <Chip colour={colours[row.state]}>{t(row.state)}</Chip>
          {row.state === 'active' && !row.hasFactor && <Badge tone="error">{t('noFactor')}</Badge>}
        </span>
      ),
    },
    {
      id: 'lastSeen',
      header: t('lastSeen'),
      onCard: 'fact',
      cell: (row) => (
        <span className="digits whitespace-nowrap text-soft">
          {row.lastSeenAt === null ? t('never') : showShortDateTime(language, Date.parse(row.lastSeenAt))}
        </span>
      ),
    },
    {
      id: 'actions',
      header: t('actions'),
      hasControls: true,
      onCard: 'menu',
      cell: (row) => <Actions person={row} isOwn={row.id === ownId} {...chosen} />,
    },
  ]
}

function Actions({ person, isOwn, onRoles, onChange }: Chosen & { person: StaffRow; isOwn: boolean }) {
  const t = useStaffWords()
  return (
    <Menu
      label={t('actionsFor', { name: nameOf(person) })}
      trigger={
        <IconButton
          icon={EllipsisVertical}
          label={t('actionsFor', { name: nameOf(person) })}
          size="small"
          variant="outline"
          hasTooltip={false}
        />
      }
    >
      <MenuItem onAction={() => onRoles(person)}>{t('changeRoles')}</MenuItem>
      {!isOwn &&
        changesOf(person).map((kind) => (
          <MenuItem key={kind} isDanger={kind === 'disable'} onAction={() => onChange(kind, person)}>
            {t(kind)}
          </MenuItem>
        ))}
    </Menu>
  )
}
