import { MenuItem } from 'react-aria-components'
import type { Command } from '#kit/commands/command.ts'
import { keyName } from '#kit/commands/shortcut.ts'
import { Icon } from '#kit/show/icon.tsx'
import { Kbd } from '#kit/button/kbd.tsx'

export function CommandLine({ command: { id, label, note, icon, keys, href, onAction } }: { command: Command }) {
  return (
    <MenuItem
      id={id}
      textValue={label}
      href={href}
      onAction={onAction}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-2.5 outline-none focused:bg-primary-soft focused:text-on-primary-soft pointer-coarse:min-h-11"
    >
      {icon && <Icon of={icon} className="opacity-80" />}
      <bdi className="truncate font-medium">{label}</bdi>
      {note && <bdi className="truncate text-small opacity-85">{note}</bdi>}
      <span className="ms-auto max-sm:hidden">
        {/* In the order in which they are pressed: Latin letters, also among Persian words. */}
        <span dir="ltr" className="flex gap-1">
          {keys?.map((code) => (
            <Kbd key={code}>{keyName(code)}</Kbd>
          ))}
        </span>
      </span>
    </MenuItem>
  )
}
