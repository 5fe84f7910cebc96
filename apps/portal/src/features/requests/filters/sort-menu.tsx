import { ArrowDownUp, ChevronDown } from 'lucide-react'
import { requestSorts } from '@sarai/wire/portal/kept-requests.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Menu } from '@sarai/ui/kit/overlay/menu.tsx'
import { MenuChoice } from '@sarai/ui/kit/overlay/menu-parts.tsx'
import type { RequestsAddress } from '#features/requests/list-address.ts'
import { useRequestWords } from '#features/requests/request-words.ts'

const words = { number: 'sortNumber', 'check-in': 'sortCheckIn', deadline: 'sortDeadline' } as const

export function SortMenu({ address: { list, setSort } }: { address: RequestsAddress }) {
  const t = useRequestWords()
  return (
    <Menu
      label={t('sort')}
      trigger={
        <Button icon={ArrowDownUp} iconAfter={ChevronDown}>
          {t(words[list.Sort])}
        </Button>
      }
    >
      <MenuChoice
        title={t('sort')}
        choice={list.Sort}
        choices={requestSorts.map((value) => ({ value, label: t(words[value]) }))}
        onChoose={setSort}
      />
    </Menu>
  )
}
