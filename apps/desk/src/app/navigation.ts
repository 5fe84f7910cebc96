import {
  BadgePercent,
  BedDouble,
  Building2,
  ClipboardList,
  FileText,
  History,
  Megaphone,
  MessagesSquare,
  Package,
  ReceiptText,
  Settings,
  Sun,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { StaffRole } from '@sarai/domain/people/staff-role.ts'
import type { PageName } from '#app/page-title.tsx'

type Place = {
  id: PageName
  href: string
  icon: LucideIcon
  keys: readonly [string, string]
  /** Any of them is enough. */
  roles: readonly StaffRole[]
  pages: readonly PageName[]
}

/** Where staff can go, in groups; each place is shown to those whose role may use it. G and a letter lead there. */
const groups = [
  [
    { id: 'today', href: '/', icon: Sun, keys: ['KeyG', 'KeyT'], roles: ['reservations'], pages: ['today'] },
    {
      id: 'requests',
      href: '/requests',
      icon: ClipboardList,
      keys: ['KeyG', 'KeyR'],
      roles: ['reservations'],
      pages: ['requests', 'request', 'calls'],
    },
    {
      id: 'inbox',
      href: '/messages',
      icon: MessagesSquare,
      keys: ['KeyG', 'KeyM'],
      roles: ['reservations'],
      pages: ['inbox'],
    },
    {
      id: 'receipts',
      href: '/receipts',
      icon: ReceiptText,
      keys: ['KeyG', 'KeyF'],
      roles: ['finance'],
      pages: ['receipts'],
    },
    {
      id: 'contracts',
      href: '/contracts',
      icon: FileText,
      keys: ['KeyG', 'KeyO'],
      roles: ['finance'],
      pages: ['contracts', 'contract', 'balances'],
    },
  ],
  [
    {
      id: 'agencies',
      href: '/agencies',
      icon: Building2,
      keys: ['KeyG', 'KeyA'],
      roles: ['admin'],
      pages: ['agencies', 'agency'],
    },
  ],
  [
    {
      id: 'packages',
      href: '/packages',
      icon: Package,
      keys: ['KeyG', 'KeyP'],
      roles: ['catalogue'],
      pages: ['packages', 'package', 'property', 'spreadsheet'],
    },
    {
      id: 'hotels',
      href: '/hotels',
      icon: BedDouble,
      keys: ['KeyG', 'KeyH'],
      roles: ['catalogue'],
      pages: ['hotels', 'hotel'],
    },
    {
      id: 'commissions',
      href: '/commissions',
      icon: BadgePercent,
      keys: ['KeyG', 'KeyC'],
      roles: ['catalogue'],
      pages: ['commissions'],
    },
    { id: 'ads', href: '/ads', icon: Megaphone, keys: ['KeyG', 'KeyD'], roles: ['catalogue'], pages: ['ads'] },
  ],
  [
    {
      id: 'settings',
      href: '/settings',
      icon: Settings,
      keys: ['KeyG', 'KeyE'],
      roles: ['catalogue', 'finance'],
      pages: ['settings'],
    },
    { id: 'staff', href: '/staff', icon: Users, keys: ['KeyG', 'KeyS'], roles: ['admin'], pages: ['staff'] },
    { id: 'activity', href: '/activity', icon: History, keys: ['KeyG', 'KeyL'], roles: ['admin'], pages: ['activity'] },
  ],
] as const satisfies readonly (readonly Place[])[]

export type DeskPlace = (typeof groups)[number][number]

/** An admin may do everything. */
export function placesFor(roles: readonly StaffRole[]): DeskPlace[][] {
  const isAdmin = roles.includes('admin')
  return groups
    .map((group) => group.filter((place) => isAdmin || place.roles.some((role) => roles.includes(role))))
    .filter((group) => group.length > 0)
}

/** Where a login leads: the first place of the own roles. */
export function homeOf(roles: readonly StaffRole[]): string {
  return placesFor(roles)[0]?.[0]?.href ?? '/account'
}

export function isAt(place: DeskPlace, page: PageName): boolean {
  return (place.pages as readonly PageName[]).includes(page)
}
