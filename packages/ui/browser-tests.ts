import { playwright } from '@vitest/browser-playwright'

const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']

/** What is drawn is tested where it is drawn: in Chromium, without a window. */
export const inBrowser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...quiet],
    },
  }),
  instances: [{ browser: 'chromium' as const }],
}
