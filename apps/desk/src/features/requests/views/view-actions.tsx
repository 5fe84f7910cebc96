import { useState } from 'react'
import { BookmarkPlus, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import type { DeskView } from '@sarai/wire/desk/requests/saved-views.ts'
import { useWrite } from '@sarai/frame/data/write.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { IconButton } from '@sarai/ui/kit/button/icon-button.tsx'
import { Menu } from '@sarai/ui/kit/overlay/menu.tsx'
import { MenuItem } from '@sarai/ui/kit/overlay/menu-parts.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { useRequestWords } from '#features/requests/request-words.ts'
import { remove, savedViewQueries } from '#features/requests/views/saved-view-calls.ts'
import type { ViewAddress } from '#features/requests/views/view-address.ts'
import type { Named } from '#features/requests/views/view-name-dialog.tsx'

const ViewNameDialog = laterDialog(
  async () => (await import('#features/requests/views/view-name-dialog.tsx')).ViewNameDialog,
)

type ViewActionsProps = { address: ViewAddress; selected: DeskView | undefined }

/** What differs from the view it began with can be saved; a view of one's own can be renamed and removed. */
export function ViewActions({ address, selected }: ViewActionsProps) {
  const t = useRequestWords()
  const notify = useSnackbar()
  const [named, setNamed] = useState<Named>()
  const { write } = useWrite({
    send: remove,
    changes: savedViewQueries,
    onDone: () => {
      address.leave()
      notify('success', t('viewRemoved'))
    },
  })
  const { filters } = address
  const { tab: _, ...own } = filters
  const isChanged = selected ? !isSame(filters, selected.filters) : Object.keys(own).length > 0
  return (
    <>
      {isChanged && (
        <Button variant="ghost" icon={BookmarkPlus} onPress={() => setNamed({ filters })}>
          {t('saveView')}
        </Button>
      )}
      {selected && (
        <Menu
          label={t('viewMenu', { name: selected.name })}
          trigger={<IconButton icon={Ellipsis} label={t('viewMenu', { name: selected.name })} />}
        >
          <MenuItem icon={Pencil} onAction={() => setNamed({ view: selected })}>
            {t('renameView')}
          </MenuItem>
          <MenuItem icon={Trash2} isDanger onAction={() => write(selected)}>
            {t('removeView')}
          </MenuItem>
        </Menu>
      )}
      {named && (
        <ViewNameDialog
          of={named}
          onSaved={(id) => address.open({ id, filters })}
          onClose={() => setNamed(undefined)}
        />
      )}
    </>
  )
}

function isSame(one: object, other: object): boolean {
  const said = (filters: object) => JSON.stringify(Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return said(one) === said(other)
}
