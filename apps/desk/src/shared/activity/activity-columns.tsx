import type { ActivityRow } from '@sarai/contract/activity.ts'
import { showShortDateTime } from '@sarai/locale/date-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Link } from '@sarai/ui/kit/link.tsx'
import type { Column } from '@sarai/ui/kit/table-column.ts'
import { ActivityChange } from '#shared/activity/activity-change.tsx'
import { ColleagueChange, isAboutColleague } from '#shared/activity/colleague-change.tsx'
import { isAboutStaff, StaffChange } from '#shared/activity/staff-change.tsx'
import { useActivityWords } from '#shared/activity/activity-words.ts'

/** On the page of one agency there is no need to say which agency a step is about. */
export function useActivityColumns(isOfOneAgency: boolean): Column<ActivityRow>[] {
  const t = useActivityWords()
  const { language } = useLanguage()
  const columns: Column<ActivityRow>[] = [
    {
      id: 'what',
      header: t('what'),
      cell: (row) => <span className="font-semibold">{t(row.what)}</span>,
      onCard: 'title',
    },
    {
      id: 'about',
      header: t('about'),
      hasControls: true,
      cell: (row) =>
        isAboutStaff(row) ? (
          <bdi dir="ltr" className="wrap-anywhere">
            {row.subject}
          </bdi>
        ) : (
          row.agency && (
            <Link href={`/agencies/${row.agency.id}`}>
              <bdi>{row.agency.name}</bdi>
            </Link>
          )
        ),
      onCard: 'line',
    },
    {
      id: 'change',
      header: t('change'),
      cell: (row) => {
        if (isAboutStaff(row)) return <StaffChange row={row} />
        return isAboutColleague(row) ? <ColleagueChange row={row} /> : <ActivityChange row={row} />
      },
      onCard: 'line',
    },
    {
      id: 'who',
      header: t('who'),
      cell: (row) => <bdi className="whitespace-nowrap">{row.who.name || t(row.who.kind)}</bdi>,
    },
    {
      id: 'when',
      header: t('when'),
      cell: (row) => (
        <span className="digits whitespace-nowrap">{showShortDateTime(language, Date.parse(row.at))}</span>
      ),
    },
    {
      id: 'where',
      header: t('where'),
      cell: (row) => (
        <bdi dir="ltr" title={row.reference} className="digits text-muted">
          {row.address}
        </bdi>
      ),
    },
  ]
  return isOfOneAgency ? columns.filter(({ id }) => id !== 'about') : columns
}
