import { UserCheck, UserRoundPlus, X } from 'lucide-react'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { IconButton } from '@sarai/ui/kit/button/icon-button.tsx'
import { Kbd } from '@sarai/ui/kit/button/kbd.tsx'
import { keyName } from '@sarai/ui/kit/commands/shortcut.ts'
import { useShortcuts } from '@sarai/ui/kit/commands/shortcuts.tsx'
import { Menu } from '@sarai/ui/kit/overlay/menu.tsx'
import { MenuItem } from '@sarai/ui/kit/overlay/menu-parts.tsx'
import { useAssignMany } from '#features/requests/bulk/assign-many.ts'
import type { Selection } from '#features/requests/bulk/selection.ts'
import { useAssignees } from '#features/requests/request-calls.ts'
import { useRequestWords } from '#features/requests/request-words.ts'
import { useProfile } from '#shared/profile.ts'

/** What may be done with all that is ticked: it is given to somebody. Nothing is ever accepted or rejected in bulk. */
export function SelectionBar({ of: selection }: { of: Selection }) {
  const t = useRequestWords()
  const me = useProfile().data?.id
  const colleagues = useAssignees()
  const { write, isPending } = useAssignMany(selection)
  const { rows, clear } = selection
  const others = rows.filter(({ assignedTo }) => assignedTo !== null && assignedTo.id !== me).length
  useShortcuts(t('selected', { count: rows.length }), [
    ...(me === undefined ? [] : [{ keys: ['KeyT'] as const, label: t('takeThem'), onPress: () => write(me) }]),
    { keys: ['Escape'], label: t('clearSelection'), onPress: clear },
  ])
  return (
    <section
      aria-label={t('selected', { count: rows.length })}
      className="sticky bottom-[calc(var(--bottom-bar)+0.75rem)] z-20 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line-strong bg-surface px-4 py-2.5 shadow-high"
    >
      <p>
        <b className="font-semibold">{t('selected', { count: rows.length })}</b>
        {others > 0 && <span className="ms-2 text-small text-soft">{t('selectedOthers', { count: others })}</span>}
      </p>
      {me !== undefined && (
        <Button variant="soft" icon={UserCheck} onPress={() => write(me)} isPending={isPending}>
          {t('takeThem')}
          <span className="max-sm:hidden pointer-coarse:hidden">
            <Kbd>{keyName('KeyT')}</Kbd>
          </span>
        </Button>
      )}
      <Menu
        label={t('handOver')}
        placement="top"
        trigger={
          <Button icon={UserRoundPlus} isDisabled={isPending}>
            {t('handOver')}
          </Button>
        }
      >
        {colleagues.map(({ id, name }) => (
          <MenuItem key={id} onAction={() => write(id)}>
            {name}
          </MenuItem>
        ))}
        <MenuItem onAction={() => write(null)}>{t('giveBack')}</MenuItem>
      </Menu>
      <IconButton icon={X} label={t('clearSelection')} onPress={clear} />
    </section>
  )
}
