import { defineConfig } from '@playwright/test'

/** Debian's Chromium, as root and without a network: it must not try to reach its maker. */
export const chromium = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

export default defineConfig({
  testDir: 'e2e',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  forbidOnly: true,
  // A walk that passes only at its second try is told as flaky, with the trace of that try: a defect to mend, but none
  // that keeps a change from landing. First tries are not traced: a walk of many presses takes three times as long.
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: process.env['E2E_REPORT'] === undefined ? [['list']] : [['list'], ['./scripts/ci/playwright-report.ts']],
  outputDir: 'test-results',
  use: {
    baseURL: process.env['E2E_ORIGIN'],
    launchOptions: chromium,
    trace: process.env['CI'] === undefined ? 'retain-on-failure' : 'on-first-retry',
    viewport: { width: 1440, height: 900 },
  },
})
