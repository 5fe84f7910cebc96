import { defineConfig } from 'vitest/config'
import { serverTests } from './vitest.config.ts'

/** Tests of how long something takes: apart from all others and one by one, so that they measure us and not each other. */
export default defineConfig({
  test: {
    ...serverTests,
    name: 'measured',
    include: ['src/**/*.measured.test.ts'],
    fileParallelism: false,
    sequence: { groupOrder: 1 },
  },
})
