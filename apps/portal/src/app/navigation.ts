import { ArrowLeftRight, ClipboardList, FileText, LayoutDashboard, ReceiptText, type LucideIcon } from 'lucide-react'

type NavigationEntry = {
  href: string
  page: 'dashboard' | 'requests' | 'contracts' | 'payments' | 'transactions'
  icon: LucideIcon
  /** After G: the letter of the English name. By its place on the keyboard, so that it works in a Persian layout. */
  key: string
  isCurrent: (path: string) => boolean
}

/** The five entries of the sidebar, in the order of the specification. */
export const navigation: readonly NavigationEntry[] = [
  {
    href: '/dashboard',
    page: 'dashboard',
    icon: LayoutDashboard,
    key: 'KeyD',
    isCurrent: (path) => path === '/' || path.startsWith('/dashboard'),
  },
  {
    href: '/reservations/list',
    page: 'requests',
    icon: ClipboardList,
    key: 'KeyR',
    isCurrent: (path) => path.startsWith('/reservations') && !/\/(new|add-reservation)/.test(path),
  },
  { href: '/orders', page: 'contracts', icon: FileText, key: 'KeyC', isCurrent: (path) => path.startsWith('/orders') },
  {
    href: '/payments',
    page: 'payments',
    icon: ReceiptText,
    key: 'KeyP',
    isCurrent: (path) => path.startsWith('/payments'),
  },
  {
    href: '/transactions',
    page: 'transactions',
    icon: ArrowLeftRight,
    key: 'KeyT',
    isCurrent: (path) => path.startsWith('/transactions'),
  },
]
