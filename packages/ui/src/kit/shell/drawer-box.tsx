import { KeyRound, LogOut, X } from 'lucide-react'
import { Dialog } from 'react-aria-components'
import { Avatar } from '#kit/show/avatar.tsx'
import { Button } from '#kit/button/button.tsx'
import { IconButton } from '#kit/button/icon-button.tsx'
import { useKitWords } from '#kit/kit-words.ts'
import { LanguageSwitch } from '#kit/language-switch.tsx'
import { ButtonLink } from '#kit/button/link.tsx'
import { ModalLayer } from '#kit/overlay/modal-layer.tsx'
import { AccountLinkLabel } from '#kit/shell/account-news.tsx'
import { BrandLink } from '#kit/shell/brand-link.tsx'
import { NavList } from '#kit/shell/nav-list.tsx'
import { NoticeBox } from '#kit/shell/notice-box.tsx'
import type { SidebarParts } from '#kit/shell/shell-parts.ts'
import { SmallPrint } from '#kit/shell/small-print.tsx'
import { TodayDates } from '#kit/shell/today-dates.tsx'
import { UserNames } from '#kit/shell/user-names.tsx'
import { ThemeMenu } from '#kit/theme-menu.tsx'

type DrawerProps = SidebarParts & { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The sidebar of phones and tablets: slides in over the page and holds what the top bar has no room for. */
export function DrawerBox({ isOpen, onOpenChange, ...parts }: DrawerProps) {
  const t = useKitWords()
  const { user, notice } = parts
  const close = () => onOpenChange(false)
  return (
    <ModalLayer
      isOpen={isOpen}
      onClose={close}
      className="duration-200"
      boxClassName="fixed inset-y-0 start-0 w-80 max-w-[86vw] bg-surface shadow-high transition-transform duration-200 ease-out entering:translate-x-[calc(var(--dir)*-100%)] exiting:translate-x-[calc(var(--dir)*-100%)]"
    >
      <Dialog
        aria-label={t('menu')}
        className="flex h-full flex-col overflow-y-auto overscroll-contain px-3.5 pt-4 pb-4 outline-none"
      >
        <div className="flex items-start justify-between">
          <BrandLink href={parts.homeHref} note={parts.productNote} onGo={close} />
          <IconButton icon={X} label={t('close')} onPress={close} hasTooltip={false} />
        </div>
        <NavList groups={parts.groups} isMini={false} onGo={close} />
        <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-3 pt-5">
          {notice && <NoticeBox notice={notice} isMini={false} onGo={close} />}
          <TodayDates className="flex-wrap" />
          <div className="flex gap-2">
            <LanguageSwitch className="grow" />
            <ThemeMenu />
          </div>
          <div className="flex items-center gap-2.5 border-t border-line px-1 pt-3">
            <Avatar name={user.name} tone={user.tone} />
            <UserNames of={user} />
          </div>
          <div className="grid justify-items-stretch">
            {user.links?.map((link) => (
              <ButtonLink
                key={link.href}
                variant="ghost"
                icon={link.icon}
                href={link.href}
                onPress={close}
                className="justify-start! px-2.5!"
              >
                <AccountLinkLabel link={link} />
              </ButtonLink>
            ))}
            {user.changePasswordHref && (
              <ButtonLink
                variant="ghost"
                icon={KeyRound}
                href={user.changePasswordHref}
                onPress={close}
                className="justify-start! px-2.5!"
              >
                {t('changePassword')}
              </ButtonLink>
            )}
            <Button variant="danger-ghost" icon={LogOut} onPress={user.onLogOut} className="justify-start! px-2.5!">
              {t('logOut')}
            </Button>
          </div>
          <SmallPrint version={parts.version} />
        </div>
      </Dialog>
    </ModalLayer>
  )
}
