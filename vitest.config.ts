import { defineConfig } from 'vitest/config'

// Every workspace brings its own vitest.config.ts; `npm test` runs them all as one.
export default defineConfig({
  test: {
    projects: ['packages/*/vitest.config.ts', 'apps/*/vitest*.config.ts', 'scripts/vitest.config.ts'],
  },
})
