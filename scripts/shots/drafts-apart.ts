import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

/**
 * Pictures are taken of one user, two at a time: what is entered for one of them must not show on another. Only the agent
 * of the demo has begun something, and goes on having it.
 */
export async function keepDraftsApart(page: Page, as: Screen['as']): Promise<void> {
  await page.route('**/api/drafts*', (route) => {
    const method = route.request().method()
    if (method === 'PUT') return route.fulfill({ json: { version: 1, savedAt: new Date().toISOString() } })
    if (method === 'DELETE') return route.fulfill({ status: 204 })
    return as === 'agent' ? route.fallback() : route.fulfill({ json: null })
  })
}
