import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { answerTheFinger } from '#kit/button/answer-the-finger.ts'
import { Count } from '#kit/show/count.tsx'
import { TabStrip } from '#kit/page/tab-strip.tsx'

export type TabChoice<Id extends string> = {
  id: Id
  label: string
  count?: number
  /** The count asks for attention: due today, overdue. */
  isUrgent?: boolean
  /** A line parts it from those before: from here on they are the user's own. */
  startsGroup?: boolean
}

export type TabsProps<Id extends string> = {
  label: string
  tabs: readonly TabChoice<Id>[]
  /** Which one is open belongs to the URL; the app passes it in and changes the URL in `onSelect`. */
  selected: Id
  onSelect: (id: Id) => void
  /** The open tab's contents. */
  children: ReactNode
  className?: string
  panelClassName?: string
}

const groupLine = 'ms-4 before:absolute before:inset-y-1.5 before:-start-2.5 before:border-s before:border-line-strong'

/**
 * Views of one list, or parts of one page. More than fit scroll sideways; the arrow keys walk them, and open what they
 * reach. Every list begins with them, and React Aria's would bring its collections along: a tenth of what a first visit
 * loads.
 */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, children, className = '', panelClassName = '' } = props
  const id = useId()
  const idOf = (tab: Id) => `${id}${tab}`
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const last = tabs.length - 1
    const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const at = tabs.findIndex((tab) => tab.id === selected)
    const next = { ArrowLeft: -1, ArrowRight: -1, [forwards]: 1 }[event.key]
    const place =
      event.key === 'Home' ? 0 : event.key === 'End' ? last : next && (at + next + tabs.length) % tabs.length
    if (place === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    event.preventDefault()
    const { id: reached } = tabs[place]!
    document.getElementById(idOf(reached))?.focus()
    if (reached !== selected) onSelect(reached)
  }
  return (
    <div className="grid min-w-0 gap-0 max-sm:gap-3">
      <TabStrip selected={selected} className={className}>
        <div role="tablist" aria-label={label} className="flex w-max gap-1">
          {tabs.map((tab) => (
            <button
              key={tab.id}
              data-tab={tab.id}
              type="button"
              role="tab"
              id={idOf(tab.id)}
              aria-selected={tab.id === selected}
              aria-controls={tab.id === selected ? `${id}-panel` : undefined}
              tabIndex={tab.id === selected ? 0 : -1}
              {...answerTheFinger}
              onKeyDown={walk}
              onClick={() => tab.id !== selected && onSelect(tab.id)}
              className={`relative flex h-8 shrink-0 items-center gap-1.75 rounded-control px-2.75 text-[0.8125rem] font-medium
                whitespace-nowrap text-soft transition-colors duration-120 hover:bg-sunken not-aria-selected:pressed:bg-sunken
                aria-selected:bg-primary-soft aria-selected:font-semibold aria-selected:text-on-primary-soft
                focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus
                pointer-coarse:h-11 ${tab.startsGroup ? groupLine : ''}`}
            >
              {tab.label}
              {tab.count !== undefined && <Count value={tab.count} tone={tab.isUrgent ? 'hot' : 'quiet'} />}
            </button>
          ))}
        </div>
      </TabStrip>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={idOf(selected)}
        className={`min-w-0 rounded-control ${panelClassName}`}
      >
        {children}
      </div>
    </div>
  )
}
