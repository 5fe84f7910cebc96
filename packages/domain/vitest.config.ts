import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'domain',
    // Rules keep nothing between calls: no file needs a process of its own. But what is changed in a table of rules
    // (`npm run mutation`) counts only once the table is loaded anew.
    isolate: process.env['STRYKER_MUTATOR_WORKER'] !== undefined,
    include: ['src/**/*.test.ts'],
    // `npm run coverage`: the rules are the part of the product that nobody may guess about.
    coverage: {
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts', 'src/testing/**'],
      reporter: ['text-summary'],
      thresholds: { statements: 98, branches: 95 },
    },
  },
})
