import { configDefaults, defineConfig } from 'vitest/config'

export const serverTests = {
  globalSetup: ['src/testing/template-database.ts'],
  testTimeout: 20_000,
  hookTimeout: 30_000,
  // Real servers, processes and clocks on a machine that others use: as with the walks, .ci/run tries such a test twice
  // and tells in its last lines which one needed it. The rules of the domain have no such excuse.
  retry: process.env['CI'] === undefined ? 0 : 1,
}

/**
 * Files share the process that they run in, and what it has loaded: loading the server for each of them took longer
 * than half of their tests. Each brings its own app and database; one that swaps a module or the clock of the process
 * is named `*.alone.test.ts` (testing/shared-process).
 */
export default defineConfig({
  test: {
    ...serverTests,
    name: 'server',
    isolate: false,
    // Node.js runs the code as in production; through Vite, and with a look into each file for what swaps modules, the
    // tests took a third more of the processor.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    setupFiles: ['src/testing/shared-process/many-logs.ts'],
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.measured.test.ts', '**/*.alone.test.ts'],
  },
})
