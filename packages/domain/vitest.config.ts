import { configDefaults, defineConfig } from 'vitest/config'

const isMutated = process.env['STRYKER_MUTATOR_WORKER'] !== undefined

export default defineConfig({
  test: {
    name: 'domain',
    // Rules keep nothing between calls: no file needs a process of its own. But what is changed in a table of rules
    // (`npm run mutation`) counts only once the table is loaded anew.
    isolate: isMutated,
    // The random walk is left out there: it takes as long as all others together. Here and not by Stryker's `testFiles`,
    // with which it never changes a table before it is loaded.
    exclude: [...configDefaults.exclude, ...(isMutated ? ['**/contract-world.test.ts'] : [])],
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
