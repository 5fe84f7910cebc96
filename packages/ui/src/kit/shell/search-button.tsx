import { Search } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components'
import { Icon } from '#kit/show/icon.tsx'
import { Kbd } from '#kit/button/kbd.tsx'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
const paletteKey = isApple ? '⌘ K' : 'Ctrl K'

/** Looks like a search field and opens the command palette, which is the search. */
export function SearchButton({ hint, onPress }: { hint: string; onPress: () => void }) {
  return (
    <AriaButton
      onPress={onPress}
      aria-keyshortcuts="Control+K Meta+K"
      className="flex h-9.5 w-90 min-w-0 items-center gap-2.25 rounded-control border border-line bg-surface ps-3 pe-2.5 text-start text-muted transition-colors hover:border-line-strong"
    >
      <Icon of={Search} />
      <span className="grow truncate">{hint}</span>
      <Kbd>{paletteKey}</Kbd>
    </AriaButton>
  )
}
