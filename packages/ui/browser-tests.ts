import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { racPersian } from './rac-persian.ts'

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--force-prefers-reduced-motion',
]

const ofTheKit = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react-aria-components',
  'lucide-react',
  '@internationalized/date',
  'qr',
]

/** For whatever stands on the frame. */
export const ofTheFrame = [
  '@hookform/resolvers/zod',
  '@tanstack/react-query',
  'axe-core',
  'eventsource-parser',
  'react-hook-form',
  'react-router',
  'react-router/dom',
  'zod/mini',
]

/**
 * One browser at a time, and none beside the tests of the server: together they would be fifteen on two cores, and
 * slower than one after the other.
 */
const turns = { ui: 2, frame: 3, portal: 4, desk: 5 }

/**
 * Screens are drawn with the React that users get, which takes a tenth of the time. The other one complains (a list
 * without keys, an effect that does not clean up): `REACT=development` draws with it.
 */
const reactOfUsers = {
  oxc: { jsx: { runtime: 'automatic', development: false } },
  define: { 'process.env.NODE_ENV': '"production"' },
} as const
const chosenReact = process.env['REACT'] === 'development' ? {} : reactOfUsers

/**
 * Nobody looks at what is drawn while it is tested. Under a sheet that hides all of it and lets every press through,
 * Chromium lays the page out and paints no pixel of it.
 */
const cover = `
  const sheet = document.createElement('div')
  sheet.style.cssText = 'position:fixed;inset:0;z-index:9;background:#fff;pointer-events:none;will-change:transform'
  document.documentElement.append(sheet)`

/** What is drawn is tested where it is drawn: in Chromium, without a window. */
export function browserTests(name: keyof typeof turns, libraries: readonly string[] = []) {
  return defineConfig({
    plugins: [racPersian(), react(), tailwind()],
    ...chosenReact,
    // Named here, or Vite meets them while a test runs and reloads the page under it.
    optimizeDeps: { include: [...ofTheKit, ...libraries] },
    test: {
      name,
      include: ['src/**/*.test.{ts,tsx}'],
      env: { DRAWN: process.env['DRAWN'] ?? 'whole', REACT: process.env['REACT'] ?? 'production' },
      sequence: { groupOrder: turns[name] },
      // Screens are drawn in one page, one file after the other: their code is loaded once, which halves the time.
      isolate: name === 'ui' || name === 'frame',
      // Half of the time a page waits for the hand that presses in it: the other page has the machine meanwhile.
      maxWorkers: 2,
      // A real browser on a machine that others use: as with the walks, .ci/run tries such a test twice and tells which.
      retry: process.env['CI'] === undefined ? 0 : 1,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            executablePath: '/usr/bin/chromium-headless-shell',
            args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...quiet],
          },
        }),
        orchestratorScripts: [{ content: cover }],
        instances: [{ browser: 'chromium' }],
      },
    },
  })
}
