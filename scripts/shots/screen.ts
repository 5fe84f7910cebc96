import type { Page } from '@playwright/test'

export type Screen = {
  name: string
  path: string
  /** Who must be logged in to see it. */
  as?: 'agency' | 'agent' | 'staff'
  /** What is done on the page before the picture is taken. */
  before?: (page: Page) => Promise<void>
}
