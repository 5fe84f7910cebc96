import type { ComponentType } from 'react'

/** What a file of gallery/sections exports by default; its file name is its address: ?section=dialog. */
export type Section = {
  title: string
  Section: ComponentType
  /** Takes the whole window (shell, login): only shown on its own. */
  isWholePage?: boolean
}
