import type { LucideIcon } from 'lucide-react'

/** One line of the main navigation. */
export type NavEntry = {
  href: string
  label: string
  icon: LucideIcon
  isCurrent?: boolean
  /** Hidden when 0. */
  count?: number
  /** What is counted, for screen readers; `isHot` when it asks for action today. */
  countLabel?: string
  isHot?: boolean
}

/** The one thing people come for: on top of the sidebar and raised in the phone's bottom bar. */
export type MainAction = { href: string; label: string; icon: LucideIcon }

/** Something the account still needs (verify the e-mail): a box in the sidebar, an icon when it is mini. */
export type SidebarNotice = { icon: LucideIcon; title: string; text: string; action: { label: string; href: string } }

export type ShellUser = {
  name: string
  /** The agency, or the role at the desk. */
  note: string
  tone?: 'agency' | 'staff'
  /** Left out where there is no such page. */
  changePasswordHref?: string
  /** More pages of the account, above the password. */
  links?: readonly AccountLink[]
  onLogOut: () => void
}

/** `count` of what is new there: hidden when 0. `countLabel` says it in words. */
export type AccountLink = { href: string; label: string; icon: LucideIcon; count?: number; countLabel?: string }

/** What stands in the sidebar, in each of its three forms. */
export type SidebarParts = {
  /** Under the name of the product; "by Caravanserai" unless given. */
  productNote?: string
  homeHref: string
  /** A line is drawn between groups. */
  groups: readonly (readonly NavEntry[])[]
  mainAction?: MainAction
  notice?: SidebarNotice
  user: ShellUser
  version: string
}
