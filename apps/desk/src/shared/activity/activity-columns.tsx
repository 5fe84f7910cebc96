import type { ActivityRow } from '@sarai/wire/desk/activity.ts'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Link } from '@sarai/ui/kit/button/link.tsx'
import type { Column } from '@sarai/ui/kit/table/table-column.ts'
import { ActivityAbout } from '#shared/activity/activity-about.tsx'
import { useActivityWords } from '#shared/activity/activity-words.ts'
import { ChangedValues } from '#shared/activity/changed-values.tsx'

/** On the page of one agency there is no need to say which agency a step is about. */
export function useActivityColumns(isOfOneAgency: boolean): Column<ActivityRow>[] {
  const t = useActivityWords()
  const { language } = useLanguage()
  return [
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
      cell: (row) => <ActivityAbout row={row} isOfOneAgency={isOfOneAgency} />,
      onCard: 'line',
    },
    { id: 'change', header: t('change'), cell: (row) => <ChangedValues row={row} />, onCard: 'line' },
    { id: 'who', header: t('who'), hasControls: true, cell: (row) => <Actor who={row.who} /> },
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
}

/** Leads to everything that they did. */
function Actor({ who: { kind, id, name } }: { who: ActivityRow['who'] }) {
  const t = useActivityWords()
  const shown = <bdi className="whitespace-nowrap">{name || t(kind)}</bdi>
  return id === null ? shown : <Link href={`/activity?who=${kind}-${id}`}>{shown}</Link>
}
