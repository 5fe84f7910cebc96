import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components'
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

/** Views of one list, or parts of one page. More than fit scroll sideways; the arrow keys walk them. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, children, className = '', panelClassName = '' } = props
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => {
        const chosen = tabs.find(({ id }) => id === key)
        if (chosen) onSelect(chosen.id)
      }}
      className="grid min-w-0 gap-0 max-sm:gap-3"
    >
      <TabStrip selected={selected} className={className}>
        <TabList aria-label={label} items={tabs} dependencies={[tabs]} className="flex w-max gap-1">
          {(tab) => (
            <Tab
              id={tab.id}
              className={`relative flex h-8 shrink-0 items-center gap-1.75 rounded-control px-2.75 text-[0.8125rem] font-medium
                whitespace-nowrap text-soft transition-colors duration-120 data-hovered:bg-sunken
                data-selected:bg-primary-soft data-selected:font-semibold data-selected:text-on-primary-soft
                data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus
                pointer-coarse:h-11 ${tab.startsGroup ? groupLine : ''}`}
            >
              {tab.label}
              {tab.count !== undefined && <Count value={tab.count} tone={tab.isUrgent ? 'hot' : 'quiet'} />}
            </Tab>
          )}
        </TabList>
      </TabStrip>
      <TabPanel id={selected} className={`min-w-0 rounded-control ${panelClassName}`}>
        {children}
      </TabPanel>
    </AriaTabs>
  )
}
