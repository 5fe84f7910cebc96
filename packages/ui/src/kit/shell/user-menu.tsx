import { KeyRound, LogOut } from 'lucide-react'
import type { ReactElement } from 'react'
import type { PopoverProps } from 'react-aria-components'
import { useKitWords } from '#kit/kit-words.ts'
import { Menu } from '#kit/overlay/menu.tsx'
import { MenuItem, MenuLine } from '#kit/overlay/menu-parts.tsx'
import { AccountLinkLabel } from '#kit/shell/account-news.tsx'
import type { ShellUser } from '#kit/shell/shell-parts.ts'
import { ThemeChoice } from '#kit/theme-menu.tsx'

type UserMenuProps = { user: ShellUser; trigger: ReactElement; placement?: PopoverProps['placement'] }

export function UserMenu({ user, trigger, placement }: UserMenuProps) {
  const t = useKitWords()
  return (
    <Menu label={t('account')} trigger={trigger} placement={placement}>
      {user.links?.map((link) => (
        <MenuItem key={link.href} icon={link.icon} href={link.href} textValue={link.label}>
          <AccountLinkLabel link={link} />
        </MenuItem>
      ))}
      {user.changePasswordHref && (
        <MenuItem icon={KeyRound} href={user.changePasswordHref}>
          {t('changePassword')}
        </MenuItem>
      )}
      {user.changePasswordHref && <MenuLine />}
      <ThemeChoice />
      <MenuLine />
      <MenuItem icon={LogOut} isDanger onAction={user.onLogOut}>
        {t('logOut')}
      </MenuItem>
    </Menu>
  )
}
