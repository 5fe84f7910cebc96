import { useState } from 'react'
import { BadgePercent, CalendarClock, History } from 'lucide-react'
import type { AgencyGroup } from '@sarai/wire/desk/agency-groups.ts'
import type { CommissionRow } from '@sarai/wire/desk/commissions.ts'
import { commissionStandings, type CommissionStanding } from '@sarai/domain/catalogue/commission-end.ts'
import { newestOf } from '@sarai/frame/data/newest.ts'
import { ListTable } from '@sarai/frame/list/list-table.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { useCommissions, type useCommissionAddress } from '#features/commissions/commission-calls.ts'
import { useCommissionColumns } from '#features/commissions/commission-columns.tsx'
import { useCommissionWords } from '#features/commissions/commission-words.ts'
import { useNameOf } from '#shared/name-of.ts'

const EditCommissionDialog = laterDialog(
  async () => (await import('#features/commissions/commission-dialog.tsx')).EditCommissionDialog,
)
const EndDialog = laterDialog(async () => (await import('#features/commissions/end-dialog.tsx')).EndDialog)

const icons = { current: BadgePercent, coming: CalendarClock, ended: History } as const

type GroupCommissionsProps = {
  address: ReturnType<typeof useCommissionAddress>
  groups: readonly AgencyGroup[]
  group: AgencyGroup
  onGroup: (code: string) => void
}

export function GroupCommissions({ address, groups, group, onGroup }: GroupCommissionsProps) {
  const t = useCommissionWords()
  const nameOf = useNameOf()
  const [opened, setOpened] = useState<{ step: 'edit' | 'end'; row: CommissionRow }>()
  const close = () => setOpened(undefined)
  const commissions = useCommissions(group.code, address)
  const columns = useCommissionColumns({
    onEdit: (row) => setOpened({ step: 'edit', row }),
    onEnd: (row) => setOpened({ step: 'end', row }),
  })
  const { tab } = address.asked
  return (
    <>
      <ListTable
        list={commissions}
        caption={t(tab)}
        tabs={{ label: t('standings'), choices: commissionStandings.map((id) => ({ id, label: t(id) })) }}
        searchHint={t('searchHint')}
        filters={
          <Select
            label={t('group')}
            value={group.code}
            choices={groups.map((one) => ({
              value: one.code,
              label: nameOf(one),
              note: t('agencies', { count: one.agencies }),
            }))}
            onChange={onGroup}
          />
        }
        columns={columns}
        keyOf={(row) => row.id}
        empty={<Nothing standing={tab} />}
      />
      {opened?.step === 'edit' && (
        <EditCommissionDialog of={newestOf(commissions.query.data?.rows, opened.row)} onClose={close} />
      )}
      {opened?.step === 'end' && <EndDialog of={opened.row} group={group} onClose={close} />}
    </>
  )
}

function Nothing({ standing }: { standing: CommissionStanding }) {
  const t = useCommissionWords()
  return (
    <EmptyState icon={icons[standing]} title={t(`${standing}NoneTitle`)}>
      {t(`${standing}NoneText`)}
    </EmptyState>
  )
}
