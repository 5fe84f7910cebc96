import { useState } from 'react'
import { BookmarkPlus, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { IconButton } from '@sarai/ui/kit/button/icon-button.tsx'
import { Menu } from '@sarai/ui/kit/overlay/menu.tsx'
import { MenuItem } from '@sarai/ui/kit/overlay/menu-parts.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { useWrite } from '#data/write.ts'
import { savedViewQueries, type SavedView, type ViewCalls } from '#list/views/saved-view.ts'
import { useViewWords } from '#list/views/view-words.ts'

const ViewNameDialog = laterDialog(async () => (await import('#list/views/view-name-dialog.tsx')).ViewNameDialog)

type ViewActionsProps<Filters extends object> = {
  calls: ViewCalls<Filters>
  /** What the list shows now. */
  filters: Filters
  /** Which of them the list's own tabs set: alone it is nothing to save. */
  tab: keyof Filters
  /** What a view keeps, and for whom. */
  note: string
  /** The view that it began with. */
  selected: SavedView<object> | undefined
  onSaved: (view: SavedView<Filters>) => void
  onRemoved: () => void
}

/** What differs from the view it began with can be saved; a view of one's own can be renamed and removed. */
export function ViewActions<Filters extends object>(props: ViewActionsProps<Filters>) {
  const { calls, filters, tab, note, selected, onSaved, onRemoved } = props
  const t = useViewWords()
  const notify = useSnackbar()
  const [named, setNamed] = useState<{ filters: Filters } | { view: SavedView<object> }>()
  const { write: remove } = useWrite({
    send: calls.remove,
    changes: savedViewQueries,
    onDone: () => {
      onRemoved()
      notify('success', t('viewRemoved'))
    },
  })
  const isChanged = selected ? !isSame(filters, selected.filters) : Object.keys(filters).some((name) => name !== tab)
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
          <MenuItem icon={Trash2} isDanger onAction={() => remove(selected.id)}>
            {t('removeView')}
          </MenuItem>
        </Menu>
      )}
      {named && (
        <ViewNameDialog
          name={'view' in named ? named.view.name : undefined}
          note={note}
          send={(name, once) =>
            'view' in named ? calls.rename(named.view.id, name, once) : calls.save(name, named.filters, once)
          }
          onSaved={(id, name) => onSaved({ id, name, filters })}
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
