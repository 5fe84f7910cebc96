import type { ReactNode } from 'react'

/** Whole class names, because Tailwind reads them off the source. Fill and text, then the dot. */
const looks = {
  'light-blue': ['bg-(--chip-light-blue-bg) text-(--chip-light-blue-fg)', 'bg-(--chip-light-blue-dot)'],
  blue: ['bg-(--chip-blue-bg) text-(--chip-blue-fg)', 'bg-(--chip-blue-dot)'],
  'dark-blue': ['bg-(--chip-dark-blue-bg) text-(--chip-dark-blue-fg)', 'bg-(--chip-dark-blue-dot)'],
  green: ['bg-(--chip-green-bg) text-(--chip-green-fg)', 'bg-(--chip-green-dot)'],
  yellow: ['bg-(--chip-yellow-bg) text-(--chip-yellow-fg)', 'bg-(--chip-yellow-dot)'],
  orange: ['bg-(--chip-orange-bg) text-(--chip-orange-fg)', 'bg-(--chip-orange-dot)'],
  red: ['bg-(--chip-red-bg) text-(--chip-red-fg)', 'bg-(--chip-red-dot)'],
  grey: ['bg-(--chip-grey-bg) text-(--chip-grey-fg)', 'bg-(--chip-grey-dot)'],
} as const

export type ChipColour = keyof typeof looks

/** A dot and a word: the colour helps, the word says it. */
export function Chip({ colour, children }: { colour: ChipColour; children: ReactNode }) {
  const [fill, dot] = looks[colour]
  return (
    <span
      data-colour={colour}
      className={`inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full ps-2.25 pe-2.5 text-[0.75rem] font-semibold whitespace-nowrap ${fill}`}
    >
      <span aria-hidden className={`size-1.75 rounded-full ${dot}`} />
      {children}
    </span>
  )
}
