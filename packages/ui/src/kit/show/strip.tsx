import { WifiOff, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#kit/show/icon.tsx'

/** A line across the page, under the top bar, for as long as something is not as usual: "You are offline". */
export function Strip({ icon = WifiOff, children }: { icon?: LucideIcon; children: ReactNode }) {
  return (
    <output className="flex items-center justify-center gap-2.5 border-b border-on-warning-soft/20 bg-warning-soft px-4 py-2 text-small font-medium text-on-warning-soft print:hidden">
      <Icon of={icon} size={16} />
      {children}
    </output>
  )
}
