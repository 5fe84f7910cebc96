import { defineConfig } from 'vitest/config'
import { serverTests } from './vitest.config.ts'

/** Tests that swap a module or the clock of their process: each file has one to itself, so that no other meets it. */
export default defineConfig({
  test: { ...serverTests, name: 'alone', include: ['src/**/*.alone.test.ts'] },
})
