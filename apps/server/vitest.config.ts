import { configDefaults, defineConfig } from 'vitest/config'

export const serverTests = {
  globalSetup: ['src/testing/template-database.ts'],
  testTimeout: 20_000,
  hookTimeout: 30_000,
  // Real servers, processes and clocks on a machine that others use: as with the walks, .ci/run tries such a test twice
  // and tells in its last lines which one needed it. The rules of the domain have no such excuse.
  retry: process.env['CI'] === undefined ? 0 : 1,
}

export default defineConfig({
  test: {
    ...serverTests,
    name: 'server',
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.measured.test.ts'],
  },
})
