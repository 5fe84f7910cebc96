import { Menu as MenuIcon, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as AriaButton, Link as AriaLink } from 'react-aria-components'
import { LogoMark } from '#kit/brand/logo-mark.tsx'
import { IconButton } from '#kit/button/icon-button.tsx'
import { useKitWords } from '#kit/kit-words.ts'
import { LanguageSwitch } from '#kit/language-switch.tsx'
import { NewsDot, UserAvatar, withNews } from '#kit/shell/account-news.tsx'
import { SearchButton } from '#kit/shell/search-button.tsx'
import type { ShellUser } from '#kit/shell/shell-parts.ts'
import { ShortDates, TodayDates } from '#kit/shell/today-dates.tsx'
import { UserMenu } from '#kit/shell/user-menu.tsx'
import { ThemeMenu } from '#kit/theme-menu.tsx'

export type TopBarParts = {
  user: ShellUser
  homeHref: string
  /** In the search box: "Search requests, guests, hotels…". */
  searchHint: string
  onSearch: () => void
  /** Between the theme and the account: the bell. */
  extras?: ReactNode
}

export function TopBar({ isPhone, onMenu, ...parts }: TopBarParts & { isPhone: boolean; onMenu: () => void }) {
  const look = 'sticky top-0 z-20 flex items-center border-b border-line bg-page/90 backdrop-blur-md print:hidden'
  return isPhone ? (
    <header className={`${look} @container h-14.5 gap-1 px-2`}>
      <PhoneBar onMenu={onMenu} {...parts} />
    </header>
  ) : (
    <header className={`${look} h-15.5 gap-3 px-5 lg:px-7`}>
      <WideBar {...parts} />
    </header>
  )
}

function WideBar({ user, searchHint, onSearch, extras }: TopBarParts) {
  const t = useKitWords()
  return (
    <>
      <SearchButton hint={searchHint} onPress={onSearch} />
      <span className="grow" />
      <TodayDates className="max-md:hidden" />
      <ShortDates className="md:hidden" />
      <LanguageSwitch />
      <ThemeMenu />
      {extras}
      <UserMenu
        user={user}
        trigger={
          <AriaButton aria-label={withNews(t('accountOf', { name: user.name }), user)} className="rounded-full">
            <UserAvatar user={user} />
          </AriaButton>
        }
      />
    </>
  )
}

/** Whoever reads letters twice as large has room for the buttons alone. */
const ifLettersAllow = '@max-[16rem]:sr-only'

function PhoneBar({ user, homeHref, onMenu, onSearch, extras }: TopBarParts & { onMenu: () => void }) {
  const t = useKitWords()
  return (
    <>
      <span className="relative">
        <IconButton icon={MenuIcon} label={withNews(t('menu'), user)} onPress={onMenu} hasTooltip={false} />
        <NewsDot user={user} className="end-1.5 top-1.5" />
      </span>
      <AriaLink href={homeHref} className="flex items-center gap-2 rounded-control pe-2 text-lead font-bold">
        <LogoMark size={32} />
        <span className={ifLettersAllow}>{t('shortName')}</span>
      </AriaLink>
      <span className="grow" />
      <ShortDates className={ifLettersAllow} />
      {extras}
      <IconButton icon={Search} label={t('search')} onPress={onSearch} hasTooltip={false} />
    </>
  )
}
