import type { LucideIcon } from 'lucide-react'

/** Icons that point along the line of writing and so turn in Persian. A check mark, a clock or a phone never does. */
const mirrored = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ChevronLeft',
  'ChevronRight',
  'ChevronsLeft',
  'ChevronsRight',
  'CornerDownLeft',
  'ExternalLink',
  'List',
  'ListChecks',
  'LogIn',
  'LogOut',
  'MessageSquareText',
  'PanelLeftClose',
  'PanelLeftOpen',
  'PlaneLanding',
  'PlaneTakeoff',
  'Redo2',
  'Reply',
  'Send',
  'SendHorizontal',
  'TrendingDown',
  'TrendingUp',
  'Undo2',
])

type IconProps = { of: LucideIcon; size?: number; className?: string; strokeWidth?: number }

/** A drawing beside words that already say it: hidden from screen readers. `<Icon of={Plus} />` */
export function Icon({ of: Drawing, size = 18, className = '', strokeWidth = 1.8 }: IconProps) {
  const mirror = mirrored.has(Drawing.displayName ?? '') ? 'rtl:-scale-x-100' : ''
  return <Drawing aria-hidden size={size} strokeWidth={strokeWidth} className={`shrink-0 ${mirror} ${className}`} />
}
