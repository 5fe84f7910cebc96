import type { Page } from '@playwright/test'

export type Screen = {
  name: string
  path: string
  /** A mail: what it says in a language, in place of a page at an address. */
  html?: (language: 'en' | 'fa') => string
  /** Who must be logged in to see it. */
  as?: 'agency' | 'agent' | 'staff'
  /** What is done on the page before the picture is taken. */
  before?: (page: Page) => Promise<void>
}
