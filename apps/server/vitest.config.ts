import { configDefaults, defineConfig } from 'vitest/config'

export const serverTests = {
  globalSetup: ['src/testing/template-database.ts'],
  testTimeout: 20_000,
  hookTimeout: 30_000,
}

export default defineConfig({
  test: {
    ...serverTests,
    name: 'server',
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.measured.test.ts'],
  },
})
