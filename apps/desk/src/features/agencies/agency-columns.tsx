import { useEffect, useState } from 'react'
import { Check } from 'lucide-react'
import type { AgencyRow } from '@sarai/wire/desk/agencies.ts'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { showTimeSince } from '@sarai/locale/date/duration-display.ts'
import { showMobile } from '@sarai/locale/text/mobile.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import type { Column } from '@sarai/ui/kit/table/table-column.ts'
import { EmailText } from '@sarai/ui/kit/show/email-text.tsx'
import { useAgencyWords } from '#features/agencies/agency-words.ts'
import { useGroupName } from '#shared/agency-groups.ts'
import { AgencyStatusChip } from '#shared/agency-status/agency-status-chip.tsx'

/** Who they are and how to reach them, on every tab. */
export function useAgencyColumns(): Column<AgencyRow>[] {
  const t = useAgencyWords()
  return [
    {
      id: 'name',
      header: t('company'),
      cell: (agency) => (
        <>
          <bdi className="font-semibold">{agency.name}</bdi>
          <span className="block text-small font-normal text-muted">
            <bdi>{agency.managerName}</bdi>
          </span>
        </>
      ),
      onCard: 'title',
    },
    {
      id: 'contact',
      header: t('contact'),
      cell: (agency) => (
        <>
          <EmailText>{agency.email}</EmailText>
          <span className="block text-small text-muted">
            <bdi dir="ltr">{showMobile(agency.mobile)}</bdi>
          </span>
        </>
      ),
      onCard: 'line',
    },
  ]
}

/** For those who wait: since when, and the button. */
export function useWaitingColumns(onApprove: (agency: AgencyRow) => void): Column<AgencyRow>[] {
  const t = useAgencyWords()
  const { language } = useLanguage()
  const now = useMinuteClock()
  return [
    {
      id: 'since',
      header: t('since'),
      cell: (agency) => {
        const registered = Date.parse(agency.registeredAt)
        return (
          <>
            {showTimeSince(language, registered, now)}
            <span className="block text-small text-muted">{showShortDateTime(language, registered)}</span>
          </>
        )
      },
      onCard: 'line',
    },
    {
      id: 'action',
      header: t('action'),
      hasControls: true,
      cell: (agency) => (
        <Button variant="soft" size="small" icon={Check} onPress={() => onApprove(agency)}>
          {t('approve')}
        </Button>
      ),
      onCard: 'amount',
    },
  ]
}

/** For the others: how they stand, and since when. */
export function useDecidedColumns(): Column<AgencyRow>[] {
  const t = useAgencyWords()
  const groupName = useGroupName()
  const { language } = useLanguage()
  return [
    {
      id: 'status',
      header: t('status'),
      cell: (agency) => <AgencyStatusChip status={agency.status} />,
      onCard: 'badge',
    },
    {
      id: 'group',
      header: t('group'),
      cell: ({ group }) =>
        group === null ? <span className="text-muted">{t('noGroup')}</span> : <bdi>{groupName(group)}</bdi>,
    },
    {
      id: 'decided',
      header: t('decided'),
      cell: ({ decidedAt }) => decidedAt !== null && showShortDateTime(language, Date.parse(decidedAt)),
    },
  ]
}

/** Ages are shown to the minute, so the clock ticks once a minute. */
function useMinuteClock(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
