import { defineConfig } from '@playwright/test'

/** Debian's Chromium without windows, as root and without a network: it must not try to call home. */
export const chromium = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
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
  // A test that passes only on its second try is reported as flaky, with the trace of that try: a defect to fix, but it
  // does not stop a change from landing. First tries are not traced, because tracing slows long tests down a lot.
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
